import type { CaseState } from '#contract/removal/cases.ts';
import type { ReplyKind } from '#contract/removal/replies/types.ts';
import type { GoneProof } from './absence.ts';

/**
 * Where a case may go from where it stands. What the controller says, what was seen and what the clock did are states of
 * their own: `said-done` is a statement, `seen-gone` is proven, `nothing-held` is an answer about an address that nobody
 * saw listed.
 */
export const transitions = {
  prepared: ['sent', 'closed'],
  sent: [
    'acknowledged',
    'more-asked',
    'said-done',
    'nothing-held',
    'refused',
    'overdue',
    'seen-gone',
    'still-there',
    'closed',
  ],
  // They said that they hold data: the letter that asks for its erasure follows.
  acknowledged: [
    'sent',
    'more-asked',
    'said-done',
    'nothing-held',
    'refused',
    'overdue',
    'complaint-made',
    'seen-gone',
    'still-there',
    'closed',
  ],
  // Answered with what they need, it is sent once more.
  'more-asked': ['sent', 'said-done', 'nothing-held', 'refused', 'overdue', 'complaint-made', 'seen-gone', 'closed'],
  // A controller may take back what it said.
  'said-done': ['more-asked', 'refused', 'seen-gone', 'still-there', 'closed'],
  // Told more about the person, it may find something.
  'nothing-held': ['sent', 'more-asked', 'said-done', 'still-there', 'closed'],
  refused: ['sent', 'said-done', 'complaint-made', 'seen-gone', 'closed'],
  overdue: [
    'acknowledged',
    'more-asked',
    'said-done',
    'nothing-held',
    'refused',
    'complaint-made',
    'seen-gone',
    'still-there',
    'closed',
  ],
  // Not acknowledged in time, it goes on to the authority.
  'complaint-made': [
    'acknowledged',
    'more-asked',
    'said-done',
    'nothing-held',
    'refused',
    'overdue',
    'seen-gone',
    'still-there',
    'closed',
  ],
  'seen-gone': ['came-back', 'closed'],
  'still-there': ['sent', 'said-done', 'refused', 'overdue', 'complaint-made', 'seen-gone', 'closed'],
  'came-back': ['sent', 'complaint-made', 'seen-gone', 'closed'],
  closed: ['came-back'],
} as const satisfies Readonly<Record<CaseState, readonly CaseState[]>>;

/** States that a case may go to from one. */
export type Next<From extends CaseState> = (typeof transitions)[From][number];

interface Step {
  state: CaseState;
  at: Date;
}

/** A case in a known state. Only one that is `seen-gone` carries the proof. */
export type Case<State extends CaseState = CaseState> = {
  [One in State]: {
    readonly state: One;
    readonly since: Date;
    /** Earlier states, in the order of time. */
    readonly history: readonly Step[];
    readonly proof: One extends 'seen-gone' ? GoneProof : null;
  };
}[State];

/** A move that needs more than its name. */
export type Move<To extends CaseState> = { at: Date } & (To extends 'seen-gone'
  ? { to: To; proof: GoneProof }
  : { to: To; proof?: never });

/** A move that the table does not have, or that the case's past does not allow. */
export class ForbiddenTransition extends Error {
  constructor(from: CaseState, to: CaseState) {
    super(`a case that is ${from} cannot become ${to}`);
    this.name = 'ForbiddenTransition';
  }
}

export const openCase = (at: Date): Case<'prepared'> => ({ state: 'prepared', since: at, history: [], proof: null });

export const canBecome = (from: CaseState, to: CaseState): boolean =>
  (transitions[from] as readonly CaseState[]).includes(to);

/** Only what was seen gone can come back. */
const wasSeenGone = ({ state, history }: Pick<Case, 'state' | 'history'>): boolean =>
  state === 'seen-gone' || history.some((step) => step.state === 'seen-gone');

/**
 * Moves a case on. A forbidden move does not compile where the state is known, and is refused where it was read from a
 * table.
 * @throws ForbiddenTransition
 */
export function moveCase<From extends CaseState, To extends Next<From>>(
  moved: Case<From>,
  { to, at, proof }: Move<To>,
): Case<To> {
  const { state, since, history } = moved;
  if (!canBecome(state, to) || (to === 'came-back' && !wasSeenGone(moved))) throw new ForbiddenTransition(state, to);
  if (to === 'seen-gone' && !proof) throw new TypeError('nothing is called gone without a proof');
  const next: unknown = { state: to, since: at, history: [...history, { state, at: since }], proof: proof ?? null };
  return next as Case<To>;
}

/** States in which the controller's clock runs. */
const awaiting: ReadonlySet<CaseState> = new Set(['sent', 'acknowledged', 'complaint-made', 'still-there']);

/** Whether a deadline that has passed makes the case overdue. */
export const isAwaitingAnswer = (state: CaseState): boolean => awaiting.has(state);

/** What a reply makes of a case, once the person has confirmed how it was read. Null: nothing. */
export const stateAfterReply: Readonly<Record<ReplyKind, CaseState | null>> = {
  done: 'said-done',
  'nothing-held': 'nothing-held',
  'id-copy': 'more-asked',
  'more-identification': 'more-asked',
  'other-form': 'more-asked',
  'wrong-language': 'more-asked',
  extension: 'acknowledged',
  refusal: 'refused',
  'not-understood': null,
};
