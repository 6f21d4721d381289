import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInBranding } from '#contract/site/branding.ts';
import { visitor } from '#core/base/context.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { keepPictures } from '#core/site/pictures/actions/keep-pictures.ts';
import { fetchPicture } from '#core/site/pictures/internal/fetch.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createDatabaseLive } from '#platform/live/database-live.ts';
import type { Platform } from '#platform/platform.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { copyOf, picturesOutside } from '#tests/pictures.ts';
import { proves } from '#tests/proves.ts';
import { getBranding } from './assets.ts';

onEachDatabase('the branding of the site', (open, _kind, { rule }) => {
  let database: Database;
  const write = (work: (tx: Transaction) => Promise<unknown>) => database.transaction(systemScope, work);
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const shown = () => getBranding({ actor: visitor, client: null, platform: { database } as Platform });

  rule('is the built-in one until an asset is active', async () => {
    await write((tx) =>
      tx.insert(brandingAssets).values({ assetType: 'logo', assetUrl: 'https://img.example/old.png', isActive: false }),
    );
    expect(await shown()).toEqual(builtInBranding);
  });

  it('is the active logo and favicon; header images and banners appear nowhere', {
    ...proves('CALL-013', 'ADM-BRAND-011'),
  }, async () => {
    await write((tx) =>
      tx.insert(brandingAssets).values([
        { assetType: 'logo', assetUrl: 'https://img.example/logo.png' },
        { assetType: 'favicon', assetUrl: 'https://img.example/favicon.ico' },
        { assetType: 'header-image', assetUrl: 'https://img.example/header.png' },
        { assetType: 'banner', assetUrl: 'https://img.example/banner.png' },
      ]),
    );
    expect(await shown()).toEqual(builtInBranding);
    const outside = picturesOutside();
    const urls = ['logo.png', 'favicon.ico', 'header.png'].map((name) => `https://img.example/${name}`);
    const fetched = await Promise.all(urls.map((url) => fetchPicture(outside, url)));
    await write((tx) => keepPictures(tx, fetched, new Date()));
    expect(await shown()).toEqual({
      logoUrl: copyOf('https://img.example/logo.png'),
      faviconUrl: copyOf('https://img.example/favicon.ico'),
    });
  });

  rule('shows no address that a page must not load, however it came into the table', async () => {
    await write((tx) => tx.update(brandingAssets).set({ assetUrl: 'javascript:pwned()' }));
    expect(await shown()).toEqual(builtInBranding);
  });

  it('tells the channel branding-changes of every insert, update and delete, also one by hand', {
    ...proves('RT-001'),
  }, async () => {
    const live = await createDatabaseLive(database, silent);
    const heard: string[] = [];
    const stop = await live.subscribe(['branding-changes', 'staff:posts'], null, ({ topic }) => heard.push(topic));
    await write((tx) =>
      tx.insert(brandingAssets).values({ assetType: 'banner', assetUrl: 'https://img.example/b.png' }),
    );
    await expect.poll(() => heard.length).toBe(1);
    await write((tx) => tx.execute(sql`update branding_assets set is_active = false`));
    await expect.poll(() => heard.length).toBe(2);
    await write((tx) => tx.delete(brandingAssets));
    await expect.poll(() => heard).toEqual(['branding-changes', 'branding-changes', 'branding-changes']);
    stop();
    await live.close();
  });
});
