import { eq, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { PageInput } from '#contract/site/pages.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { changesBetween } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { pageCreated } from '#core/site/pages/events.ts';
import { logged, valuesOf } from '#core/site/pages/internal/write-page.ts';
import { editableOf, mostPages } from '#core/site/pages/queries/managed-pages.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { requireCan } from '#core/site/policy.ts';

/**
 * Adds an entry. The same form sent twice adds one.
 * @throws AppError `forbidden`, `conflict` when the key is taken
 */
export async function createPage(ctx: Context, { pageKey, ...input }: PageInput): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'page.change');
  const values = valuesOf(pageKey, input, null);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cms_content'))`);
    const [taken] = await tx.select().from(cmsContent).where(eq(cmsContent.pageKey, pageKey));
    if (taken && changesBetween(editableOf(taken), values) === null) return;
    if (taken) throw new AppError('conflict', { publicMessage: fault('page-key-taken') });
    if ((await tx.$count(cmsContent)) >= mostPages)
      throw new AppError('conflict', { publicMessage: fault('many-entries', mostPages) });
    const now = platform.clock.now();
    const [row] = await tx
      .insert(cmsContent)
      .values({ pageKey, ...values, createdAt: now, updatedAt: now })
      .returning({ id: cmsContent.id });
    await record(tx, ctx, pageCreated, { entityId: row?.id ?? null, newValues: logged({ pageKey, ...values }) });
  });
}
