import { useEffect, useRef, useState } from 'react';
import { redirectDocument } from 'react-router';
import { requestContext } from '#app/context.ts';
import { scanKeysIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { pageTitle } from '#app/page-title.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { browserAnswerInput } from '#contract/scans/browser/input.ts';
import { askFromHere, type BrowserQuestion, browserAnswerFailed } from '#contract/scans/browser/questions.ts';
import { takeBrowserAnswer } from '#core/scans/actions/take-browser-answer.ts';
import { getScanHere, listBrowserQuestions } from '#core/scans/queries/browser-questions.ts';
import type { Route } from './+types/ask-from-here.ts';
import styles from './ask-from-here.module.css';
import { askHere, type BroughtAnswer } from './ask-here.ts';

/** It names an address: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches[0].loaderData, 'Ask from your own computer'),
  { name: 'robots', content: 'noindex' },
];

const scanIn = (url: string): string => new URL(url).searchParams.get('scan') ?? '';

/** The report that the scan belongs to: in the dashboard, or where its link led. */
const reportOf = (isOwn: boolean, scanId: string) => (isOwn ? `/dashboard/scans/${scanId}` : `/scan/${scanId}`);

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const keys = scanKeysIn(ctx.platform.config, request.headers.get('cookie'));
  const scan = await getScanHere(ctx, scanIn(request.url), keys);
  const isOwn = scan.expiresAt === null;
  return { questions: await listBrowserQuestions(ctx, scan), report: reportOf(isOwn, scan.id) };
}

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw redirectDocument(askFromHere(scanIn(request.url)));
}

const toastOf = {
  found: { variant: 'success', title: 'Added', description: 'What your browser was answered is in the report.' },
  clear: { variant: 'success', title: 'Added', description: 'It answered that it has nothing about this address.' },
  'not-checked': {
    variant: 'destructive',
    title: 'Not checked',
    description: 'What came back is no answer that we can read. The report is as it was.',
  },
} as const;

/** Sent by the browser itself: the policy of the page forbids what the router would fetch. */
export const action = acts(browserAnswerFailed, {
  send: defineAct({
    schema: browserAnswerInput,
    async run(ctx, input, { request }) {
      const keys = scanKeysIn(ctx.platform.config, request.headers.get('cookie'));
      const scanId = scanIn(request.url);
      const outcome = await takeBrowserAnswer(ctx, scanId, input, keys);
      const scan = await getScanHere(ctx, scanId, keys);
      return redirectWithToast(ctx, reportOf(scan.expiresAt === null, scanId), toastOf[outcome]);
    },
  }),
});

function Question({ question }: { question: BrowserQuestion }) {
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
        <dt>What is sent</dt>
        <dd className={text.evidence}>{question.address}</dd>
        <dt>To whom</dt>
        <dd>{host}. It learns this address, and the IP address of your connection.</dd>
        <dt>What comes back to us</dt>
        <dd>Its whole answer. We read it as we read our own, and mark it “asked by your browser”.</dd>
      </dl>
      {state === 'failed' && (
        <Notice tone="warning">
          It did not answer your browser. It may be busy, or something on your computer blocks it. The report is as it
          was.
        </Notice>
      )}
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
          busyLabel="Asking…"
          onClick={ask}
        >
          Ask {question.name} from Here
        </Button>
      </form>
    </section>
  );
}

export default function AskFromHere({ loaderData: { questions, report } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Ask from your own computer">
        <p className={text.lead}>
          Some sources take only so many questions from us. Your own browser can ask them instead: from your connection,
          with your own allowance.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.page)}>
        {questions.length === 0 && <p>There is nothing to ask: every source that your browser may ask has answered.</p>}
        {questions.map((question) => (
          <Question key={`${question.source} ${question.identifier}`} question={question} />
        ))}
        <noscript>
          <p className={classes(text.small, text.soft)}>Your browser asks by itself, and needs JavaScript for it.</p>
        </noscript>
        <p className={classes(text.small, text.soft)}>
          This page may connect to these sources alone: its policy forbids all others. The answer counts in this report
          only.
        </p>
        <p>
          <a data-part="button" className={buttonClass({ variant: 'secondary' })} href={report}>
            Back to the Report
          </a>
        </p>
      </div>
    </>
  );
}
