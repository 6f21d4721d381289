import { Form, useNavigation } from 'react-router';
import { z } from 'zod';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import styles from '#app/scan/letter.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { followOptOutLink } from '#core/opt-outs/actions/follow-opt-out-link.ts';
import type { Route } from './+types/never-scan-link.ts';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches[0].loaderData, 'Never scan this address'),
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button does. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '', ends: url.searchParams.has('end') };
}

const failed = 'Nothing was changed. Please try again.';

const said = {
  began: 'From now on we do not look this address up for anyone.',
  ended: 'This address may be scanned again.',
} as const;

export const action = acts(failed, {
  send: defineAct({
    schema: z.object({ token: z.string().catch('') }),
    quiet: 'reason',
    run: followOptOutLink,
    done: (outcome) => said[outcome],
    to: '/never-scan',
  }),
});

export const clientAction = clientActs(failed);

const words = {
  begin: {
    title: 'Never scan this address?',
    text: 'Thanks. When you press the button, we stop scanning this address for anyone, you included, until you allow it again in the same way.',
    button: 'Never scan this address',
  },
  end: {
    title: 'Allow scans again?',
    text: 'Thanks. When you press the button, anyone who can read this mailbox can have it scanned again.',
    button: 'Allow scans again',
  },
} as const;

export default function NeverScanLink({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  const shown = words[loaderData.ends ? 'end' : 'begin'];
  // With a toast it is the try that failed, and not the link.
  const refused = actionData?.ok === false && !actionData.toast ? actionData : null;
  if (refused) return <DeadLink message={refused.reason} to="/never-scan" label="Ask for a new mail" />;
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>{shown.title}</h1>
      <p className={text.soft}>{shown.text}</p>
      <Form method="post" replace>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Saving…">
          {shown.button}
        </Button>
      </Form>
    </Card>
  );
}
