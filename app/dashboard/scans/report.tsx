import { Download } from 'lucide-react';
import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import shell from '#app/dashboard/shell/shell.module.css';
import { pageTitle } from '#app/page-title.ts';
import findingStyles from '#app/scan/finding.module.css';
import { FindingBody } from '#app/scan/report/finding-card.tsx';
import { SettledBadge } from '#app/scan/report/finding-todo.tsx';
import { Bands } from '#app/scan/report/report-side.tsx';
import { PrintButton } from '#app/scan/report/scan-report.tsx';
import { SourceList } from '#app/scan/report/source-list.tsx';
import { TodoProgress } from '#app/scan/report/todo-bar.tsx';
import { VerdictCard } from '#app/scan/report/verdict-card.tsx';
import report from '#app/scan/report.module.css';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import pageTitleStyles from '#app/ui/layout/page-title.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { countTodos, type Todo, type Todos } from '#contract/scans/todos.ts';
import { answeredWords, type FindingView, gapsIn, type ScanView, withoutFindings } from '#contract/scans/types.ts';
import { getOwnReport } from '#core/scans/queries/own-scan.ts';
import type { Route } from './+types/report.ts';
import styles from './report.module.css';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [{ label: 'My Scans', to: '/dashboard/scans' }, { label: 'Exposure report' }],
};

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Exposure report')];

export async function loader({ context, params }: Route.LoaderArgs) {
  return getOwnReport(context.get(requestContext), params.scanId);
}

function Head({ scan }: { scan: ScanView }) {
  const { dateTime, zoneName } = useFormats();
  const when = scan.finishedAt ?? scan.createdAt;
  const { asked, found, clear } = scan.coverage;
  return (
    <div className={pageTitleStyles.pageTitle}>
      <div className={pageTitleStyles.text}>
        <h1 className={textStyles.displayMd}>Exposure report</h1>
        <p className={textStyles.soft}>
          For {scan.name && `${scan.name}, `}
          <span className={textStyles.evidence}>{scan.email}</span>
        </p>
        <p className={textStyles.soft}>
          Scanned on{' '}
          <time dateTime={when}>
            {dateTime(when)} {zoneName(when)}
          </time>{' '}
          · {answeredWords({ asked, answered: found + clear })}
        </p>
      </div>
      <div className={pageTitleStyles.actions}>
        <PrintButton />
        <a
          data-part="button"
          className={buttonClass({ variant: 'primary' })}
          href={`/dashboard/scans/${scan.id}/report.pdf`}
          download
        >
          <Download />
          Download PDF
        </a>
      </div>
    </div>
  );
}

interface PaperFindingProps {
  finding: FindingView;
  number: number;
  todo: Todo | undefined;
}

function PaperFinding({ finding, number, todo }: PaperFindingProps) {
  const { partialDate } = useFormats();
  return (
    <li data-part="card" className={classes(cardStyles.card, styles.finding)}>
      <div className={classes(findingStyles.head, styles.head)}>
        <Severity level={finding.severity} />
        <h3 className={findingStyles.title}>
          <strong>
            {number}. {finding.title}
          </strong>
          <span className={classes(textStyles.small, textStyles.soft)}>
            {finding.where}
            {finding.since && ` · ${partialDate(finding.since)}`}
          </span>
        </h3>
        <SettledBadge finding={finding} todo={todo} />
      </div>
      <FindingBody finding={finding} />
    </li>
  );
}

function Findings({ scan: { findings, coverage }, todos }: { scan: ScanView; todos: Todos }) {
  const { title, text } = withoutFindings(coverage);
  return (
    <section className={styles.part} aria-labelledby="findings">
      <div className={report.bar}>
        <h2 className={textStyles.displaySm} id="findings">
          Findings
        </h2>
        {findings.length > 0 && <TodoProgress counts={countTodos(findings, todos)} />}
      </div>
      {findings.length === 0 ? (
        <EmptyState as="h3" title={title} card>
          {text}
        </EmptyState>
      ) : (
        <ol className={styles.findings}>
          {findings.map((finding, index) => (
            <PaperFinding key={finding.id} finding={finding} number={index + 1} todo={todos[finding.id]} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** The coverage receipt: every source with its answer, the gaps by name. */
function Receipt({ scan }: { scan: ScanView }) {
  const gaps = gapsIn(scan.checks);
  return (
    <section className={styles.part} aria-labelledby="sources">
      <h2 className={textStyles.displaySm} id="sources">
        Every source and its answer
      </h2>
      {gaps.length > 0 && (
        <Notice tone="warning">Not checked: {gaps.join(', ')}. This report says nothing about what they hold.</Notice>
      )}
      <Card flush>
        <SourceList checks={scan.checks} />
      </Card>
    </section>
  );
}

/** The whole result on one page, everything open: to read in one go, to print and to keep. */
export default function Report({ loaderData: { scan, todos } }: Route.ComponentProps) {
  return (
    <div className={shell.page}>
      <Head scan={scan} />
      <VerdictCard scan={scan} />
      <Findings scan={scan} todos={todos} />
      <Receipt scan={scan} />
      <Bands scan={scan} />
    </div>
  );
}
