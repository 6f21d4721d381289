import { fault } from '#contract/faults/faults.ts';
import type { CaseState } from '#contract/removal/cases.ts';
import type { SendWay } from '#contract/removal/desk.ts';
import type { SentInput } from '#contract/removal/desk-input.ts';
import type { Context } from '#core/base/context.ts';
import { AppError, changedMeanwhile } from '#core/base/errors.ts';
import { canBecome } from '#core/removal/cases/rules.ts';
import type { Day } from '#core/removal/clocks/days.ts';
import { changeCase } from '#core/removal/internal/change-case.ts';
import type { AskedCompany, CaseContent, StepContent } from '#core/removal/internal/content.ts';
import { draftLetter } from '#core/removal/internal/draft-letter.ts';
import { moveOn, noteStep } from '#core/removal/internal/move-on.ts';
import { requireSaidDay } from '#core/removal/internal/said-days.ts';
import { readSender } from '#core/removal/internal/sender.ts';

/**
 * Keeps that the person says that they have sent the letter, with the very text that it had. The clock of the company starts.
 * @throws AppError `conflict` when there is no letter to send any more; `invalid` for a day or a way that cannot be
 */
export function recordSent(ctx: Context, { caseId, by, on }: SentInput): Promise<void> {
  return changeCase(ctx, caseId, async (tx, person, loaded) => {
    requireSaidDay(on, person.platform.clock.now());
    const { row, content: before } = loaded;
    const { draft, company } = before;
    const letter = draftLetter(row.law, before, await readSender(tx, person));
    // Where no law is known there is no letter of ours, and their form is the only way.
    if (!letter && row.law !== null) throw changedMeanwhile(fault('no-letter-to-send'));
    if (!letter && by !== 'form') throw new AppError('invalid', { publicMessage: fault('their-form'), field: 'by' });
    const { purpose, kind } = draft ?? { purpose: 'request', kind: 'erasure' };
    const step: StepContent = {
      what: 'letter',
      ...{ purpose, kind, on, by, to: addressOf(company, by) },
      ...{ subject: letter?.subject ?? '', text: letter?.text ?? '', disclosed: letter?.disclosed ?? [] },
    };
    const content = sentContent(before, { purpose, kind, on, by });
    const to = stateAfter(purpose);
    if (to === null) await noteStep(tx, person, loaded, { content, step });
    else if (row.state === to && !canBecome(row.state, to)) throw changedMeanwhile(fault('request-changed'));
    else await moveOn(tx, person, loaded, to, { content, step });
  });
}

const addressOf = ({ email, form, postal }: AskedCompany, by: SendWay): string | null =>
  ({ email, form, post: postal })[by];

/** A reminder moves nothing: the answer to the letter before it is still due. */
function stateAfter(purpose: NonNullable<CaseContent['draft']>['purpose']): CaseState | null {
  if (purpose === 'reminder') return null;
  return purpose === 'complaint' ? 'complaint-made' : 'sent';
}

const lastOf = (...days: Day[]): Day => days.toSorted().at(-1) ?? '';

function sentContent(before: CaseContent, sent: NonNullable<CaseContent['lastSent']>): CaseContent {
  const base = { ...before, draft: null };
  if (sent.purpose === 'reminder') return base;
  // What they asked has been answered: their clock goes on. The first letter still counts.
  const pauses = before.pauses.map(({ from, to }) => ({ from, to: to ?? lastOf(from, sent.on) }));
  if (sent.purpose === 'no-id') return { ...base, pauses };
  return { ...base, lastSent: sent, pauses: [], isExtended: false };
}
