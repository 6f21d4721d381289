import type { Answer, Control } from '#core/sources/define.ts';

/** A known identifier must be found; an impossible one must not. */
export const controlKinds = ['known', 'impossible'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** `gone`: nobody who was known is there any more. `unanswered` says nothing either way. */
export const controlOutcomes = ['passed', 'failed', 'gone', 'unanswered'] as const;
export type ControlOutcome = (typeof controlOutcomes)[number];

/** What is known of one kind of control of one source. */
export interface Proof {
  /** Of the last question; null before the first. */
  outcome: ControlOutcome | null;
  askedAt: Date | null;
  /** When it last passed. */
  provedAt: Date | null;
}

export type Proofs = Readonly<Record<ControlKind, Proof>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** For how long a control that passed proves answers. */
export const provesForMs: Readonly<Record<ControlKind, number>> = { known: 24 * HOUR, impossible: 15 * MINUTE };

/** A control that did not pass is not repeated sooner, however many ask for it. */
const asksAgainAfterMs: Readonly<Record<Exclude<ControlOutcome, 'passed'>, number>> = {
  failed: 15 * MINUTE,
  gone: 6 * HOUR,
  unanswered: MINUTE,
};

const ageOf = (time: Date | null, now: Date): number =>
  time ? now.getTime() - time.getTime() : Number.POSITIVE_INFINITY;

/** A question that nobody answered takes nothing from the proof before it; one that did not pass does. */
export function isProved(kind: ControlKind, { outcome, provedAt }: Proof, now: Date): boolean {
  return outcome !== 'failed' && outcome !== 'gone' && ageOf(provedAt, now) <= provesForMs[kind];
}

/** Whether asking now could give a proof that there is not. */
export function isControlDue(kind: ControlKind, proof: Proof, now: Date): boolean {
  if (isProved(kind, proof, now)) return false;
  const { outcome, askedAt } = proof;
  return outcome === null || outcome === 'passed' || ageOf(askedAt, now) >= asksAgainAfterMs[outcome];
}

/** The control that an answer needs; null for one that claims nothing. */
export function neededControl({ state }: Pick<Answer, 'state'>): ControlKind | null {
  if (state === 'found') return 'impossible';
  return state === 'clear' ? 'known' : null;
}

/** What an answer is worth: without its proof it is not known. */
export function decideAnswer<Given extends Answer>(given: Given, proofs: Proofs, now: Date): Given | Answer {
  const kind = neededControl(given);
  if (kind === null || isProved(kind, proofs[kind], now)) return given;
  return { state: 'not-checked', reason: 'unproved' };
}

/** What a find is worth by the last answer about its twin, which must be absent. */
export function decideFind<Given extends Answer>(found: Given, { state }: Pick<Answer, 'state'>): Given | Answer {
  if (state === 'clear') return found;
  return { state: 'not-checked', reason: state === 'found' ? 'indiscriminate' : 'unproved' };
}

/** Whether the next known identifier is asked about: whoever had this one may have left, or have taken another. */
export const isPassedOver = (answer: Answer): boolean =>
  answer.state === 'clear' || (answer.state === 'not-checked' && answer.reason === 'conflicting');

/** What the answers to a control's questions come to. A known identifier that is missed may just have left. */
export function outcomeOf(kind: ControlKind, answers: readonly Answer[], { keptBy }: Pick<Control, 'keptBy'>) {
  const states = answers.map(({ state }) => state);
  if (kind === 'known') {
    if (states.includes('found')) return 'passed';
    if (states.includes('not-checked') || states.length === 0) return 'unanswered';
    return keptBy === 'people' ? 'gone' : 'failed';
  }
  if (states.includes('found')) return 'failed';
  return states.includes('clear') ? 'passed' : 'unanswered';
}

/**
 * `suspect`: one of its last three controls failed. `quarantined`: two of three did; it is not asked. `probation`: its tests at
 * night pass again; it is not asked yet.
 */
export const sourceStates = ['healthy', 'suspect', 'quarantined', 'probation'] as const;
export type SourceState = (typeof sourceStates)[number];

export interface Standing {
  state: SourceState;
  /** Its last controls that said something, oldest first: whether they passed. */
  recent: readonly boolean[];
  /** Nights on probation, oldest first: whether it passed. */
  nights: readonly boolean[];
}

export const newcomer: Standing = { state: 'healthy', recent: [], nights: [] };

const RECENT = 3;
const MOST_FAILURES = 1;
const TRIAL_NIGHTS = 5;
const GOOD_NIGHTS = 3;

const failuresIn = (results: readonly boolean[]) => results.filter((passed) => !passed).length;

/** After a control while it is asked. One that is out is judged by its nights. */
export function afterControl(standing: Standing, outcome: ControlOutcome): Standing {
  if (isOut(standing) || outcome === 'gone' || outcome === 'unanswered') return standing;
  const recent = [...standing.recent, outcome === 'passed'].slice(-RECENT);
  const failures = failuresIn(recent);
  if (failures > MOST_FAILURES) return { state: 'quarantined', recent, nights: [] };
  return { state: failures > 0 ? 'suspect' : 'healthy', recent, nights: [] };
}

/** How a night's test went, in one word. */
export function nightOf(outcomes: readonly ControlOutcome[]): Mark {
  for (const worst of ['failed', 'unanswered', 'gone'] as const) if (outcomes.includes(worst)) return worst;
  return 'passed';
}

export type Mark = ControlOutcome;

/**
 * After a night of a source that is out: the first good one puts it on probation, three of five bring it back. Whoever has
 * lost their known people can still show that they do not find what is not there.
 */
export function afterNight(standing: Standing, mark: Mark): Standing {
  if (!isOut(standing)) return standing;
  const passed = mark === 'passed' || mark === 'gone';
  if (standing.state === 'quarantined') return passed ? { ...standing, state: 'probation', nights: [true] } : standing;
  const nights = [...standing.nights, passed];
  if (nights.length - failuresIn(nights) >= GOOD_NIGHTS) return newcomer;
  if (failuresIn(nights) > TRIAL_NIGHTS - GOOD_NIGHTS) return { ...standing, state: 'quarantined', nights: [] };
  return { ...standing, state: 'probation', nights };
}

/** When staff let it be asked again: another failure puts it out at once. */
export const afterRelease: Standing = { state: 'suspect', recent: [false], nights: [] };

const isOut = ({ state }: Pick<Standing, 'state'>): boolean => state === 'quarantined' || state === 'probation';

/** Whether nobody is asked by it now. */
export const isSuspended = ({ state, heldAt }: { state: SourceState; heldAt: Date | null }): boolean =>
  heldAt !== null || isOut({ state });

/** The night begins at two o'clock, UTC. */
export function nightBefore(now: Date): Date {
  const begin = new Date(now);
  begin.setUTCHours(2, 0, 0, 0);
  return begin > now ? new Date(begin.getTime() - 24 * HOUR) : begin;
}

/** Days whose marks are kept. */
export const daysKept = 30;
