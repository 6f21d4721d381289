import { fault } from '#contract/faults/faults.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import {
  changeAssets,
  deactivateOthers,
  findAsset,
  type Row,
  setActive,
} from '#core/site/branding/internal/change-asset.ts';
import type { Transaction } from '#platform/database/database.ts';

async function getAsset(tx: Transaction, id: string): Promise<Row> {
  const row = await findAsset(tx, id);
  if (!row) throw new AppError('not-found', { publicMessage: fault('asset-gone') });
  return row;
}

/**
 * Activates or deactivates an asset; an active logo or favicon makes the others inactive. Again changes nothing.
 * @throws AppError `forbidden`, `not-found`
 */
export function setAssetActive(ctx: Context, id: string, isActive: boolean): Promise<void> {
  return changeAssets(ctx, async (tx) => {
    const row = await getAsset(tx, id);
    if (row.isActive === isActive) return;
    if (isActive) await deactivateOthers(tx, ctx, row);
    await setActive(tx, ctx, row, isActive);
  });
}
