import { fault } from '#contract/faults/faults.ts';
import type { CaseState } from '#contract/removal/cases.ts';
import type { AnswerKind } from '#contract/removal/desk.ts';
import type { AnswerInput } from '#contract/removal/desk-input.ts';
import type { Context } from '#core/base/context.ts';
import { changedMeanwhile } from '#core/base/errors.ts';
import { canBecome, stateAfterReply } from '#core/removal/cases/rules.ts';
import type { Day } from '#core/removal/clocks/days.ts';
import { changeCase } from '#core/removal/internal/change-case.ts';
import type { CaseContent } from '#core/removal/internal/content.ts';
import { moveOn, noteStep } from '#core/removal/internal/move-on.ts';
import { letterAfter } from '#core/removal/internal/next-letter.ts';
import { requireSaidDay } from '#core/removal/internal/said-days.ts';
import type { CaseRow, LoadedCase } from '#core/removal/internal/store.ts';

/**
 * Keeps what a company answered, as the person has confirmed it, and prepares the letter that follows. `done` is what they
 * say, never that anything is gone.
 * @throws AppError `conflict` for an answer that cannot be, e.g. to a letter that was not sent; `invalid` for such a day
 */
export function recordAnswer(ctx: Context, { caseId, kind, ground, on, text }: AnswerInput): Promise<void> {
  return changeCase(ctx, caseId, async (tx, person, loaded) => {
    requireSaidDay(on, person.platform.clock.now());
    const { row, content: before } = loaded;
    if (!before.lastSent) throw changedMeanwhile(fault('no-letter-sent'));
    const to = stateAfterAnswer(kind);
    const step = { what: 'answer', kind, ground: kind === 'refusal' ? ground : null, on, text } as const;
    const content = contentAfter(loaded, kind, on);
    if (to === null || to === row.state) return noteStep(tx, person, loaded, { content, step });
    if (!canBecome(row.state, to)) throw changedMeanwhile(fault('answer-does-not-fit'));
    await moveOn(tx, person, loaded, to, { content, step });
  });
}

const stateAfterAnswer = (kind: AnswerKind): CaseState | null =>
  kind === 'holds-data' ? 'acknowledged' : stateAfterReply[kind];

/** An extension counts where it was announced before the first period had passed. */
const isInTime = ({ dueOn }: CaseRow, on: Day): boolean => dueOn === null || on <= dueOn;

function contentAfter({ row, content: before }: LoadedCase, kind: AnswerKind, on: Day): CaseContent {
  const draft = letterAfter(kind, row.law, before);
  const asksMore = kind === 'id-copy' || kind === 'more-identification';
  const isPaused = before.pauses.some(({ to }) => to === null);
  return {
    ...before,
    // An answer that nobody understood leaves what was to be written.
    draft: kind === 'not-understood' ? before.draft : draft,
    isExtended: before.isExtended || (kind === 'extension' && isInTime(row, on)),
    pauses: asksMore && !isPaused ? [...before.pauses, { from: on, to: null }] : before.pauses,
  };
}
