import { and, eq, inArray } from 'drizzle-orm';
import type { Branding } from '#contract/branding.ts';
import { pictureAddress } from '#contract/picture.ts';
import { scopeOf, visitor } from '#core/context.ts';
import type { Platform } from '#platform/platform.ts';
import { brandingAssets } from './schema.ts';

/** What the site shows, to everybody the same: the active logo and the active favicon. Header images and banners are only kept. */
export async function getBranding({ database }: Pick<Platform, 'database'>): Promise<Branding> {
  const active = await database.transaction(scopeOf(visitor), (tx) =>
    tx
      .select({ type: brandingAssets.assetType, url: brandingAssets.assetUrl })
      .from(brandingAssets)
      .where(and(eq(brandingAssets.isActive, true), inArray(brandingAssets.assetType, ['logo', 'favicon']))),
  );
  const addressOf = (type: 'logo' | 'favicon') => pictureAddress(active.find((one) => one.type === type)?.url ?? null);
  return { logoUrl: addressOf('logo'), faviconUrl: addressOf('favicon') };
}
