import { Form, useNavigation } from 'react-router';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import letter from '#app/scan/letter.module.css';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { stopToken } from '#contract/watching/input.ts';
import { watchFailures, watchingPath } from '#contract/watching/types.ts';
import { stopWatchingByLink } from '#core/watching/actions/stop-by-link.ts';
import type { Route } from './+types/stop.ts';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches[0].loaderData, 'Stop watching'),
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button stops it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { actor } = context.get(requestContext);
  return { token: url.searchParams.get('token') ?? '', isSignedIn: actor.kind === 'person' };
}

/** Mail programs post here too, without a page of ours and without signing in (RFC 8058): the token decides. */
export const action = acts(watchFailures.stop, {
  send: defineAct({
    schema: stopToken,
    input: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
    quiet: 'reason',
    run: stopWatchingByLink,
  }),
});

export const clientAction = clientActs(watchFailures.stop);

function Stopped({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Card className={letter.letter} flush>
      <EmptyState
        as="h1"
        title="Watching is off"
        {...(isSignedIn && { action: <ButtonLink to={watchingPath}>Switch it on again</ButtonLink> })}
      >
        <p>Nothing is asked about you until you start a scan, and there is no further mail about changes.</p>
      </EmptyState>
    </Card>
  );
}

export default function Stop({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle';
  if (actionData?.ok) return <Stopped isSignedIn={loaderData.isSignedIn} />;
  // With a toast it is the try that failed, and not the link.
  if (actionData?.ok === false && !actionData.toast)
    return <DeadLink message={actionData.reason} to={watchingPath} label="Watching" />;
  return (
    <Card className={letter.letter} flush>
      <h1 className={text.displayMd}>Stop watching?</h1>
      <p className={text.soft}>
        Press the button, and we stop scanning the address that got this mail and stop writing about changes. Reports in
        an account stay; without an account, everything that we kept for this is deleted.
      </p>
      <Form method="post" replace>
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel="Stopping…">
          Stop watching
        </Button>
      </Form>
    </Card>
  );
}
