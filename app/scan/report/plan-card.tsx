import { Check, ExternalLink, Timer } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import report from '#app/scan/report.module.css';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import card from '#app/ui/layout/card.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { type Plan, type PlanAction, type PlanRow, planScoreWords } from '#contract/scans/steps.ts';
import { type Todos, untouched } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './plan-card.module.css';

/** Leads to where it is done: the site's own page where its address is known, else the finding. */
function Open({ row, title }: { row: PlanRow; title: string }) {
  const texts = useTexts(reportTexts);
  if (row.url)
    return (
      <a
        data-part="button"
        className={buttonClass({ variant: 'soft', size: 'sm' })}
        href={row.url}
        rel="noreferrer nofollow"
        target="_blank"
        aria-label={texts.openTitle(title)}
      >
        {texts.open}
        <ExternalLink aria-hidden="true" />
      </a>
    );
  return (
    <a
      data-part="button"
      className={buttonClass({ variant: 'soft', size: 'sm' })}
      href={`#finding-${row.findingId}`}
      aria-label={texts.showHowTitle(title)}
    >
      {texts.showHow}
    </a>
  );
}

interface DoneProps {
  row: PlanRow;
  title: string;
  finding: FindingView;
  todos: Todos;
}

/** Ticks the step at its finding: the same box, the same form. */
function Done({ row, title, finding, todos }: DoneProps) {
  const texts = useTexts(reportTexts);
  const act = useAct({ key: `todo-${finding.id}` });
  const place = finding.steps.findIndex(({ id }) => id === row.step);
  const { steps } = todos[finding.id] ?? untouched;
  return (
    <act.Form method="post">
      <input type="hidden" name="finding" value={finding.id} />
      {[...steps, place].map((one) => (
        <input key={one} type="hidden" name="step" value={one} />
      ))}
      <Button type="submit" variant="quiet" size="sm" busy={act.isBusy} aria-label={texts.doneTitle(title)}>
        <Check aria-hidden="true" />
        {texts.done}
      </Button>
    </act.Form>
  );
}

interface PartProps {
  findings: readonly FindingView[];
  /** What its owner has done; left out where nobody can say. */
  todos?: Todos | undefined;
}

function Row({ row, title, findings, todos }: PartProps & { row: PlanRow; title: string }) {
  const finding = findings.find(({ id }) => id === row.findingId);
  return (
    <span className={styles.acts}>
      <Open row={row} title={title} />
      {todos && finding && <Done row={row} title={title} finding={finding} todos={todos} />}
    </span>
  );
}

function Action({ action, ...part }: PartProps & { action: PlanAction }) {
  const { title, rows, minutes, more, due } = action;
  const texts = useTexts(reportTexts);
  const { plan } = useTexts(scanWords);
  const [only] = rows;
  return (
    <li data-part="card" className={classes(card.card, styles.action)}>
      <strong className={styles.title}>
        {title}
        {due && <Badge tone="warning">{plan.due[due]}</Badge>}
      </strong>
      <span className={classes(text.small, text.soft, text.num, styles.minutes)}>
        <Timer className={icon.sm} aria-hidden="true" />
        {plan.minutes(minutes)}
      </span>
      {rows.length === 1 && only ? (
        <Row {...part} row={only} title={title} />
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.findingId}>
              <span>{row.where}</span>
              <Row {...part} row={row} title={`${title}, ${row.where}`} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <span className={classes(text.small, text.soft)}>{texts.moreBelow(more)}</span>}
    </li>
  );
}

/** What to do next. Shows nothing when nothing needs doing. */
export function PlanCard({ plan, ...part }: PartProps & { plan: Plan }) {
  const texts = useTexts(reportTexts);
  const words = useTexts(scanWords);
  if (plan.actions.length === 0) return null;
  return (
    <section aria-labelledby="plan">
      <div className={styles.head}>
        <h2 className={classes(text.displaySm, report.h)} id="plan">
          {texts.next(plan.minutes)}
        </h2>
        {plan.score && <p className={classes(text.soft, text.num)}>{planScoreWords(plan.score, words)}</p>}
      </div>
      <ol className={styles.plan}>
        {plan.actions.map((action) => (
          <Action key={action.step} action={action} {...part} />
        ))}
      </ol>
    </section>
  );
}

const MOST_PLACES = 3;

/** "Orchard Row, Penwick and 4 more" */
function usePlacesWords(): (places: readonly string[]) => string {
  const texts = useTexts(reportTexts);
  return (places) => {
    const more = places.length - MOST_PLACES;
    return more > 0 ? texts.places(places.slice(0, MOST_PLACES).join(', '), more) : places.join(', ');
  };
}

/** What nobody can act on: no number, no box to tick. */
export function WatchNotes({ watch }: Pick<Plan, 'watch'>) {
  const { goodToKnow } = useTexts(reportTexts);
  const placesWords = usePlacesWords();
  if (watch.length === 0) return null;
  return (
    <section className={styles.watch} aria-labelledby="know">
      <h2 className={text.displayXs} id="know">
        {goodToKnow}
      </h2>
      <ul>
        {watch.map((note) => (
          <li key={note.text}>
            {note.text} <span className={text.faint}>{placesWords(note.places)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
