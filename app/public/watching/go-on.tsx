import { Form, useNavigation } from 'react-router';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import letter from '#app/scan/letter.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { stopToken } from '#contract/watching/input.ts';
import { addressWatchFailures } from '#contract/watching/types.ts';
import { goOnWatching } from '#core/watching/actions/go-on-watching.ts';
import type { Route } from './+types/go-on.ts';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches[0].loaderData, 'Carry on watching'),
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button goes on. */
export const action = acts(addressWatchFailures.goOn, {
  send: defineAct({
    schema: stopToken,
    input: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
    quiet: 'reason',
    run: goOnWatching,
    value: ({ until }) => until,
  }),
});

export const clientAction = clientActs(addressWatchFailures.goOn);

function GoesOn({ until }: { until: string }) {
  const { longDate } = useFormats();
  return (
    <Card className={letter.letter} flush>
      <EmptyState as="h1" title="We carry on watching">
        <p>We tell you what changes until {longDate(until)}, and ask you once more before then.</p>
      </EmptyState>
    </Card>
  );
}

export default function GoOn({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (actionData?.ok) return <GoesOn until={String(actionData.value)} />;
  // With a toast it is the try that failed, and not the link.
  if (actionData?.ok === false && !actionData.toast)
    return <DeadLink message={actionData.reason} to="/" label="To the free scan" />;
  return (
    <Card className={letter.letter} flush>
      <h1 className={text.displayMd}>Carry on watching?</h1>
      <p className={text.soft}>
        Press the button, and for another year we scan the address that got this mail every month, and write what has
        changed.
      </p>
      <Form method="post" replace>
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Saving…">
          Carry on for another year
        </Button>
      </Form>
    </Card>
  );
}
