import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { asColumns } from '#core/base/editing.ts';
import { assetDeleted } from '#core/site/branding/events.ts';
import { changeAssets, findAsset } from '#core/site/branding/internal/change-asset.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';

/** Deletes an asset; the site falls back to its own. What is gone already stays gone. @throws AppError `forbidden` */
export function deleteAsset(ctx: Context, id: string): Promise<void> {
  return changeAssets(ctx, async (tx) => {
    const row = await findAsset(tx, id);
    if (!row) return;
    const { assetType, assetUrl, isActive } = row;
    await tx.delete(brandingAssets).where(eq(brandingAssets.id, id));
    const oldValues = asColumns(brandingAssets, { assetType, assetUrl, isActive });
    await record(tx, ctx, assetDeleted, { entityId: id, oldValues });
  });
}
