import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { PageChange } from '#contract/site/pages.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { changesBetween, requireVersion } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { pageUpdated } from '#core/site/pages/events.ts';
import { logged, valuesOf } from '#core/site/pages/internal/write-page.ts';
import { editableOf } from '#core/site/pages/queries/managed-pages.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { requireCan } from '#core/site/policy.ts';

/**
 * Changes an entry. The values it has already change nothing.
 * @param version of the values that the form was filled with
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else has changed it since
 */
export async function updatePage(ctx: Context, id: string, input: PageChange, version: string): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'page.change');
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [row] = await tx.select().from(cmsContent).where(eq(cmsContent.id, id)).for('update');
    if (!row) throw new AppError('not-found', { publicMessage: fault('entry-gone') });
    const before = editableOf(row);
    const after = valuesOf(row.pageKey, input, row);
    const changes = changesBetween(before, after);
    if (!changes) return;
    requireVersion(before, version);
    await tx
      .update(cmsContent)
      .set({ ...after, updatedAt: platform.clock.now() })
      .where(eq(cmsContent.id, id));
    await record(tx, ctx, pageUpdated, {
      entityId: id,
      details: { page_key: row.pageKey },
      oldValues: logged(changes.oldValues),
      newValues: logged(changes.newValues),
    });
  });
}
