import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { CaseInput } from '#contract/removal/desk-input.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { changedMeanwhile } from '#core/base/errors.ts';
import { caseDeleted } from '#core/removal/events.ts';
import { changeCase } from '#core/removal/internal/change-case.ts';
import { moveOn } from '#core/removal/internal/move-on.ts';
import { removalCases } from '#core/removal/schema.ts';

/** Ends a case; what happened in it stays. The same again changes nothing. @throws AppError `not-found` */
export function closeCase(ctx: Context, { caseId }: CaseInput): Promise<void> {
  return changeCase(ctx, caseId, async (tx, person, loaded) => {
    if (loaded.row.state === 'closed') return;
    await moveOn(tx, person, loaded, 'closed', { content: { ...loaded.content, draft: null } });
  });
}

/** Deletes a case that was never sent, or is closed, with all that happened in it. @throws AppError `conflict`, `not-found` */
export function deleteCase(ctx: Context, { caseId }: CaseInput): Promise<void> {
  return changeCase(ctx, caseId, async (tx, person, { row }) => {
    if (row.state !== 'prepared' && row.state !== 'closed') throw changedMeanwhile(fault('request-sent'));
    await tx.delete(removalCases).where(eq(removalCases.id, row.id));
    await record(tx, person, caseDeleted, { entityId: row.id });
  });
}
