import type { AssetInput } from '#contract/site/branding.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { asColumns } from '#core/base/editing.ts';
import { assetCreated } from '#core/site/branding/events.ts';
import { changeAssets, deactivateOthers, findAsset } from '#core/site/branding/internal/change-asset.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { fetchPictures, keepPictures } from '#core/site/pictures/actions/keep-pictures.ts';
import { requireCan } from '#core/site/policy.ts';

/**
 * Adds an asset, active; of logos and favicons the others become inactive. The same form sent twice adds one.
 * @throws AppError `forbidden`, `invalid` for a picture that cannot be fetched
 */
export async function addAsset(ctx: Context, { id, assetType, assetUrl }: AssetInput): Promise<void> {
  requireCan(ctx.actor, 'branding.change');
  const fetched = await fetchPictures(ctx, [{ url: assetUrl, field: 'assetUrl' }]);
  await changeAssets(ctx, async (tx) => {
    if (await findAsset(tx, id)) return;
    await keepPictures(tx, fetched, ctx.platform.clock.now());
    await deactivateOthers(tx, ctx, { id, assetType });
    const values = { assetType, assetUrl, isActive: true };
    const now = ctx.platform.clock.now();
    await tx.insert(brandingAssets).values({ id, ...values, createdAt: now, updatedAt: now });
    await record(tx, ctx, assetCreated, { entityId: id, newValues: asColumns(brandingAssets, values) });
  });
}
