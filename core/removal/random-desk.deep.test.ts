import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaseState } from '#contract/removal/cases.ts';
import { type AnswerKind, answerKinds, type CaseView } from '#contract/removal/desk.ts';
import { systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { closeCase } from './actions/close-case.ts';
import { recordAnswer } from './actions/record-answer.ts';
import { recordAuthority } from './actions/record-authority.ts';
import { recordSent } from './actions/record-sent.ts';
import { proveGone } from './cases/absence.ts';
import { canBecome } from './cases/rules.ts';
import { moveOn } from './internal/move-on.ts';
import { loadCase } from './internal/store.ts';
import { createDesk, type Desk } from './removal.fixture.ts';
import { removalCases, removalChecks } from './schema.ts';

type Act =
  | { do: 'send' | 'authority' | 'close' }
  | { do: 'answer'; kind: AnswerKind }
  | { do: 'wait'; days: number }
  | { do: 'look'; saw: 'found' | 'absent' };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Act>({ do: 'send' }) },
  { weight: 3, arbitrary: fc.constantFrom(...answerKinds).map((kind): Act => ({ do: 'answer', kind })) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }).map((days): Act => ({ do: 'wait', days })) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('found', 'absent', 'absent', 'absent').map((saw): Act => ({ do: 'look', saw })),
  },
  { weight: 1, arbitrary: fc.constantFrom<Act>({ do: 'authority' }, { do: 'close' }) },
);

/** Refusals are part of life; anything else is a fault. */
async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

onOneDatabase('requests under random answers, silence and new listings', (_open, kind) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await createDesk(kind);
  });
  afterAll(() => desk.world.close());

  /** What a check does: it is kept, and moves the case where the table and the proof allow it. */
  async function look(caseId: string, saw: 'found' | 'absent'): Promise<void> {
    await desk.pass(1);
    await desk.world.database.transaction(systemScope, async (tx) => {
      const at = desk.world.clock.now();
      await tx.insert(removalChecks).values({ caseId, userId: alice.userId, at, saw, control: 'passed' });
      const loaded = await loadCase(tx, desk.world, { userId: alice.userId, id: caseId });
      const { state } = loaded.row;
      const proof = proveGone(loaded.checks);
      const to: CaseState = saw === 'found' ? (state === 'seen-gone' ? 'came-back' : 'still-there') : 'seen-gone';
      if (!canBecome(state, to) || (to === 'seen-gone' && !proof)) return;
      await moveOn(tx, systemContext(desk.world, 'test'), loaded, to, proof && to === 'seen-gone' ? { proof } : {});
    });
  }

  async function play(caseId: string, one: Act): Promise<string[]> {
    const on = desk.today();
    const ctx = desk.as(alice);
    if (one.do === 'send') await tried(recordSent(ctx, { caseId, by: 'email', on }));
    if (one.do === 'answer') await tried(recordAnswer(ctx, { caseId, kind: one.kind, ground: null, on, text: null }));
    if (one.do === 'authority') await tried(recordAuthority(ctx, { caseId, name: 'ICO', on }));
    if (one.do === 'close') await tried(closeCase(ctx, { caseId }));
    if (one.do === 'look') await look(caseId, one.saw);
    return one.do === 'wait' ? desk.pass(one.days) : [];
  }

  function expectSound(view: CaseView): void {
    const moves = view.steps.flatMap(({ state }) => (state === null ? [] : [state]));
    expect(moves[0]).toBe('prepared');
    expect(moves.at(-1)).toBe(view.state);
    const illegal = moves.slice(1).filter((to, at) => !canBecome(moves[at] ?? to, to));
    expect(illegal).toEqual([]);
    if (view.state === 'seen-gone') expect(view.checks.filter(({ saw }) => saw === 'absent').length).toBeGreaterThan(2);
    if (view.state === 'closed' || view.state === 'seen-gone') expect(view.due).toBeNull();
  }

  it('never stand in an illegal state, and remind of a day twice at most: before it, and after it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GB', 'DE', 'HK', 'CH', 'US-CA', 'US-TX', 'AU'),
        fc.array(act, { minLength: 8, maxLength: 16 }),
        async (residence, acts) => {
          await desk.world.database.transaction(systemScope, (tx) => tx.delete(removalCases));
          const caseId = await desk.prepare({ residence });
          const mailsOf = new Map<string, number>();
          for (const one of acts) {
            const { due } = await desk.read(caseId);
            const mails = await play(caseId, one);
            if (due) mailsOf.set(due.on, (mailsOf.get(due.on) ?? 0) + mails.length);
            expectSound(await desk.read(caseId));
          }
          expect(Math.max(0, ...mailsOf.values())).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
