import { useEffect, useRef, useState } from 'react';
import { redirectDocument } from 'react-router';
import { requestContext } from '#app/context.ts';
import { scanKeysIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitleFrom } from '#app/page-title.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Language } from '#contract/base/languages.ts';
import { addressIn, languageOfPath } from '#contract/base/translated-pages.ts';
import { browserAnswerInput } from '#contract/scans/browser/input.ts';
import { askFromHere, type BrowserQuestion } from '#contract/scans/browser/questions.ts';
import { takeBrowserAnswer } from '#core/scans/actions/take-browser-answer.ts';
import { getScanHere, listBrowserQuestions } from '#core/scans/queries/browser-questions.ts';
import type { Route } from './+types/ask-from-here.ts';
import styles from './ask-from-here.module.css';
import { askHere, type BroughtAnswer } from './ask-here.ts';
import { askingTexts } from './asking.texts.ts';

/** It names an address: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, location }) => [
  pageTitleFrom(matches[0].loaderData, location.pathname, askingTexts, ({ title }) => title),
  { name: 'robots', content: 'noindex' },
];

const scanIn = (url: string): string => new URL(url).searchParams.get('scan') ?? '';

/** The report that the scan belongs to: in the dashboard, or where its link led. */
const reportOf = (isOwn: boolean, scanId: string, language: Language) =>
  addressIn(language, isOwn ? `/dashboard/scans/${scanId}` : `/scan/${scanId}`);

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args;
  const language = languageOf(args);
  const ctx = context.get(requestContext);
  const keys = scanKeysIn(ctx.platform.config, request.headers.get('cookie'));
  const scan = await getScanHere(ctx, scanIn(request.url), keys);
  const isOwn = scan.expiresAt === null;
  return { questions: await listBrowserQuestions(ctx, scan), report: reportOf(isOwn, scan.id, language) };
}

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  throw redirectDocument(addressIn(language, askFromHere(scanIn(request.url))));
}

/** Sent by the browser itself: the policy of the page forbids what the router would fetch. */
export const action = acts(async (language) => (await askingTexts.in(language)).failed, {
  send: defineAct({
    schema: browserAnswerInput,
    async run(ctx, input, { request, language }) {
      const keys = scanKeysIn(ctx.platform.config, request.headers.get('cookie'));
      const scanId = scanIn(request.url);
      const outcome = await takeBrowserAnswer(ctx, scanId, input, keys);
      const scan = await getScanHere(ctx, scanId, keys);
      const { outcomes } = await askingTexts.in(language);
      const variant = outcome === 'not-checked' ? 'destructive' : 'success';
      return redirectWithToast(ctx, reportOf(scan.expiresAt === null, scanId, language), {
        variant,
        ...outcomes[outcome],
      });
    },
  }),
});

function Question({ question }: { question: BrowserQuestion }) {
  const texts = useTexts(askingTexts);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const [brought, setBrought] = useState<BroughtAnswer | null>(null);
  // Once the fields have been drawn with it.
  useEffect(() => {
    if (brought) form.current?.requestSubmit();
  }, [brought]);
  const ask = async () => {
    setState('asking');
    try {
      setBrought(await askHere(question));
    } catch (reason) {
      console.warn('The source could not be asked from here', reason);
      setState('failed');
    }
  };
  const { host } = new URL(question.url);
  return (
    <section className={styles.question} aria-label={question.name}>
      <h2 className={text.displayXs}>{question.name}</h2>
      <dl className={styles.facts}>
        <dt>{texts.sent}</dt>
        <dd className={text.evidence}>{question.address}</dd>
        <dt>{texts.toWhom}</dt>
        <dd>{texts.learns(host)}</dd>
        <dt>{texts.comesBack}</dt>
        <dd>{texts.wholeAnswer}</dd>
      </dl>
      {state === 'failed' && <Notice tone="warning">{texts.silent}</Notice>}
      <form ref={form} method="post" encType="multipart/form-data" className={styles.form}>
        <input type="hidden" name="source" value={question.source} />
        <input type="hidden" name="identifier" value={question.identifier} />
        <input type="hidden" name="status" value={brought?.status ?? ''} />
        <input type="hidden" name="type" value={brought?.type ?? ''} />
        <textarea hidden readOnly name="body" value={brought?.body ?? ''} />
        <Button
          type="button"
          variant="primary"
          disabled={!isHydrated}
          data-needs="scripts"
          busy={state === 'asking'}
          busyLabel={texts.asking}
          onClick={ask}
        >
          {texts.ask(question.name)}
        </Button>
      </form>
    </section>
  );
}

export default function AskFromHere({ loaderData: { questions, report } }: Route.ComponentProps) {
  const texts = useTexts(askingTexts);
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
      </PageHead>
      <div className={classes(page.page, styles.page)}>
        {questions.length === 0 && <p>{texts.nothing}</p>}
        {questions.map((question) => (
          <Question key={`${question.source} ${question.identifier}`} question={question} />
        ))}
        <noscript>
          <p className={classes(text.small, text.soft)}>{texts.needsScripts}</p>
        </noscript>
        <p className={classes(text.small, text.soft)}>{texts.policy}</p>
        <p>
          <a data-part="button" className={buttonClass({ variant: 'secondary' })} href={report}>
            {texts.back}
          </a>
        </p>
      </div>
    </>
  );
}
