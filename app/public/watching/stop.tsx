import { Form, useNavigation } from 'react-router';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import letter from '#app/scan/letter.module.css';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { stopToken } from '#contract/watching/input.ts';
import { watchingPath } from '#contract/watching/types.ts';
import { stopWatchingByLink } from '#core/watching/actions/stop-by-link.ts';
import type { Route } from './+types/stop.ts';
import { watchingTexts } from './watching.texts.ts';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(matches[0].loaderData, loaderData?.title ?? ''),
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button stops it. */
export async function loader(args: Route.LoaderArgs) {
  const { actor } = args.context.get(requestContext);
  const { stopTitle: title } = await watchingTexts.in(languageOf(args));
  return { title, token: args.url.searchParams.get('token') ?? '', isSignedIn: actor.kind === 'person' };
}

const failureIn = async (language: Language) => (await watchingTexts.in(language)).stopFailed;

/** Mail programs post here too, without a page of ours and without signing in (RFC 8058): the token decides. */
export const action = acts(failureIn, {
  send: defineAct({
    schema: stopToken,
    input: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
    quiet: 'reason',
    run: stopWatchingByLink,
  }),
});

export const clientAction = clientActs(failureIn);

function Stopped({ isSignedIn }: { isSignedIn: boolean }) {
  const texts = useTexts(watchingTexts);
  const linkTo = useLinks();
  return (
    <Card className={letter.letter} flush>
      <EmptyState
        as="h1"
        title={texts.stopped}
        {...(isSignedIn && { action: <ButtonLink {...linkTo(watchingPath)}>{texts.switchOn}</ButtonLink> })}
      >
        <p>{texts.stoppedText}</p>
      </EmptyState>
    </Card>
  );
}

export default function Stop({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(watchingTexts);
  const linkTo = useLinks();
  const busy = useNavigation().state !== 'idle';
  if (actionData?.ok) return <Stopped isSignedIn={loaderData.isSignedIn} />;
  // With a toast it is the try that failed, and not the link.
  if (actionData?.ok === false && !actionData.toast)
    return (
      <DeadLink
        title={texts.deadLink}
        message={actionData.reason}
        to={linkTo(watchingPath).to}
        label={texts.watching}
      />
    );
  return (
    <Card className={letter.letter} flush>
      <h1 className={text.displayMd}>{texts.stopHeading}</h1>
      <p className={text.soft}>{texts.stopText}</p>
      <Form method="post" replace>
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.stopping}>
          {texts.stop}
        </Button>
      </Form>
    </Card>
  );
}
