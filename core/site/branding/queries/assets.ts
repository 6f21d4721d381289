import { and, eq, inArray } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { Branding, ManagedAsset } from '#contract/site/branding.ts';
import { pictureAddress } from '#contract/site/picture.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { readPage } from '#core/base/paging.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { type PictureOf, readPictures } from '#core/site/pictures/queries/pictures.ts';
import { requireCan } from '#core/site/policy.ts';
import type { Transaction } from '#platform/database/database.ts';

/** What the site shows, to everybody the same: the active logo and the active favicon. Header images and banners are only kept. */
export async function getBranding({ actor, platform }: Context): Promise<Branding> {
  return platform.database.read(scopeOf(actor), async (tx) => {
    const active = await tx
      .select({ type: brandingAssets.assetType, url: brandingAssets.assetUrl })
      .from(brandingAssets)
      .where(and(eq(brandingAssets.isActive, true), inArray(brandingAssets.assetType, ['logo', 'favicon'])));
    const pictureOf = await readPictures(
      tx,
      active.map(({ url }) => url),
    );
    const addressOf = (type: 'logo' | 'favicon') => pictureOf(active.find((one) => one.type === type)?.url ?? null);
    return { logoUrl: addressOf('logo'), faviconUrl: addressOf('favicon') };
  });
}

/** Every picture that an asset names. Under the system's scope. */
export const namePicturesOfBranding = async (tx: Transaction): Promise<string[]> =>
  (await tx.select({ url: brandingAssets.assetUrl }).from(brandingAssets)).map(({ url }) => url);

/** Assets on one page of the tab. */
const assetsPerPage = 50;

const managedAsset = (row: typeof brandingAssets.$inferSelect, pictureOf: PictureOf): ManagedAsset => ({
  id: row.id,
  assetType: row.assetType,
  assetUrl: row.assetUrl,
  pictureUrl: pictureOf(row.assetUrl),
  isPicture: pictureAddress(row.assetUrl) !== null,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
});

/** Every asset, for staff, newest first. @throws AppError `forbidden` */
export async function listAssets({ actor, platform }: Context, listing: Listing): Promise<Page<ManagedAsset>> {
  requireCan(actor, 'branding.change');
  const { createdAt: time, id } = brandingAssets;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage({
      listing,
      order: { time, id },
      size: assetsPerPage,
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(brandingAssets)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: (row) => ({ time: row.createdAt, id: row.id }),
    });
    const pictureOf = await readPictures(
      tx,
      page.rows.map(({ assetUrl }) => assetUrl),
    );
    return { ...page, rows: page.rows.map((row) => managedAsset(row, pictureOf)) };
  });
}
