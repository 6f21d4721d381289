import { Form, useNavigation } from 'react-router';
import { z } from 'zod';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { pageTitle } from '#app/page-title.ts';
import { DeadLink } from '#app/scan/dead-link.tsx';
import styles from '#app/scan/letter.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { followOptOutLink } from '#core/opt-outs/actions/follow-opt-out-link.ts';
import type { Route } from './+types/never-scan-link.ts';
import { neverScanTexts } from './never-scan.texts.ts';

/** The token is in the address: it is sent nowhere else and kept by nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  pageTitle(matches[0].loaderData, loaderData?.title ?? ''),
  { name: 'robots', content: 'noindex' },
];

/** Reading the page changes nothing: mail scanners follow links, and only the button does. */
export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url;
  const { title } = await neverScanTexts.in(languageOf(args));
  return { title, token: searchParams.get('token') ?? '', ends: searchParams.has('end') };
}

const failureIn = async (language: Language) => (await neverScanTexts.in(language)).unchanged;

export const action = acts(failureIn, {
  send: defineAct({
    schema: z.object({ token: z.string().catch('') }),
    quiet: 'reason',
    run: followOptOutLink,
    done: async (outcome, _ctx, { language }) => (await neverScanTexts.in(language))[outcome],
    to: (_outcome, { language }) => addressIn(language, '/never-scan'),
  }),
});

export const clientAction = clientActs(failureIn);

export default function NeverScanLink({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(neverScanTexts);
  const linkTo = useLinks();
  const busy = useNavigation().state !== 'idle';
  const shown = texts[loaderData.ends ? 'end' : 'begin'];
  // With a toast it is the try that failed, and not the link.
  const refused = actionData?.ok === false && !actionData.toast ? actionData : null;
  if (refused) {
    const { to } = linkTo('/never-scan');
    return <DeadLink title={texts.deadLink} message={refused.reason} to={to} label={texts.newMail} />;
  }
  return (
    <Card className={styles.letter} flush>
      <h1 className={text.displayMd}>{shown.title}</h1>
      <p className={text.soft}>{shown.text}</p>
      <Form method="post" replace>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" variant="primary" size="lg" block busy={busy} busyLabel={texts.saving}>
          {shown.button}
        </Button>
      </Form>
    </Card>
  );
}
