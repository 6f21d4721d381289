import { eq, sql } from 'drizzle-orm';
import type { PageChange, PageInput } from '#contract/site/pages.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns, changesBetween, requireVersion } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { pageCreated, pageUpdated } from '#core/site/pages/events.ts';
import { editableOf, mostPages } from '#core/site/pages/queries/managed-pages.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { requireCan } from '#core/site/policy.ts';

const logged = (values: object) => asColumns(cmsContent, values);

/**
 * Adds an entry. The same form sent twice adds one.
 * @throws AppError `forbidden`, `conflict` when the key is taken
 */
export async function createPage(ctx: Context, { pageKey, ...values }: PageInput): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'page.change');
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('cms_content'))`);
    const [taken] = await tx.select().from(cmsContent).where(eq(cmsContent.pageKey, pageKey));
    if (taken && changesBetween(editableOf(taken), values) === null) return;
    if (taken) throw new AppError('conflict', { publicMessage: 'There is an entry with this key already.' });
    if ((await tx.$count(cmsContent)) >= mostPages)
      throw new AppError('conflict', { publicMessage: `There are at most ${mostPages} entries.` });
    const now = platform.clock.now();
    const [row] = await tx
      .insert(cmsContent)
      .values({ pageKey, ...values, createdAt: now, updatedAt: now })
      .returning({ id: cmsContent.id });
    await record(tx, ctx, pageCreated, { entityId: row?.id ?? null, newValues: logged({ pageKey, ...values }) });
  });
}

/**
 * Changes an entry. The values it has already change nothing.
 * @param version of the values that the form was filled with
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else has changed it since
 */
export async function updatePage(ctx: Context, id: string, after: PageChange, version: string): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'page.change');
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [row] = await tx.select().from(cmsContent).where(eq(cmsContent.id, id)).for('update');
    if (!row) throw new AppError('not-found', { publicMessage: 'This entry is no longer there.' });
    const before = editableOf(row);
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
