import type { Answered } from './coverage.ts';
import type { Severity } from './severity.ts';
import type { Plan, PlanAction, Step, StepId } from './steps.ts';
import type { Stone } from './stones.ts';
import type { FindingGroup, ScanRow, ScanView } from './types.ts';

export const todoStates = ['open', 'done', 'not-mine'] as const;
export type TodoState = (typeof todoStates)[number];

/** What a person has done about one finding. */
export interface Todo {
  state: TodoState;
  /** Which of the finding's steps are done, by their places. */
  steps: number[];
}

/** By id of the finding; a finding about which nothing was done is missing. */
export type Todos = Readonly<Record<string, Todo>>;

/** A finding as far as its boxes go. */
export interface Ticked {
  id: string;
  steps: readonly Pick<Step, 'id' | 'once'>[];
}

/** A scan of one's account, with what one has done about its findings. */
export interface OwnScan {
  scan: ScanView;
  todos: Todos;
}

export const untouched: Todo = { state: 'open', steps: [] };

export interface TodoCounts {
  /** Findings that can be dealt with, and those that are. */
  all: number;
  /** Done, or somebody else's. */
  settled: number;
  /** Boxes, and those that are ticked: a step that is done once is one, however many findings ask for it. */
  steps: { all: number; done: number };
}

export const isSettled = (todo: Todo | undefined): boolean => todo !== undefined && todo.state !== 'open';

type Grouped = Ticked & { group: FindingGroup };

/** @param todos in agreement */
export function countTodos(findings: readonly Grouped[], todos: Todos): TodoCounts {
  const settled = findings.filter(({ group }) => group === 'done').length;
  const all = settled + findings.filter(({ group }) => group === 'todo').length;
  return { all, settled, steps: countSteps(findings, todos) };
}

/** Of what is to do or done; of information only what was ticked. Whatever is ticked raises `done`. */
function countSteps(findings: readonly Grouped[], todos: Todos): TodoCounts['steps'] {
  const boxes = new Map<string, boolean>();
  for (const { id, group, steps } of findings) {
    const todo = todos[id] ?? untouched;
    if (todo.state === 'not-mine') continue;
    for (const [place, step] of steps.entries()) {
      const name = step.once ? step.id : `${id} ${step.id}`;
      const isDone = todo.steps.includes(place);
      if (isDone || group === 'todo' || group === 'done') boxes.set(name, isDone || boxes.get(name) === true);
    }
  }
  return { all: boxes.size, done: [...boxes.values()].filter(Boolean).length };
}

/**
 * What was kept, brought into agreement: a finding is done when all of its boxes are ticked and only then, and what is
 * done once is ticked wherever it is asked for.
 */
export function agreedTodos(findings: readonly Ticked[], kept: Todos): Todos {
  const ticked = onceDone(findings, kept);
  return Object.fromEntries(
    findings.flatMap((finding) => {
      const before = kept[finding.id];
      const after = agreeWithSteps(finding, before ?? untouched, ticked);
      return before || isSettled(after) || after.steps.length > 0 ? [[finding.id, after]] : [];
    }),
  );
}

function agreeWithSteps({ steps }: Ticked, kept: Todo, ticked: ReadonlySet<StepId>): Todo {
  if (kept.state === 'not-mine') return kept;
  const done = placesOf(
    steps,
    ({ id }, place) => kept.state === 'done' || kept.steps.includes(place) || ticked.has(id),
  );
  const isDone = steps.length > 0 ? done.length === steps.length : kept.state === 'done';
  return { state: isDone ? 'done' : 'open', steps: done };
}

const placesOf = (steps: Ticked['steps'], wanted: (step: Ticked['steps'][number], place: number) => boolean) =>
  steps.flatMap((step, place) => (wanted(step, place) ? [place] : []));

/** Steps to be done once that are ticked at a finding of the person's. */
function onceDone(findings: readonly Ticked[], kept: Todos): Set<StepId> {
  return new Set(
    findings.flatMap(({ id, steps }) => {
      const todo = kept[id];
      if (!todo || todo.state === 'not-mine') return [];
      return steps
        .filter(({ once }, place) => once && (todo.state === 'done' || todo.steps.includes(place)))
        .map((step) => step.id);
    }),
  );
}

/** What the form of a finding asks for. */
export interface Mark {
  finding: string;
  /** Places of the boxes that are ticked. */
  steps: readonly number[];
  /** Left out when only boxes were ticked. */
  state?: TodoState | undefined;
}

/**
 * What stands after a form was sent. "Done" ticks every box, "Put back" clears them; a step to be done once is ticked or
 * cleared at every finding that asks for it.
 * @param todos in agreement
 */
export function markFinding(findings: readonly Ticked[], todos: Todos, mark: Mark): Todos {
  const finding = findings.find(({ id }) => id === mark.finding);
  if (!finding) return todos;
  const before = todos[finding.id] ?? untouched;
  const after = applyMark(finding, before, mark);
  const cleared =
    after.state === 'not-mine'
      ? new Set<StepId>()
      : new Set(
          finding.steps
            .filter(({ once }, place) => once && before.steps.includes(place) && !after.steps.includes(place))
            .map(({ id }) => id),
        );
  const others = findings.flatMap(({ id, steps }) => {
    const todo = todos[id];
    return todo && id !== finding.id ? [[id, withoutSteps(steps, todo, cleared)] as const] : [];
  });
  return agreedTodos(findings, { ...Object.fromEntries(others), [finding.id]: after });
}

function applyMark({ steps }: Ticked, before: Todo, { state, steps: places }: Mark): Todo {
  const ticked = placesOf(steps, (_, place) => places.includes(place));
  if (state === 'not-mine') return { state, steps: before.steps };
  if (state === 'done') return { state, steps: placesOf(steps, () => true) };
  if (state === 'open') return { state, steps: before.state === 'done' ? [] : ticked };
  return { state: before.state === 'not-mine' ? 'not-mine' : 'open', steps: ticked };
}

function withoutSteps(steps: Ticked['steps'], todo: Todo, cleared: ReadonlySet<StepId>): Todo {
  const left = todo.steps.filter((place) => !cleared.has(steps[place]?.id as StepId));
  if (left.length === todo.steps.length || todo.state === 'not-mine') return todo;
  return { state: 'open', steps: left };
}

/** The newest result, in short. */
export interface LatestReport extends Answered, Pick<ScanRow, 'score'> {
  scanId: string;
  /** When it was finished, ISO 8601. */
  date: string;
  /** The sentence that decides. */
  headline: string;
  exposures: number;
  stones: Stone[];
  todos: TodoCounts;
  /** What to do next: the beginning of the report's plan. */
  plan: PlanInShort;
  /** "2 new, 1 gone" since the result before it, ISO 8601; null for the first. */
  changed: { since: string; words: string } | null;
}

/** The beginning of a plan; no actions when nothing needs doing. */
export interface PlanInShort extends Pick<Plan, 'minutes' | 'score'> {
  actions: (Pick<PlanAction, 'step' | 'title' | 'minutes' | 'due'> & { findingId: string; severity: Severity })[];
  /** Actions of the plan that are left out here. */
  more: number;
}
