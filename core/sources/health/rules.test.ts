import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#core/sources/define.ts';
import {
  afterControl,
  afterNight,
  afterRelease,
  controlOutcomes,
  decideAnswer,
  decideFind,
  isControlDue,
  isSuspended,
  newcomer,
  nightBefore,
  nightOf,
  outcomeOf,
  type Proof,
  type Proofs,
  type Standing,
} from './rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const found = { state: 'found', exposures: [{}] } as unknown as Answer;
const clear: Answer = { state: 'clear' };
const none: Proof = { outcome: null, askedAt: null, provedAt: null };
const passed = (minutes: number): Proof => ({ outcome: 'passed', askedAt: ago(minutes), provedAt: ago(minutes) });
const proofs = (change: Partial<Proofs>): Proofs => ({ known: none, impossible: none, ...change });
const unproved = { state: 'not-checked', reason: 'unproved' };

const outcome = fc.constantFrom(...controlOutcomes);
const sequence = fc.array(outcome, { maxLength: 40 });
const out: Standing = { state: 'quarantined', recent: [false, false], nights: [] };

describe('an answer', () => {
  it('“found” counts while nothing impossible was found within a quarter of an hour', () => {
    expect(decideAnswer(found, proofs({ impossible: passed(15) }), now)).toBe(found);
    expect(decideAnswer(found, proofs({ impossible: passed(16) }), now)).toEqual(unproved);
    expect(decideAnswer(found, proofs({ known: passed(0) }), now)).toEqual(unproved);
  });

  it('“clear” counts while somebody known was found within a day', () => {
    expect(decideAnswer(clear, proofs({ known: passed(24 * 60) }), now)).toBe(clear);
    expect(decideAnswer(clear, proofs({ known: passed(24 * 60 + 1) }), now)).toEqual(unproved);
    expect(decideAnswer(clear, proofs({ impossible: passed(0) }), now)).toEqual(unproved);
  });

  it('“found” counts only while a twin is absent', () => {
    const unanswered = { state: 'not-checked', reason: 'timeout' } as const;
    expect(decideFind(found, clear)).toBe(found);
    expect(decideFind(found, found)).toEqual({ state: 'not-checked', reason: 'indiscriminate' });
    expect(decideFind(found, unanswered)).toEqual(unproved);
  });

  it('that claims nothing needs no proof', () => {
    const limited: Answer = { state: 'not-checked', reason: 'limited' };
    expect(decideAnswer(limited, proofs({}), now)).toBe(limited);
  });

  it('loses its proof with a control that failed or whose people have gone, and not with one that nobody answered', () => {
    const withLast = (last: Proof['outcome']) =>
      decideAnswer(clear, proofs({ known: { ...passed(60), outcome: last, askedAt: ago(1) } }), now);
    expect([withLast('failed'), withLast('gone')]).toEqual([unproved, unproved]);
    expect(withLast('unanswered')).toBe(clear);
  });

  it('is never known without a control that passed in time', () => {
    const proof = fc.record({
      outcome: fc.option(outcome),
      askedAt: fc.option(fc.date({ max: now, noInvalidDate: true })),
      provedAt: fc.option(fc.date({ max: now, noInvalidDate: true })),
    });
    fc.assert(
      fc.property(proof, proof, fc.constantFrom(found, clear), (known, impossible, answer) => {
        if (decideAnswer(answer, { known, impossible }, now).state === 'not-checked') return;
        const [own, most] = answer === found ? [impossible, 15] : [known, 24 * 60];
        expect(own.outcome === 'failed' || own.outcome === 'gone').toBe(false);
        expect(own.provedAt?.getTime()).toBeGreaterThanOrEqual(ago(most).getTime());
      }),
    );
  });
});

describe('a control', () => {
  const people = { keptBy: 'people' } as const;
  const limited: Answer = { state: 'not-checked', reason: 'limited' };

  it('of somebody known passes with any of them', () => {
    expect(outcomeOf('known', [clear, found], people)).toBe('passed');
    expect(outcomeOf('known', [clear, limited], people)).toBe('unanswered');
    expect(outcomeOf('known', [], people)).toBe('unanswered');
  });

  it('that finds none of its people says that they have gone; of a test account that the source lies', () => {
    expect(outcomeOf('known', [clear, clear], people)).toBe('gone');
    expect(outcomeOf('known', [clear], { keptBy: 'source' })).toBe('failed');
  });

  it('of something impossible passes with “clear” alone', () => {
    const outcomes = [clear, found, limited].map((answer) => outcomeOf('impossible', [answer], people));
    expect(outcomes).toEqual(['passed', 'failed', 'unanswered']);
  });

  it('is asked when there is no proof, and not again at once when it did not pass', () => {
    const due = (proof: Proof) => isControlDue('impossible', proof, now);
    expect([due(none), due(passed(15)), due(passed(16))]).toEqual([true, false, true]);
    const last = (of: Proof['outcome'], minutes: number) => due({ outcome: of, askedAt: ago(minutes), provedAt: null });
    expect([last('failed', 14), last('failed', 15)]).toEqual([false, true]);
    expect([last('gone', 359), last('gone', 360)]).toEqual([false, true]);
    expect([last('unanswered', 0), last('unanswered', 1)]).toEqual([false, true]);
  });
});

describe('the state of a source', () => {
  it('follows its last three controls: one failure makes it suspect, two put it out', () => {
    fc.assert(
      fc.property(sequence, (outcomes) => {
        let standing = newcomer;
        const told: boolean[] = [];
        for (const one of outcomes) {
          standing = afterControl(standing, one);
          if (one === 'passed' || one === 'failed') told.push(one === 'passed');
          const failures = told.slice(-3).filter((good) => !good).length;
          expect(standing.state).toBe((['healthy', 'suspect'] as const)[failures] ?? 'quarantined');
          if (failures > 1) return;
        }
      }),
    );
  });

  it('is not changed by a control that nobody answered, or whose people have gone', () => {
    fc.assert(
      fc.property(sequence, (outcomes) => {
        const before = outcomes.reduce(afterControl, newcomer);
        for (const mute of ['gone', 'unanswered'] as const) expect(afterControl(before, mute)).toBe(before);
      }),
    );
  });

  it('stays out whatever its controls by day come to', () => {
    fc.assert(
      fc.property(sequence, (outcomes) => {
        expect(outcomes.reduce(afterControl, out)).toBe(out);
      }),
    );
  });

  it('comes back by three good nights of five, and never by fewer', () => {
    fc.assert(
      fc.property(sequence, (nights) => {
        let standing = out;
        for (const [i, mark] of nights.entries()) {
          standing = afterNight(standing, mark);
          const good = nights
            .slice(Math.max(0, i - 4), i + 1)
            .filter((one) => one === 'passed' || one === 'gone').length;
          if (standing.state !== 'healthy') continue;
          expect(good).toBeGreaterThanOrEqual(3);
          expect(standing).toEqual(newcomer);
          return;
        }
        expect(isSuspended({ ...standing, heldAt: null })).toBe(true);
      }),
    );
  });

  it('begins again after three bad nights on probation', () => {
    const through = (...marks: Parameters<typeof afterNight>[1][]) => marks.reduce(afterNight, out).state;
    expect(through('passed', 'failed', 'passed', 'unanswered', 'passed')).toBe('healthy');
    expect(through('passed', 'failed', 'passed', 'unanswered', 'failed')).toBe('quarantined');
    expect(through('failed', 'unanswered')).toBe('quarantined');
  });

  it('is what staff leave it: held, or released until the next failure', () => {
    expect(isSuspended({ state: 'healthy', heldAt: now })).toBe(true);
    expect(isSuspended({ ...afterRelease, heldAt: null })).toBe(false);
    expect(afterControl(afterRelease, 'failed').state).toBe('quarantined');
    expect(['passed' as const, 'passed' as const, 'passed' as const].reduce(afterControl, afterRelease).state).toBe(
      'healthy',
    );
  });
});

describe('a night', () => {
  it('is as good as the worst of its controls', () => {
    expect(nightOf(['passed', 'passed'])).toBe('passed');
    expect(nightOf(['gone', 'passed'])).toBe('gone');
    expect(nightOf(['gone', 'unanswered'])).toBe('unanswered');
    expect(nightOf(['unanswered', 'failed', 'passed'])).toBe('failed');
  });

  it('begins at two', () => {
    expect(nightBefore(new Date('2026-11-20T01:59:00Z'))).toEqual(new Date('2026-11-19T02:00:00Z'));
    expect(nightBefore(new Date('2026-11-20T02:00:00Z'))).toEqual(new Date('2026-11-20T02:00:00Z'));
  });
});
