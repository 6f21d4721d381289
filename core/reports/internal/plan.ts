import type { Language } from '#contract/base/languages.ts';
import type { Due, Plan, PlanAction, PlanRow, PlanScore, StepId } from '#contract/scans/steps.ts';
import { agreedTodos, markFinding, type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';
import {
  openAmong,
  openPartsOf,
  type ScoredExposure,
  tickedOf,
  totalOf,
  wholePoints,
} from '#core/reports/queries/score.ts';
import { compareText } from './compare-text.ts';
import type { DueFindings } from './due.ts';
import { countWord } from './listing-words.ts';
import type { JoinedExposure } from './merge.ts';
import { stepFacts } from './step-facts.ts';
import { stepWords } from './step-words.ts';
import { isOnce } from './steps.ts';
import { inPlace } from './worded.ts';

const most = { actions: 5, rows: 4, minutes: 25, watch: 3 } as const;
/** So many are listed however long they take. */
const LEAST_ACTIONS = 3;
/** An action that closes less than this share of what the best one does is not worth the next minutes. */
const WORTH_IT = 0.1;

/** A step that is not done, at one finding. */
interface Undone extends PlanRow {
  /** Points of the finding that it closes. */
  closes: number;
}

interface Material {
  scored: readonly ScoredExposure[];
  findings: readonly FindingView[];
  /** In agreement. */
  todos: Todos;
  hasScore: boolean;
  due: DueFindings;
  language: Language;
}

/**
 * What to do in the next half hour: what is due comes first, then what closes most. The same thing at several places is one
 * action.
 */
export function planOf(material: Material): Plan {
  const { findings, hasScore, due, language } = material;
  const actions = planActions(rankSteps(undoneSteps(material)), { due, language });
  return {
    actions,
    minutes: actions.reduce((sum, { minutes }) => sum + minutes, 0),
    score: hasScore && actions.length > 0 ? scoreWith(material, actions) : null,
    watch: watchOf(findings),
  };
}

function undoneSteps({ scored, findings, todos }: Material): Undone[] {
  const byId = new Map(scored.map((one) => [one.exposure.id, one]));
  return findings.flatMap((finding) => {
    const one = byId.get(finding.id);
    if (!one || finding.group !== 'todo') return [];
    const todo = todos[finding.id] ?? untouched;
    return finding.steps.flatMap(({ id: step, minutes, url }, place) =>
      todo.steps.includes(place)
        ? []
        : [
            {
              findingId: finding.id,
              step,
              where: placeOf(finding, one.exposure.kind),
              minutes,
              url,
              closes: closesOf(one, todo.steps, place),
            },
          ],
    );
  });
}

/** A list is known by its name, its entries by nothing. */
const placeOf = ({ where, sources: [first] }: FindingView, kind: JoinedExposure['kind']): string =>
  kind === 'listing' ? (first?.name ?? where) : where;

function closesOf(one: ScoredExposure, done: readonly number[], place: number): number {
  const openWith = (steps: number[]) =>
    openPartsOf(one, { state: 'open', steps }).reduce((sum, { points }) => sum + points, 0);
  return openWith([...done]) - openWith([...done, place]);
}

interface Ranked {
  step: StepId;
  undone: Undone[];
  closes: number;
}

/** A new password typed on an infected computer is copied too: that computer comes before everything. */
function rankSteps(undone: readonly Undone[]): Ranked[] {
  return [...Map.groupBy(undone, ({ step }) => step)]
    .map(([step, own]) => ({
      step,
      undone: own.toSorted((a, b) => b.closes - a.closes || compareText(a.findingId, b.findingId)),
      closes: own.reduce((sum, { closes }) => sum + closes, 0),
    }))
    .sort(
      (a, b) =>
        Number(b.step === 'clean-computer') - Number(a.step === 'clean-computer') ||
        worthOf(b) - worthOf(a) ||
        compareText(a.step, b.step),
    );
}

/** Points for a minute: what closes most in the time that there is. */
function worthOf({ step, closes, undone }: Ranked): number {
  const { minutes } = stepFacts[step];
  return closes / (isOnce(step) ? minutes : minutes * undone.length);
}

/** Of each finding that is due the step that closes most: what else it asks for follows in its turn. */
const stepsDue = (ranked: readonly Ranked[], { ids }: DueFindings): ReadonlySet<StepId> =>
  new Set(
    [...ids].flatMap((id) => ranked.find(({ undone }) => undone.some(({ findingId }) => findingId === id))?.step ?? []),
  );

/** An infected computer stays before everything. Else in the order they have. */
function dueFirst(ranked: readonly Ranked[], { ids }: DueFindings, steps: ReadonlySet<StepId>): Ranked[] {
  const wait = ({ step }: Ranked) => Number(!steps.has(step) && step !== 'clean-computer');
  const isLater = ({ findingId }: Undone) => Number(!ids.has(findingId));
  return ranked
    .map((one) => ({ ...one, undone: one.undone.toSorted((a, b) => isLater(a) - isLater(b)) }))
    .sort((a, b) => wait(a) - wait(b));
}

/** What to do next, and how soon. */
function planActions(ranked: readonly Ranked[], { due, language }: Pick<Material, 'due' | 'language'>): PlanAction[] {
  const steps = stepsDue(ranked, due);
  const actionIn = (one: Ranked) => actionOf(one, steps.has(one.step) ? due.when : null, language);
  return chooseActions(dueFirst(ranked, due, steps), actionIn);
}

function chooseActions(all: readonly Ranked[], actionIn: (one: Ranked) => PlanAction): PlanAction[] {
  const best = Math.max(0, ...all.map(({ closes }) => closes));
  const actions: PlanAction[] = [];
  let minutes = 0;
  for (const one of all) {
    const action = actionIn(one);
    if (action.due === null && one.closes < best * WORTH_IT) continue;
    if (actions.length >= most.actions) break;
    if (actions.length >= LEAST_ACTIONS && minutes + action.minutes > most.minutes) continue;
    actions.push(action);
    minutes += action.minutes;
  }
  return actions;
}

function actionOf({ step, undone }: Ranked, due: Due | null, language: Language): PlanAction {
  const { verb, many } = stepWords[language][step];
  const rows = undone.slice(0, isOnce(step) ? 1 : most.rows).map(({ closes: _, ...row }) => row satisfies PlanRow);
  const more = isOnce(step) ? 0 : undone.length - rows.length;
  const [first] = rows;
  return {
    step,
    title: rows.length > 1 && many ? many(countWord(rows.length + more, language)) : inPlace(verb, first?.where ?? ''),
    minutes: rows.reduce((sum, row) => sum + row.minutes, 0),
    rows,
    more,
    due,
  };
}

function scoreWith(material: Material, actions: readonly PlanAction[]): PlanScore {
  const { scored, todos } = material;
  const ticked = scored.map(tickedOf);
  const totalOfOpen = (some: Todos) => wholePoints(totalOf(openAmong(scored, some)));
  const rows = actions.flatMap((action) => action.rows);
  const done = rows.reduce((some, row) => {
    const place = ticked.find(({ id }) => id === row.findingId)?.steps.findIndex(({ id }) => id === row.step) ?? -1;
    return markFinding(ticked, some, {
      finding: row.findingId,
      steps: [...(some[row.findingId]?.steps ?? []), place],
    });
  }, todos);
  const score = { today: totalOfOpen(todos), after: totalOfOpen(done) };
  const falls = score.after === score.today ? Math.max(stepsUntilBelow(score.today, material), rows.length + 1) : null;
  return { ...score, falls };
}

/**
 * How many of the steps that are left lower the score, the most useful first. Their order is that of a report nobody has
 * touched, so that one which is done never makes more of them.
 */
function stepsUntilBelow(today: number, material: Material): number {
  const { scored, todos } = material;
  const ticked = scored.map(tickedOf);
  const stepsOfId = new Map(ticked.map(({ id, steps }) => [id, steps]));
  const placeOfRow = ({ findingId, step }: PlanRow) =>
    stepsOfId.get(findingId)?.findIndex(({ id }) => id === step) ?? -1;
  const left = rankSteps(undoneSteps({ ...material, todos: {} }))
    .flatMap(({ step, undone }) => undone.slice(0, isOnce(step) ? 1 : undefined))
    .map((row) => ({ id: row.findingId, place: placeOfRow(row) }))
    .filter(({ id, place }) => !todos[id]?.steps.includes(place));
  const totalAfter = (count: number) => {
    const places = Map.groupBy(left.slice(0, count), ({ id }) => id);
    const done = [...places].map(([id, own]): [string, Todo] => {
      const steps = [...(todos[id]?.steps ?? []), ...own.map(({ place }) => place)];
      return [id, { state: 'open', steps }];
    });
    return wholePoints(totalOf(openAmong(scored, agreedTodos(ticked, { ...todos, ...Object.fromEntries(done) }))));
  };
  let [few, enough] = [0, left.length];
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (totalAfter(middle) < today) enough = middle;
    else few = middle;
  }
  return enough;
}

/** The first advice of what nobody can act on, and where it comes from. */
function watchOf(findings: readonly FindingView[]): Plan['watch'] {
  const told = findings.flatMap(({ group, advice: [text], where }) =>
    group === 'watch' && text !== undefined ? [{ text, where }] : [],
  );
  return [...Map.groupBy(told, ({ text }) => text)]
    .slice(0, most.watch)
    .map(([text, own]) => ({ text, places: [...new Set(own.map(({ where }) => where))] }));
}
