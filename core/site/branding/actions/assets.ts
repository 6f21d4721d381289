import { and, eq, ne, sql } from 'drizzle-orm';
import type { AssetInput } from '#contract/site/branding.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { assetActivated, assetCreated, assetDeactivated, assetDeleted } from '#core/site/branding/events.ts';
import { isExclusive } from '#core/site/branding/rules.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { fetchPictures, keepPictures } from '#core/site/pictures/actions/keep-pictures.ts';
import { requireCan } from '#core/site/policy.ts';
import type { Transaction } from '#platform/database/database.ts';

type Row = typeof brandingAssets.$inferSelect;

/** One change after another: of two that are activated at once, the later one stays. */
async function change(ctx: Context, work: (tx: Transaction) => Promise<void>): Promise<void> {
  requireCan(ctx.actor, 'branding.change');
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('branding_assets'))`);
    await work(tx);
  });
}

async function findAsset(tx: Transaction, id: string): Promise<Row | null> {
  const [row] = await tx.select().from(brandingAssets).where(eq(brandingAssets.id, id));
  return row ?? null;
}

async function getAsset(tx: Transaction, id: string): Promise<Row> {
  const row = await findAsset(tx, id);
  if (!row) throw new AppError('not-found', { publicMessage: 'This asset has been deleted.' });
  return row;
}

async function setActive(tx: Transaction, ctx: Context, row: Row, isActive: boolean): Promise<void> {
  const updatedAt = ctx.platform.clock.now();
  await tx.update(brandingAssets).set({ isActive, updatedAt }).where(eq(brandingAssets.id, row.id));
  await record(tx, ctx, isActive ? assetActivated : assetDeactivated, {
    entityId: row.id,
    details: { asset_type: row.assetType },
    oldValues: { is_active: row.isActive },
    newValues: { is_active: isActive },
  });
}

/** Makes room for the one that is to be active. */
async function deactivateOthers(tx: Transaction, ctx: Context, row: Pick<Row, 'id' | 'assetType'>) {
  if (!isExclusive(row.assetType)) return;
  const { id, assetType, isActive } = brandingAssets;
  const others = and(eq(assetType, row.assetType), eq(isActive, true), ne(id, row.id));
  for (const other of await tx.select().from(brandingAssets).where(others)) await setActive(tx, ctx, other, false);
}

/**
 * Adds an asset, active; of logos and favicons the others become inactive. The same form sent twice adds one.
 * @throws AppError `forbidden`, `invalid` for a picture that cannot be fetched
 */
export async function addAsset(ctx: Context, { id, assetType, assetUrl }: AssetInput): Promise<void> {
  requireCan(ctx.actor, 'branding.change');
  const fetched = await fetchPictures(ctx, [{ url: assetUrl, field: 'assetUrl' }]);
  await change(ctx, async (tx) => {
    if (await findAsset(tx, id)) return;
    await keepPictures(tx, fetched, ctx.platform.clock.now());
    await deactivateOthers(tx, ctx, { id, assetType });
    const values = { assetType, assetUrl, isActive: true };
    const now = ctx.platform.clock.now();
    await tx.insert(brandingAssets).values({ id, ...values, createdAt: now, updatedAt: now });
    await record(tx, ctx, assetCreated, { entityId: id, newValues: asColumns(brandingAssets, values) });
  });
}

/**
 * Activates or deactivates an asset; an active logo or favicon makes the others inactive. Again changes nothing.
 * @throws AppError `forbidden`, `not-found`
 */
export function setAssetActive(ctx: Context, id: string, isActive: boolean): Promise<void> {
  return change(ctx, async (tx) => {
    const row = await getAsset(tx, id);
    if (row.isActive === isActive) return;
    if (isActive) await deactivateOthers(tx, ctx, row);
    await setActive(tx, ctx, row, isActive);
  });
}

/** Deletes an asset; the site falls back to its own. What is gone already stays gone. @throws AppError `forbidden` */
export function deleteAsset(ctx: Context, id: string): Promise<void> {
  return change(ctx, async (tx) => {
    const row = await findAsset(tx, id);
    if (!row) return;
    const { assetType, assetUrl, isActive } = row;
    await tx.delete(brandingAssets).where(eq(brandingAssets.id, id));
    const oldValues = asColumns(brandingAssets, { assetType, assetUrl, isActive });
    await record(tx, ctx, assetDeleted, { entityId: id, oldValues });
  });
}
