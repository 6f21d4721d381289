import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaseState, caseStates } from '#contract/removal/cases.ts';
import { replyKinds } from '#contract/removal/replies/types.ts';
import { type Check, type GoneProof, type Presence, presenceOf, proveGone } from './absence.ts';
import {
  type Case,
  canBecome,
  ForbiddenTransition,
  isAwaitingAnswer,
  type Move,
  moveCase,
  type Next,
  openCase,
  stateAfterReply,
} from './rules.ts';

const DAY_MS = 86_400_000;
const start = Date.parse('2027-01-01T10:00:00Z');
const onDay = (day: number) => new Date(start + day * DAY_MS);
const check = (day: number, saw: Check['saw'], control: Check['control'] = 'passed'): Check => ({
  at: onDay(day),
  saw,
  control,
});
const gone = [check(0, 'found'), check(10, 'absent'), check(12, 'absent'), check(20, 'absent')];
const proof = proveGone(gone) as GoneProof;

describe('the proof that a listing is gone', () => {
  it('needs a sighting, then three absences on different days within 30 days', () => {
    expect(proof.absentAt).toEqual([onDay(10), onDay(12), onDay(20)]);
  });

  it.each<[string, Check[]]>([
    ['it was never found', gone.slice(1)],
    ['there are only two absences', gone.slice(0, 3)],
    [
      'two of them are of one day',
      [...gone.slice(0, 3), { ...check(12, 'absent'), at: new Date(+onDay(12) + 60_000) }],
    ],
    ['they are more than 30 days apart', [...gone.slice(0, 3), check(41, 'absent')]],
    ['a control failed', [...gone.slice(0, 3), check(20, 'absent', 'failed')]],
    ['no control was run', [...gone.slice(0, 3), check(20, 'absent', 'not-run')]],
    ['the site did not answer', [...gone.slice(0, 3), check(20, 'no-answer')]],
    ['it was found again between them', [...gone.slice(0, 3), check(15, 'found'), check(20, 'absent')]],
    ['it was found again after them', [...gone, check(25, 'found')]],
  ])('is not given when %s', (_why, checks) => {
    expect(proveGone(checks)).toBeNull();
  });

  it('does not depend on the order in which checks are read', () => {
    expect(proveGone(gone.toReversed())).toEqual(proof);
  });

  it('ignores a sighting without a passing control', () => {
    expect(proveGone([...gone, check(25, 'found', 'failed')])).toEqual(proof);
  });
});

describe('what the checks of a place prove', () => {
  it.each<[Presence['kind'], Check[]]>([
    ['not-rechecked', []],
    ['not-rechecked', [check(0, 'found', 'failed')]],
    ['not-found', [check(0, 'absent')]],
    ['listed', [check(0, 'absent'), check(1, 'found')]],
    ['not-rechecked', [check(0, 'found'), check(1, 'absent')]],
    ['removed', gone],
  ])('is %s', (kind, checks) => {
    expect(presenceOf(checks).kind).toBe(kind);
  });

  it('cannot be mixed up, as each has its own type', () => {
    // @ts-expect-error Nobody but proveGone makes a proof.
    const forged: GoneProof = { foundAt: onDay(0), absentAt: [onDay(1), onDay(2), onDay(3)] };
    // @ts-expect-error What was not found was not removed.
    const removed: Presence = { kind: 'removed', at: onDay(0) };
    // @ts-expect-error What a controller says is not what was seen.
    const presence: Presence['kind'] = 'said-done';
    expect([forged, removed, presence]).toHaveLength(3);
  });
});

describe('a case', () => {
  const sent = moveCase(openCase(onDay(0)), { to: 'sent', at: onDay(1) });

  it('keeps the states that it went through', () => {
    const done = moveCase(sent, { to: 'said-done', at: onDay(5) });
    expect(moveCase(done, { to: 'seen-gone', at: onDay(40), proof })).toEqual({
      state: 'seen-gone',
      since: onDay(40),
      history: [
        { state: 'prepared', at: onDay(0) },
        { state: 'sent', at: onDay(1) },
        { state: 'said-done', at: onDay(5) },
      ],
      proof,
    });
  });

  it('that was closed opens again only where the listing had been gone', () => {
    const closed = moveCase(sent, { to: 'closed', at: onDay(5) });
    expect(() => moveCase(closed, { to: 'came-back', at: onDay(6) })).toThrow(ForbiddenTransition);
    const wasGone = moveCase(moveCase(sent, { to: 'seen-gone', at: onDay(5), proof }), { to: 'closed', at: onDay(6) });
    expect(moveCase(wasGone, { to: 'came-back', at: onDay(9) }).state).toBe('came-back');
  });

  it.each<CaseState[]>([
    ['sent', 'acknowledged', 'overdue', 'complaint-made', 'overdue', 'complaint-made', 'closed'],
    ['sent', 'more-asked', 'sent', 'said-done', 'still-there', 'complaint-made', 'said-done', 'closed'],
    ['sent', 'nothing-held', 'sent', 'said-done', 'refused', 'complaint-made', 'closed'],
    ['sent', 'said-done', 'seen-gone', 'came-back', 'sent', 'seen-gone', 'closed', 'came-back', 'closed'],
  ])('can go through %s, %s, %s, %s, %s and on', (...states) => {
    const steps = ['prepared' as const, ...states];
    expect(steps.slice(1).filter((to, at) => !canBecome(steps[at] ?? to, to))).toEqual([]);
  });

  it('compiles only moves that the table has', () => {
    // @ts-expect-error A prepared letter has no answer.
    expect(() => moveCase(openCase(onDay(0)), { to: 'said-done', at: onDay(1) })).toThrow(ForbiddenTransition);
    // @ts-expect-error Nothing is gone without a proof.
    expect(() => moveCase(sent, { to: 'seen-gone', at: onDay(1) })).toThrow(TypeError);
    // @ts-expect-error What was said to be done was not thereby gone.
    const mixed: Case<'seen-gone'> = moveCase(sent, { to: 'said-done', at: onDay(1) });
    expect(mixed.proof).toBeNull();
  });

  it.each(caseStates)('that is %s refuses every move that the table does not have', (from) => {
    const anyCase = { state: from, since: onDay(0), history: [{ state: 'seen-gone', at: onDay(0) }], proof: null };
    for (const to of caseStates) {
      const move = { to, at: onDay(1), ...(to === 'seen-gone' ? { proof } : {}) } as Move<Next<CaseState>>;
      const act = () => moveCase(anyCase as unknown as Case, move);
      if (canBecome(from, to)) expect(act().state).toBe(to);
      else expect(act).toThrow(ForbiddenTransition);
    }
  });

  it.each(caseStates)('that is %s can be closed in the end', (from) => {
    const reached = new Set<CaseState>([from]);
    for (const state of reached) for (const to of caseStates) if (canBecome(state, to)) reached.add(to);
    expect(reached).toContain('closed');
  });
});

/** A listing as it is in the world, and what is known of it. */
interface World {
  isListed: boolean;
  day: number;
}
interface Known {
  current: Case;
  checks: Check[];
}

/** Moves where the table allows it, as a use case would. */
function tryMove(known: Known, to: CaseState | null, at: Date, proved: GoneProof | null = null): void {
  if (to === null || !canBecome(known.current.state, to)) return;
  if (to === 'seen-gone' && !proved) return;
  const move = { to, at, ...(proved && to === 'seen-gone' ? { proof: proved } : {}) } as Move<Next<CaseState>>;
  try {
    known.current = moveCase(known.current, move);
  } catch (error) {
    if (!(error instanceof ForbiddenTransition)) throw error;
  }
}

type Happening = (world: World, known: Known) => void;

const reply = fc.constantFrom(...replyKinds).map<Happening>((kind) => (world, known) => {
  tryMove(known, stateAfterReply[kind], onDay(world.day));
});
const silence: Happening = (world, known) => {
  if (isAwaitingAnswer(known.current.state)) tryMove(known, 'overdue', onDay(world.day));
};
const act = fc
  .constantFrom<CaseState>('sent', 'sent', 'sent', 'sent', 'complaint-made', 'closed')
  .map<Happening>((to) => (world, known) => {
    tryMove(known, to, onDay(world.day));
  });
const change = fc.boolean().map<Happening>((isListed) => (world) => {
  world.isListed = isListed;
});
const look = fc
  .record({
    control: fc.constantFrom('passed', 'passed', 'passed', 'passed', 'failed', 'not-run'),
    answers: fc.constantFrom(true, true, true, false),
    days: fc.integer({ min: 0, max: 8 }),
  })
  .map<Happening>(({ control, answers, days }) => (world, known) => {
    world.day += days;
    // A broken check reads "absent" whatever is there.
    const isSeen = world.isListed && control === 'passed';
    const saw = answers ? (isSeen ? 'found' : 'absent') : 'no-answer';
    known.checks.push({ at: onDay(world.day), saw, control });
    if (saw === 'found')
      tryMove(known, known.current.state === 'seen-gone' ? 'came-back' : 'still-there', onDay(world.day));
    tryMove(known, 'seen-gone', onDay(world.day), proveGone(known.checks));
  });
const wait = fc.integer({ min: 1, max: 20 }).map<Happening>((days) => (world) => {
  world.day += days;
});

it('whatever is answered, seen and listed again, a case says gone only when that was proven', () => {
  const story = fc.array(fc.oneof(reply, fc.constant(silence), act, change, look, look, look, look, look, wait), {
    minLength: 20,
    maxLength: 60,
    size: 'max',
  });
  let proven = 0;
  fc.assert(
    fc.property(story, (happenings) => {
      const world: World = { isListed: true, day: 1 };
      const known: Known = { current: openCase(onDay(0)), checks: [check(0, 'found')] };
      for (const happen of happenings) {
        const before = known.current;
        happen(world, known);
        const { state, proof: held, history } = known.current;
        expect(held === null).toBe(state !== 'seen-gone');
        if (before.state !== state) expect(canBecome(before.state, state)).toBe(true);
        if (state === 'came-back') expect(history.map((step) => step.state)).toContain('seen-gone');
        if (state !== 'seen-gone' || before.state === 'seen-gone') continue;
        proven += 1;
        const absences = known.checks.filter(({ saw, control }) => saw === 'absent' && control === 'passed');
        expect(absences.length).toBeGreaterThanOrEqual(3);
        expect(presenceOf(known.checks).kind).toBe('removed');
      }
    }),
    { numRuns: 300 },
  );
  expect(proven).toBeGreaterThan(0);
});
