import { eq, sql } from 'drizzle-orm';
import type { PageChange, PageInput } from '#contract/pages.ts';
import { record } from '#core/audit/events.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { asColumns, changesBetween, requireVersion } from '#core/editing.ts';
import { AppError } from '#core/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import { pageCreated, pageUpdated } from './events.ts';
import { editableOf, mostPages } from './managed.ts';
import { cmsContent } from './schema.ts';

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
