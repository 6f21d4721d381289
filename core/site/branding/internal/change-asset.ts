import { and, eq, ne, sql } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { assetActivated, assetDeactivated } from '#core/site/branding/events.ts';
import { isExclusive } from '#core/site/branding/rules.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { requireCan } from '#core/site/policy.ts';
import type { Transaction } from '#platform/database/database.ts';

export type Row = typeof brandingAssets.$inferSelect;

/** One change after another: of two that are activated at once, the later one stays. */
export async function changeAssets(ctx: Context, work: (tx: Transaction) => Promise<void>): Promise<void> {
  requireCan(ctx.actor, 'branding.change');
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('branding_assets'))`);
    await work(tx);
  });
}

export async function findAsset(tx: Transaction, id: string): Promise<Row | null> {
  const [row] = await tx.select().from(brandingAssets).where(eq(brandingAssets.id, id));
  return row ?? null;
}

export async function setActive(tx: Transaction, ctx: Context, row: Row, isActive: boolean): Promise<void> {
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
export async function deactivateOthers(tx: Transaction, ctx: Context, row: Pick<Row, 'id' | 'assetType'>) {
  if (!isExclusive(row.assetType)) return;
  const { id, assetType, isActive } = brandingAssets;
  const others = and(eq(assetType, row.assetType), eq(isActive, true), ne(id, row.id));
  for (const other of await tx.select().from(brandingAssets).where(others)) await setActive(tx, ctx, other, false);
}
