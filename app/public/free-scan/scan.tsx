import { redirect } from 'react-router';
import { enter } from '#app/auth/sign-in/enter.ts';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { scanKeysCookie, scanKeysIn } from '#app/cookies.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { redirectDocumentWithToast } from '#app/forms/flash.ts';
import { orNone } from '#app/forms/read.ts';
import { useAct } from '#app/forms/use-act.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitleFrom } from '#app/page-title.ts';
import { AskYourself } from '#app/scan/asking/ask-yourself.tsx';
import { PrintButton, ScanReport } from '#app/scan/report/scan-report.tsx';
import { scanTexts } from '#app/scan/scan.texts.ts';
import { hasEnded, mayChange, ScanScreen, scanTitle } from '#app/scan/scan-screen.tsx';
import side from '#app/scan/side.module.css';
import { spellingsIn } from '#app/scan/spellings/spellings-form.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { newPasswordPair } from '#contract/accounts/account-input.ts';
import { accountWords } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/base/languages.ts';
import { scanTopic, userTopic } from '#contract/base/live.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { spellingsInput } from '#contract/scans/spellings-input.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { addressWatchInput } from '#contract/watching/input.ts';
import { forgetScans } from '#core/scans/actions/forget-scans.ts';
import { keepScan } from '#core/scans/actions/keep-scan.ts';
import { scanSpellings } from '#core/scans/actions/scan-spellings.ts';
import { canKeepScan, hasFreshProof } from '#core/scans/queries/keep.ts';
import { findOpenedScan } from '#core/scans/queries/scan.ts';
import { spellingsToOffer } from '#core/scans/queries/spellings.ts';
import { listOfferedServices } from '#core/site/services/queries/services.ts';
import { stopAddressWatch } from '#core/watching/actions/stop-address-watch.ts';
import { watchAddress } from '#core/watching/actions/watch-address.ts';
import { readAddressWatch } from '#core/watching/queries/address-watch.ts';
import type { Route } from './+types/scan.ts';
import { KeepResult } from './keep-result.tsx';
import { resultTexts } from './result/result.texts.ts';
import styles from './scan.module.css';
import { TellMe } from './tell-me.tsx';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => [
  pageTitleFrom(matches[0].loaderData, location.pathname, scanTexts, scanTitle(loaderData)),
  { name: 'robots', content: 'noindex' },
];

/** How often a page that hears of nothing looks again while its scan runs, in milliseconds. */
const POLL_MS = 2_000;
/** And once it has ended, while answers are still to come. */
const SLOW_POLL_MS = 60_000;

const pollMsOf = (scan: ScanView): number => (hasEnded(scan) ? SLOW_POLL_MS : POLL_MS);

/** A visitor is told of this one scan. A customer is told of scans of their own only, so another mailbox's is looked at. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const keys = scanKeysIn(ctx.platform.config, request.headers.get('cookie'));
  const scan = await findOpenedScan(ctx, params.scanId, keys, languageOf({ url, context }));
  if (!scan) throw redirect(`/dashboard/scans/${params.scanId}`);
  const { actor } = ctx;
  const canKeep = hasEnded(scan) && (await canKeepScan(ctx, scan.id, keys));
  const watch = actor.kind === 'visitor' && hasEnded(scan) ? await readAddressWatch(ctx, scan.id) : null;
  const isProven = hasEnded(scan) && (await hasFreshProof(ctx, scan.id, keys));
  const spellings = isProven ? spellingsToOffer(scan) : null;
  const offered = hasEnded(scan)
    ? await orNone(ctx, 'What can be ordered', () => listOfferedServices(ctx, languageOf({ url, context })))
    : null;
  return {
    ...{ scan, canKeep, watch, offered, spellings },
    topic: actor.kind === 'person' ? userTopic(actor.userId) : scanTopic(scan.id),
  };
}

const failuresIn = async (language: Language) => (await resultTexts.in(language)).failures;

/** `forget` ends this browser's access to the result, and leads home: whoever uses it next finds nothing. */
export const action = acts(failuresIn, {
  keep: defineAct({
    schema: newPasswordPair,
    async run(ctx, { password }, { params, request, language }) {
      const keys = scanKeysIn(ctx.platform.config, request.headers.get('cookie'));
      const { passwordLeaked, ...signedIn } = await keepScan(ctx, String(params.scanId), { password }, keys);
      const { kept } = await resultTexts.in(language);
      const leaked = passwordLeaked && { description: accountWords.leakedSoon };
      const toast = { variant: 'success', ...kept, ...leaked } as const;
      const to = `/dashboard/scans/${params.scanId}`;
      const lead = (path: string) => redirectDocumentWithToast(ctx, path, toast);
      return enter(ctx, signedIn, { to, next: to, language, toast, lead });
    },
  }),
  watch: defineAct({
    schema: addressWatchInput,
    async run(ctx, input, { params, request }) {
      const keys = scanKeysIn(ctx.platform.config, request.headers.get('cookie'));
      await watchAddress(ctx, String(params.scanId), input, keys);
    },
    done: async (_done, _ctx, { language }) => (await resultTexts.in(language)).watched,
  }),
  stop: defineAct({
    run: (ctx, _, { params }) => stopAddressWatch(ctx, String(params.scanId)),
    done: async (_done, _ctx, { language }) => (await resultTexts.in(language)).stopped,
  }),
  spellings: defineAct({
    schema: spellingsInput,
    input: spellingsIn,
    async run(ctx, input, { params, request, headers, language }) {
      const { config } = ctx.platform;
      const held = scanKeysIn(config, request.headers.get('cookie'));
      const { scanId, accessKey } = await scanSpellings(ctx, String(params.scanId), input, held);
      if (accessKey) headers.append('set-cookie', scanKeysCookie(config, [accessKey, ...held]));
      return redirect(addressIn(language, `/scan/${scanId}`));
    },
  }),
  forget: defineAct({
    async run(ctx, _, { params, request, headers, language }) {
      const { config } = ctx.platform;
      const held = scanKeysIn(config, request.headers.get('cookie'));
      const kept = await forgetScans(ctx, held, String(params.scanId));
      if (held.length > 0) headers.append('set-cookie', scanKeysCookie(config, kept));
      const { forgotten } = await resultTexts.in(language);
      return redirectDocumentWithToast(ctx, addressIn(language, '/'), { variant: 'success', ...forgotten });
    },
  }),
});

export const clientAction = clientActs(failuresIn);

/** For a device that others use too. */
function Forget({ until }: { until: string | null }) {
  const texts = useTexts(resultTexts);
  const act = useAct({ intent: 'forget' });
  return (
    <section className={styles.forget} aria-labelledby="forget" data-print="hide">
      <h2 className={side.h} id="forget">
        {texts.shared}
      </h2>
      <p className={classes(text.small, text.soft)}>{until ? texts.sharedUntil(until) : texts.sharedText}</p>
      <act.Form method="post">
        <input type="hidden" name="intent" value="forget" />
        <Button type="submit" variant="secondary" busy={act.isBusy} busyLabel={texts.forgetting}>
          {texts.forget}
        </Button>
      </act.Form>
    </section>
  );
}

/** The form that keeps the result stands below all of it. */
function KeepActions() {
  const { keep } = useTexts(resultTexts);
  return (
    <>
      <a data-part="button" className={buttonClass({ variant: 'primary' })} href="#keep">
        {keep}
      </a>
      <PrintButton />
    </>
  );
}

export default function Scan({
  loaderData: { scan, canKeep, watch, offered, spellings, topic },
}: Route.ComponentProps) {
  const { comeBack } = useTexts(resultTexts);
  const { longDate } = useFormats();
  useLive(mayChange(scan) ? [topic] : [], topic === scanTopic(scan.id) ? {} : { pollMs: pollMsOf(scan) });
  return (
    <>
      <ScanScreen scan={scan} className={classes(page.page, styles.scanPage)} comeBack={comeBack}>
        <AskYourself scan={scan} />
        <ScanReport
          scan={scan}
          offered={offered}
          spellings={spellings}
          {...(canKeep && { actions: <KeepActions /> })}
        />
      </ScanScreen>
      <div className={page.page}>
        {canKeep && <KeepResult email={scan.email} expiresAt={scan.expiresAt} />}
        {(watch || canKeep) && <TellMe email={scan.email} watch={watch} />}
        <Forget until={scan.expiresAt && longDate(scan.expiresAt)} />
      </div>
    </>
  );
}
