import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { LikelyBrokers } from '#app/scan/brokers/likely-brokers.tsx';
import { Changes } from '#app/scan/changes/changes.tsx';
import { CommentsProvider } from '#app/scan/comments/comments.tsx';
import { OfferedServices } from '#app/scan/offers/offers.tsx';
import { PaperReport } from '#app/scan/paper/paper-report.tsx';
import { usePrinting } from '#app/scan/paper/use-printing.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import report from '#app/scan/report.module.css';
import { ReportPrint } from '#app/scan/report-print.tsx';
import { Spellings } from '#app/scan/spellings/spellings.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import pageTitle from '#app/ui/layout/page-title.module.css';
import { useOpenTarget } from '#app/ui/layout/use-open-target.ts';
import textStyles from '#app/ui/styles/text.module.css';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { ChosenComparison } from '#contract/scans/comparison.ts';
import type { OfferedService } from '#contract/scans/offers.ts';
import type { SpellingOffer } from '#contract/scans/spellings.ts';
import { stonesOf } from '#contract/scans/stones.ts';
import type { Todos } from '#contract/scans/todos.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { useWholeReport } from './arrival.ts';
import { Findings } from './findings.tsx';
import { PlanCard, WatchNotes } from './plan-card.tsx';
import { EverySource, ReportSide } from './report-side.tsx';
import styles from './scan-report.module.css';
import { VerdictCard } from './verdict-card.tsx';

export function PrintButton() {
  const { print: label } = useTexts(reportTexts);
  return (
    <Button variant="secondary" onClick={() => print()}>
      <Printer aria-hidden="true" />
      {label}
    </Button>
  );
}

interface ScanReportProps {
  scan: ScanView;
  /** What its owner has done about the findings; left out for a visitor. */
  todos?: Todos;
  /** With an earlier scan of the same account; left out or null where there is none. */
  comparison?: ChosenComparison | null;
  /** Who is likely to hold its person; left out or null where that is no part of it. */
  brokers?: ReportBrokers | null;
  /** What specialists say about its findings, and for staff the form to say it. */
  comments?: FindingComments;
  CommentForm?: Parameters<typeof CommentsProvider>[0]['Form'];
  /** What can be ordered today: offers lead to nothing else. Left out where nothing is offered. */
  offered?: readonly OfferedService[] | null;
  /** Other spellings of its address, where whoever reads it may scan them. */
  spellings?: SpellingOffer | null;
  /** Buttons beside the title; "Print" stands without them. */
  actions?: ReactNode;
}

function Head({ scan, actions }: Pick<ScanReportProps, 'scan' | 'actions'>) {
  const texts = useTexts(reportTexts);
  const { dateTime, zoneName } = useFormats();
  const when = scan.finishedAt ?? scan.createdAt;
  return (
    <div className={classes(pageTitle.pageTitle, styles.head)}>
      <div className={classes(pageTitle.text, styles.text)}>
        <h1 className={textStyles.displayMd}>{texts.title}</h1>
        <p className={textStyles.soft}>
          {withLinks(
            texts.forWhom(scan.email, `${dateTime(when)} ${zoneName(when)}`),
            (email) => (
              <span className={textStyles.evidence}>{email}</span>
            ),
            (time) => (
              <time dateTime={when}>{time}</time>
            ),
          )}
        </p>
      </div>
      <div className={styles.room}>
        <ReportPrint stones={stonesOf(scan.findings)} className={styles.print} />
      </div>
      <div className={classes(pageTitle.actions, styles.actions)}>{actions ?? <PrintButton />}</div>
    </div>
  );
}

/** The result of a scan: verdict, what to do next, every finding, and the coverage receipt. On paper, its printable form. */
const noComments: FindingComments = {};

export function ScanReport({ comments = noComments, CommentForm = null, offered, ...report }: ScanReportProps) {
  return (
    <CommentsProvider comments={comments} Form={CommentForm}>
      <OfferedServices value={offered ?? []}>
        <Report {...report} />
      </OfferedServices>
    </CommentsProvider>
  );
}

function Report({
  scan,
  todos,
  comparison,
  brokers,
  spellings = null,
  actions,
}: Omit<ScanReportProps, 'comments' | 'CommentForm' | 'offered'>) {
  useOpenTarget();
  const isWhole = useWholeReport();
  const isPrinting = usePrinting();
  if (isPrinting) return <PaperReport scan={scan} todos={todos} comparison={comparison} brokers={brokers} />;
  return (
    <>
      <Head scan={scan} actions={actions} />
      <VerdictCard scan={scan} />
      <Spellings scan={scan} offer={spellings} />
      {comparison && <Changes comparison={comparison} />}
      <PlanCard plan={scan.plan} findings={scan.findings} todos={todos} />
      <WatchNotes watch={scan.plan.watch} />
      {isWhole && (
        <div className={report.report}>
          <div className={report.main}>
            <Findings scan={scan} todos={todos} />
            {brokers && <LikelyBrokers of={brokers} />}
          </div>
          <ReportSide scan={scan} />
          <EverySource scan={scan} />
        </div>
      )}
    </>
  );
}
