import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { DraftInput } from '#contract/removal/desk-input.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { personKey } from '#core/base/person-key.ts';
import { canBecome } from '#core/removal/cases/rules.ts';
import { changeCase } from '#core/removal/internal/change-case.ts';
import type { CaseContent, Draft } from '#core/removal/internal/content.ts';
import { mayTellMore } from '#core/removal/internal/next-letter.ts';
import { type LoadedCase, sealCase } from '#core/removal/internal/store.ts';
import { complainsFirst } from '#core/removal/letters/follow-ups.ts';
import { hasRight } from '#core/removal/letters/rights.ts';
import { removalCases } from '#core/removal/schema.ts';

/**
 * Changes what the next letter says. Nothing is sent.
 * @throws AppError `conflict` for a letter that cannot follow now, or would tell more before they said yes; `invalid`
 */
export function saveDraft(ctx: Context, { caseId, ...input }: DraftInput): Promise<void> {
  return changeCase(ctx, caseId, async (tx, { platform }, loaded) => {
    const { row, content: before } = loaded;
    const content: CaseContent = { ...before, draft: draftFrom(input, loaded) };
    const key = await personKey(tx, platform, row.userId);
    const sealed = sealCase(platform, key, row.id, content);
    await tx.update(removalCases).set({ sealed }).where(eq(removalCases.id, row.id));
  });
}

const refusedDraft = (publicMessage: string, field?: string) =>
  new AppError(field ? 'invalid' : 'conflict', { publicMessage, ...(field ? { field } : {}) });

function requireFitting({ purpose, kind, stage }: Draft, loaded: LoadedCase): void {
  const { row, content } = loaded;
  if (row.law === null || !hasRight(row.law, kind)) throw refusedDraft(fault('no-such-request-by-law'), 'kind');
  if (purpose === 'request' && !canBecome(row.state, 'sent') && row.state !== 'prepared')
    throw refusedDraft(fault('no-letter-now'));
  if (purpose !== 'request' && !content.lastSent) throw refusedDraft(fault('no-letter-sent'));
  if (purpose === 'complaint' && !complainsFirst(row.law)) throw refusedDraft(fault('complaint-to-authority'));
  if (stage === 'held' && !mayTellMore(loaded)) throw refusedDraft(fault('email-address-first'), 'stage');
}

function draftFrom(input: Omit<DraftInput, 'caseId'>, loaded: LoadedCase): Draft {
  const { purpose, kind, stage, language, address, bornOn, recordUrl, wrong, right } = input;
  if (kind === 'correction' && purpose === 'request' && !(wrong && right))
    throw refusedDraft(fault('wrong-and-right'), 'right');
  const correction = wrong && right && kind === 'correction' ? { wrong, right } : null;
  const draft = { purpose, kind, stage, language, extras: { address, birthDate: bornOn, recordUrl, correction } };
  requireFitting(draft, loaded);
  return draft;
}
