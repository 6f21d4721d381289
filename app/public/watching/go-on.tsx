import { Form, useNavigation } from 'react-router';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import letter from '#app/scan/letter.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { stopToken } from '#contract/watching/input.ts';
import { goOnWatching } from '#core/watching/actions/go-on-watching.ts';
import type { Route } from './+types/go-on.ts';
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

export async function loader(args: Route.LoaderArgs) {
  const { goOnTitle: title } = await watchingTexts.in(languageOf(args));
  return { title };
}

const failureIn = async (language: Language) => (await watchingTexts.in(language)).goOnFailed;

/** Reading the page changes nothing: mail scanners follow links, and only the button goes on. */
export const action = acts(failureIn, {
  send: defineAct({
    schema: stopToken,
    input: ({ url }) => ({ token: url.searchParams.get('token') ?? '' }),
    quiet: 'reason',
    run: goOnWatching,
    value: ({ until }) => until,
  }),
});

export const clientAction = clientActs(failureIn);

function GoesOn({ until }: { until: string }) {
  const { longDate } = useFormats();
  const texts = useTexts(watchingTexts);
  return (
    <Card className={letter.letter} flush>
      <EmptyState as="h1" title={texts.goesOn}>
        <p>{texts.goesOnText(longDate(until))}</p>
      </EmptyState>
    </Card>
  );
}

export default function GoOn({ actionData }: Route.ComponentProps) {
  const texts = useTexts(watchingTexts);
  const linkTo = useLinks();
  const busy = useNavigation().state !== 'idle';
  if (actionData?.ok) return <GoesOn until={String(actionData.value)} />;
  // With a toast it is the try that failed, and not the link.
  if (actionData?.ok === false && !actionData.toast)
    return <DeadLink title={texts.deadLink} message={actionData.reason} to={linkTo('/').to} label={texts.freeScan} />;
  return (
    <Card className={letter.letter} flush>
      <h1 className={text.displayMd}>{texts.goOnHeading}</h1>
      <p className={text.soft}>{texts.goOnText}</p>
      <Form method="post" replace>
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.saving}>
          {texts.goOn}
        </Button>
      </Form>
    </Card>
  );
}
