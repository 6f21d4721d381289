import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import report from '#app/scan/report.module.css';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import { withoutFindings } from '#contract/scans/coverage.ts';
import { countTodos, type Todos } from '#contract/scans/todos.ts';
import { type FindingGroup, type FindingView, findingCategories, type ScanView } from '#contract/scans/types.ts';
import { FindingCard } from './finding-card.tsx';
import styles from './findings.module.css';
import { TodoProgress } from './todo-progress.tsx';
import { useFindingFocus } from './use-finding-focus.ts';

interface ListProps {
  findings: readonly FindingView[];
  /** What their owner has done about them; left out where nobody can say. */
  todos?: Todos | undefined;
}

/** More are folded: nobody reads two hundred cards. */
const SHOWN = 20;

function Cards({ findings, todos, first = false }: ListProps & { first?: boolean }) {
  const texts = useTexts(reportTexts);
  const [shown, folded] = [findings.slice(0, SHOWN), findings.slice(SHOWN)];
  return (
    <>
      <div data-part="card" className={classes(card.card, styles.card)}>
        {shown.map((finding, place) => (
          <FindingCard key={finding.id} finding={finding} todos={todos} open={first && place === 0} />
        ))}
      </div>
      {folded.length > 0 && (
        <Fold title={texts.more(folded.length)}>
          <div data-part="card" className={classes(card.card, styles.card)}>
            {folded.map((finding) => (
              <FindingCard key={finding.id} finding={finding} todos={todos} />
            ))}
          </div>
        </Fold>
      )}
    </>
  );
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

const drawCount = (count: number) => <span className={classes(text.num, text.faint)}>{count}</span>;

/** Profiles, lists and the like: by kind, closed. */
function Information({ findings, todos }: ListProps) {
  const { findingCategories: labels } = useTexts(scanWords);
  const byCategory = findingCategories
    .map((category) => ({ category, own: findings.filter((finding) => finding.category === category) }))
    .filter(({ own }) => own.length > 0);
  return byCategory.map(({ category, own }) => (
    <Fold
      key={category}
      title={
        <h3 className={styles.kind}>
          {labels[category]} {drawCount(own.length)}
        </h3>
      }
    >
      <div data-part="card" className={classes(card.card, styles.card)}>
        {own.map((finding) => (
          <FindingCard key={finding.id} finding={finding} todos={todos} />
        ))}
      </div>
    </Fold>
  ));
}

function Group({
  group,
  count,
  note,
  children,
}: {
  group: FindingGroup;
  count: number;
  note?: ReactNode;
  children: ReactNode;
}) {
  const { groups } = useTexts(reportTexts);
  if (count === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={group}>
      <div className={report.bar}>
        <h2 className={text.displaySm} id={group} tabIndex={-1}>
          {groups[group]} {drawCount(count)}
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
}

function NoFindings({ scan }: { scan: ScanView }) {
  const { title, text: words } = withoutFindings(scan.coverage, scan.identifiers, useTexts(scanWords));
  return (
    <EmptyState as="h2" title={title} card>
      {words}
    </EmptyState>
  );
}

/** Every finding: what is to be done, what is only to be watched, what is done, and what is good to know. */
export function Findings({ scan, todos }: { scan: ScanView; todos?: Todos | undefined }) {
  const texts = useTexts(reportTexts);
  const { findings } = scan;
  useFindingFocus(findings);
  const findingsOf = (group: FindingGroup) => findings.filter((finding) => finding.group === group);
  const [todo, watch, done, information] = [
    findingsOf('todo'),
    findingsOf('watch'),
    findingsOf('done'),
    findingsOf('information'),
  ];
  const counts = countTodos(findings, todos ?? {});
  if (findings.length === 0) return <NoFindings scan={scan} />;
  return (
    <>
      <Group group="todo" count={todo.length} note={todos && <TodoProgress counts={counts} />}>
        <Cards findings={todo} todos={todos} first />
      </Group>
      {todos && todo.length === 0 && done.length > 0 && (
        <EmptyState as="h2" title={texts.nothingLeft} card>
          <p>{texts.nothingLeftText}</p>
        </EmptyState>
      )}
      <Group group="watch" count={watch.length}>
        <Cards findings={watch} todos={todos} />
      </Group>
      <Group group="done" count={done.length}>
        <Fold title={texts.showDone}>
          <div data-part="card" className={classes(card.card, styles.card)}>
            {done.map((finding) => (
              <FindingCard key={finding.id} finding={finding} todos={todos} />
            ))}
          </div>
        </Fold>
      </Group>
      <Group group="information" count={information.length}>
        <Information findings={information} todos={todos} />
      </Group>
    </>
  );
}
