import { FileText } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import styles from '#app/dashboard/shell/shell.module.css';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { WatchButton } from '#app/dashboard/watching/watch-button.tsx';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { pageTitleFrom } from '#app/page-title.ts';
import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import { AskYourself } from '#app/scan/asking/ask-yourself.tsx';
import { ReportRoutesContext } from '#app/scan/company/report-context.ts';
import { PrecisionContext } from '#app/scan/report/precision.tsx';
import { ScanReport } from '#app/scan/report/scan-report.tsx';
import { scanTexts } from '#app/scan/scan.texts.ts';
import { hasEnded, mayChange, ScanScreen, scanTitle } from '#app/scan/scan-screen.tsx';
import { spellingsIn } from '#app/scan/spellings/spellings-form.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import type { Language } from '#contract/base/languages.ts';
import type { CompanyRoutes } from '#contract/removal/company.ts';
import { ownershipInput } from '#contract/scans/ownership-input.ts';
import { spellingsInput } from '#contract/scans/spellings-input.ts';
import { todoInput } from '#contract/scans/todo-input.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { listRouteChecks } from '#core/removal/routes/queries/route-checks.ts';
import { answerFinding } from '#core/scans/actions/answer-finding.ts';
import { saveTodo } from '#core/scans/actions/save-todo.ts';
import { scanSpellings } from '#core/scans/actions/scan-spellings.ts';
import type { ComparedOwnScan } from '#core/scans/queries/compared.ts';
import { getComparedScan, getOwnScan } from '#core/scans/queries/own-scan.ts';
import { findReportBrokers } from '#core/scans/queries/report-brokers.ts';
import { spellingsToOffer } from '#core/scans/queries/spellings.ts';
import { listOfferedServices } from '#core/site/services/queries/services.ts';
import { readSourcePrecision } from '#core/sources/queries/source-precision.ts';
import { isWatched } from '#core/watching/queries/own-watch.ts';
import type { Route } from './+types/scan.ts';
import { scansTexts } from './scans.texts.ts';
import { sinceOf } from './since.ts';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(scansTexts, ({ title }) => title), to: '/dashboard/scans' },
    { label: textOf(scansTexts, ({ scan }) => scan) },
  ],
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => [
  pageTitleFrom(matches[0].loaderData, location.pathname, scanTexts, scanTitle(loaderData)),
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const since = url.searchParams.get('since');
  const compared = await getComparedScan(ctx, params.scanId, since, languageOf({ url, context }));
  return {
    ...compared,
    spellings: hasEnded(compared.scan) ? spellingsToOffer(compared.scan) : null,
    isWatched: await orNone(ctx, 'Whether somebody is watched', () => isWatched(ctx)),
    precision: await orNone(ctx, 'How often sources are right', () => readSourcePrecision(ctx)),
    offered: await orNone(ctx, 'What can be ordered', () => listOfferedServices(ctx, languageOf({ url, context }))),
    checks: await orNone(ctx, 'When routes to companies were looked at', () =>
      listRouteChecks(ctx, companiesIn(compared.scan)),
    ),
    brokers: await orNone(ctx, 'Who is likely to hold somebody', () => findReportBrokers(ctx)),
  };
}

const companiesIn = ({ findings }: ScanView): CompanyRoutes[] =>
  findings.flatMap(({ company }) => (company === null || company === 'unknown' ? [] : [company]));

const notSaved = async (language: Language) => (await scansTexts.in(language)).notSaved;

async function failuresIn(language: Language) {
  const { notSaved: send, spellingsFailed: spellings } = await scansTexts.in(language);
  return { send, answer: send, spellings };
}

/** Keeps what the customer says they have done about a finding. */
export const action = acts(
  failuresIn,
  {
    send: defineAct({
      schema: todoInput,
      input: ({ form, fields: { step: _, ...fields } }) => ({ ...fields, steps: form.getAll('step') }),
      marked: notSaved,
      run: (ctx, todo, { params }) => saveTodo(ctx, String(params.scanId), todo),
    }),
    answer: defineAct({
      schema: ownershipInput,
      keep: ['finding'],
      run: (ctx, answer, { params }) => answerFinding(ctx, String(params.scanId), answer),
    }),
    spellings: defineAct({
      schema: spellingsInput,
      input: spellingsIn,
      async run(ctx, input, { params }) {
        const { scanId } = await scanSpellings(ctx, String(params.scanId), input);
        return redirect(`/dashboard/scans/${scanId}`);
      },
    }),
  },
  // Whose scan it is comes first: a stranger learns nothing from a form that is wrong.
  { before: (ctx, { params }) => getOwnScan(ctx, String(params.scanId)) },
);

export const clientAction = clientActs(failuresIn);

function Actions({
  scan,
  comparison,
  isWatched: isOn,
}: Pick<ComparedOwnScan, 'scan' | 'comparison'> & { isWatched: boolean | null }) {
  const texts = useTexts(scansTexts);
  return (
    <>
      {scan.status === 'completed' && (
        <ButtonLink to={`/dashboard/scans/${scan.id}/report${sinceOf(comparison)}`}>
          <FileText />
          {texts.report}
        </ButtonLink>
      )}
      {scan.status === 'completed' && isOn !== null && <WatchButton isOn={isOn} />}
      <FreeScanButton to="/services">{texts.startNew}</FreeScanButton>
    </>
  );
}

function ComeBack() {
  const { comeBack } = useTexts(scansTexts);
  return withLinks(comeBack, (label) => <Link to="/dashboard/scans">{label}</Link>);
}

export default function Scan({ loaderData }: Route.ComponentProps) {
  const {
    scan,
    todos,
    comparison,
    comments,
    brokers,
    offered,
    precision,
    spellings,
    checks,
    isWatched: isOn,
  } = loaderData;
  // Once all have answered only the to-do list changes, by hand and in another tab.
  useOwnChanges(mayChange(scan) ? {} : { pollMs: null });
  return (
    <ScanScreen scan={scan} className={styles.page} comeBack={<ComeBack />}>
      <AskYourself scan={scan} />
      <PrecisionContext value={precision ?? {}}>
        <ReportRoutesContext value={{ scanId: scan.id, checks: checks ?? [] }}>
          <ScanReport
            scan={scan}
            todos={todos}
            comparison={comparison}
            brokers={brokers}
            comments={comments}
            offered={offered}
            spellings={spellings}
            actions={<Actions scan={scan} comparison={comparison} isWatched={isOn} />}
          />
        </ReportRoutesContext>
      </PrecisionContext>
    </ScanScreen>
  );
}
