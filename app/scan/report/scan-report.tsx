import {
  AtSign,
  Contact,
  CreditCard,
  HeartPulse,
  IdCard,
  KeyRound,
  type LucideIcon,
  MapPin,
  Phone,
  Printer,
  ServerCog,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import report from '#app/scan/report.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import pageTitle from '#app/ui/layout/page-title.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import { countTodos, isSettled, type Todos } from '#contract/scans/todos.ts';
import {
  type FindingCategory,
  type FindingView,
  findingCategories,
  findingCategoryLabel,
  type ScanView,
  withoutFindings,
} from '#contract/scans/types.ts';
import { FindingCard } from './finding-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ReportSide } from './report-side.tsx';
import styles from './scan-report.module.css';
import { belongs, TodoBar, type TodoFilter, useTodoFilter } from './todo-bar.tsx';
import { useOpenForPrint, useOpenTarget } from './use-open-findings.ts';
import { VerdictCard } from './verdict-card.tsx';

const icons: Readonly<Record<FindingCategory, LucideIcon>> = {
  credentials: KeyRound,
  'government-id': IdCard,
  financial: CreditCard,
  health: HeartPulse,
  location: MapPin,
  phone: Phone,
  identity: Contact,
  profiles: Users,
  email: AtSign,
  technical: ServerCog,
};

interface FindingGroupProps {
  category: FindingCategory;
  findings: readonly FindingView[];
  todos?: Todos | undefined;
  first: boolean;
}

function FindingGroup({ category, findings, todos, first }: FindingGroupProps) {
  const Icon = icons[category];
  return (
    <div className={styles.group} id={`category-${category}`}>
      <h3 className={styles.head}>
        <Icon aria-hidden="true" />
        {findingCategoryLabel[category]}
        <span className={classes(textStyles.num, textStyles.faint)}>{findings.length}</span>
      </h3>
      <div data-part="card" className={classes(cardStyles.card, styles.card)}>
        {findings.map((finding, index) => (
          <FindingCard key={finding.id} finding={finding} todos={todos} open={first && index === 0} />
        ))}
      </div>
    </div>
  );
}

/** The loudest finding of a category decides where the category stands. */
function inOrder(findings: readonly FindingView[]): { category: FindingCategory; findings: FindingView[] }[] {
  return findingCategories
    .map((category) => ({ category, findings: findings.filter((finding) => finding.category === category) }))
    .filter((group) => group.findings.length > 0)
    .sort((a, b) => (b.findings[0]?.points ?? 0) - (a.findings[0]?.points ?? 0));
}

export function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => print()}>
      <Printer aria-hidden="true" />
      Print
    </Button>
  );
}

interface ScanReportProps {
  scan: ScanView;
  /** What its owner has done about the findings; left out for a visitor. */
  todos?: Todos;
  /** Buttons beside the title; "Print" stands without them. */
  actions?: ReactNode;
}

function Head({ scan, actions }: Pick<ScanReportProps, 'scan' | 'actions'>) {
  const { dateTime, zoneName } = useFormats();
  const when = scan.finishedAt ?? scan.createdAt;
  return (
    <div className={pageTitle.pageTitle}>
      <div className={pageTitle.text}>
        <h1 className={textStyles.displayMd}>Exposure report</h1>
        <p className={textStyles.soft}>
          For <span className={textStyles.evidence}>{scan.email}</span> · scanned on{' '}
          <time dateTime={when}>
            {dateTime(when)} {zoneName(when)}
          </time>{' '}
          · {scan.coverage.found + scan.coverage.clear} of {scan.coverage.asked} sources answered
        </p>
      </div>
      <div className={pageTitle.actions}>{actions ?? <PrintButton />}</div>
    </div>
  );
}

function NoFindings({ scan, show }: { scan: ScanView; show: TodoFilter }) {
  if (scan.findings.length > 0) {
    return (
      <EmptyState as="h3" title={show === 'todo' ? 'Nothing left to do' : 'Nothing is marked as done yet'} card>
        {show === 'todo' && <p>All findings of this report are dealt with. A new scan shows what has changed.</p>}
      </EmptyState>
    );
  }
  const { title, text } = withoutFindings(scan.coverage);
  return (
    <EmptyState as="h3" title={title} card>
      {text}
    </EmptyState>
  );
}

/** The result of a scan: verdict, what to do first, every finding, and the coverage receipt. */
export function ScanReport({ scan, todos, actions }: ScanReportProps) {
  useOpenForPrint();
  useOpenTarget();
  const show = useTodoFilter();
  const { findings } = scan;
  const open = todos ? findings.filter(({ id }) => !isSettled(todos[id])) : findings;
  const groups = inOrder(todos ? findings.filter((finding) => belongs(finding, todos, show)) : findings);
  return (
    <>
      <Head scan={scan} actions={actions} />
      <VerdictCard scan={scan} />
      <FirstSteps findings={open} />
      <div className={report.report}>
        <section className={report.main} aria-labelledby="all">
          <div className={report.bar}>
            <h2 className={textStyles.displaySm} id="all">
              All findings
            </h2>
            {todos && findings.length > 0 && <TodoBar counts={countTodos(findings, todos)} show={show} />}
          </div>
          {groups.length === 0 && <NoFindings scan={scan} show={show} />}
          {groups.map((group, index) => (
            <FindingGroup key={group.category} {...group} todos={todos} first={index === 0} />
          ))}
        </section>
        <ReportSide scan={scan} />
      </div>
    </>
  );
}
