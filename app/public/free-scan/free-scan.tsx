import { useRouteLoaderData } from 'react-router';
import { setCookie, tokenIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import styles from '#app/scan/letter.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { oneLine } from '#contract/base/form-text.ts';
import type { Language } from '#contract/base/languages.ts';
import { freeScanInput } from '#contract/scans/free-scan-input.ts';
import type { MailedRequest } from '#contract/scans/waiting.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { scanTimes } from '#core/scans/rules.ts';
import type { Route } from './+types/free-scan.ts';
import { freeScanTexts } from './free-scan.texts.ts';
import { FreeScanForm } from './free-scan-form.tsx';

const notStarted = async (language: Language) => (await freeScanTexts.in(language)).notStarted;

const isBlank = (value: unknown) => typeof value !== 'string' || oneLine(value) === '';

export const action = acts(notStarted, {
  send: defineAct({
    schema: freeScanInput,
    missing: async ({ name, email }, language) =>
      isBlank(name) || isBlank(email) ? (await freeScanTexts.in(language)).blank : null,
    keep: ['name', 'email'],
    marked: async (language) => (await freeScanTexts.in(language)).marked,
    async run(ctx, input, { request, headers, language }) {
      const { config, clock } = ctx.platform;
      const since = clock.now().toISOString();
      const requestToken = tokenIn(config, request.headers.get('cookie'), 'qp_scan_request');
      const started = await startFreeScan(ctx, input, { requestToken });
      if (started.kind === 'started') {
        const { started: said } = await freeScanTexts.in(language);
        return redirectWithToast(ctx, `/dashboard/scans/${started.scanId}`, { variant: 'success', ...said });
      }
      headers.append('set-cookie', setCookie(config, 'qp_scan_request', started.requestToken));
      const localMailbox = config.mode === 'local' && config.smtpUrl === null;
      return { ...input, since, again: scanTimes.mailAgainMs / 1_000, localMailbox };
    },
    done: async (_done, _ctx, { language }) => (await freeScanTexts.in(language)).mailed,
    value: (request): MailedRequest => request,
  }),
});

export const clientAction = clientActs(notStarted);

export async function loader(args: Route.LoaderArgs) {
  const { title, lead } = await freeScanTexts.in(languageOf(args));
  return { title, description: lead };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData ? pageMeta(matches[0].loaderData, { ...loaderData, path: location.pathname }) : [];

/** The page of the form: where it leads without JavaScript, and an address of its own. */
export default function FreeScan() {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer ?? null;
  const texts = useTexts(freeScanTexts);
  const intro = (
    <>
      <h1 className={text.displayMd}>{texts.title}</h1>
      <p className={text.soft}>{texts.lead}</p>
    </>
  );
  return (
    <Card className={styles.letter} flush>
      <FreeScanForm viewer={viewer} as="h1" intro={intro} />
    </Card>
  );
}
