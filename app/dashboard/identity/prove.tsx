import { Form, useNavigation } from 'react-router';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import letter from '#app/scan/letter.module.css';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { proofToken } from '#contract/identifiers/input.ts';
import { identifierFailures } from '#contract/identifiers/types.ts';
import { proveAddress } from '#core/identifiers/actions/prove-address.ts';
import type { Route } from './+types/prove.ts';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const handle: DashboardHandle = {
  trail: [{ page: 'identity', to: '/dashboard/identity' }, { below: 'prove' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Confirm an address')];

/** Reading the page changes nothing: mail scanners follow links, and only the button proves. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '' };
}

export const action = acts(identifierFailures.prove, {
  send: defineAct({
    schema: proofToken,
    quiet: 'reason',
    run: proveAddress,
    done: 'The mailbox is yours: your scans look for it from now on.',
    to: '/dashboard/identity',
  }),
});

export const clientAction = clientActs(identifierFailures.prove);

export default function Prove({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  // With a toast it is the try that failed, and not the link.
  const refused = actionData?.ok === false && !actionData.toast ? actionData : null;
  const back = (
    <ButtonLink to="/dashboard/identity" variant="primary">
      What we look for
    </ButtonLink>
  );
  if (refused)
    return (
      <Card className={letter.letter} flush>
        <EmptyState kind="error" as="h1" title="This link does not work" action={back}>
          <p>{refused.reason}</p>
        </EmptyState>
      </Card>
    );
  return (
    <Card className={letter.letter} flush>
      <h1 className={text.displayMd}>Is this mailbox yours?</h1>
      <p className={text.soft}>
        When you press the button, the address counts as proven in the account that you are signed in to, and its scans
        include it. Press it only if you added the address yourself.
      </p>
      <Form method="post" replace>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Confirming…">
          Yes, this mailbox is mine
        </Button>
      </Form>
    </Card>
  );
}
