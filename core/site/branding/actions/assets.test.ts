import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AssetType } from '#contract/site/branding.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { getBranding, listAssets } from '#core/site/branding/queries/assets.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { copyOf, picturesOutside } from '#tests/pictures.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { addAsset } from './add-asset.ts';
import { deleteAsset } from './delete-asset.ts';
import { setAssetActive } from './set-asset-active.ts';

const first = { before: null, after: null };

onEachDatabase('brand assets under the hands of staff', (_open, kind, { rule }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const rows = () =>
    world.database.transaction(systemScope, (tx) => tx.select().from(brandingAssets).orderBy(brandingAssets.createdAt));
  const entries = () =>
    world.database.transaction(systemScope, (tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.entityType, 'branding_asset')).orderBy(auditLogs.createdAt),
    );
  const active = async (type: AssetType) =>
    (await rows()).filter((row) => row.assetType === type && row.isActive).map((row) => row.assetUrl);
  const add = async (assetType: AssetType, name: string, actor = assistant) => {
    world.clock.advance(1_000);
    const id = randomUUID();
    await addAsset(as(actor), { id, assetType, assetUrl: `https://img.example/${name}.png` });
    return id;
  };

  beforeAll(async () => {
    world = await createWorld({ database: kind, outgoing: picturesOutside() });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(1_000);
    await world.database.transaction(systemScope, (tx) => tx.delete(brandingAssets));
  });

  rule.each([
    ['a visitor', visitor, 'unauthenticated'],
    ['Alice', alice, 'forbidden'],
  ])('are nothing that %s may list or change', async (_name, actor, code) => {
    const id = await add('logo', 'one');
    for (const act of [
      () => listAssets(as(actor), first),
      () => addAsset(as(actor), { id: randomUUID(), assetType: 'logo', assetUrl: 'https://img.example/x.png' }),
      () => setAssetActive(as(actor), id, false),
      () => deleteAsset(as(actor), id),
    ])
      await expect((async () => act())()).rejects.toMatchObject({ code });
    expect(await active('logo')).toEqual(['https://img.example/one.png']);
  });

  rule('are added active, recorded, and shown by the site', proves('ADM-BRAND-001', 'CALL-039'), async () => {
    const id = await add('logo', 'one');
    expect(await getBranding(as(visitor))).toMatchObject({ logoUrl: copyOf('https://img.example/one.png') });
    expect((await entries()).at(-1)).toMatchObject({
      action: 'create',
      entityId: id,
      adminUserId: assistant.userId,
      newValues: { asset_type: 'logo', asset_url: 'https://img.example/one.png', is_active: true },
    });
  });

  it('are added once by a form that is sent many times', async () => {
    const input = { id: randomUUID(), assetType: 'banner', assetUrl: 'https://img.example/b.png' } as const;
    await Promise.all(Array.from({ length: 6 }, () => addAsset(as(admin), input)));
    expect((await rows()).length).toBe(1);
  });

  rule(
    'of logo and favicon are active one at a time: adding one deactivates the others',
    {
      ...proves('ADM-BRAND-007', 'ADM-BRAND-008', 'ADM-BRAND-010'),
    },
    async () => {
      for (const type of ['logo', 'favicon'] as const) {
        await add(type, `${type}-one`);
        await add(type, `${type}-two`);
        expect(await active(type)).toEqual([`https://img.example/${type}-two.png`]);
      }
      expect((await entries()).slice(-2)).toMatchObject([
        { details: { event: 'branding.deactivated' }, newValues: { is_active: false } },
        { details: { event: 'branding.created' } },
      ]);
    },
  );

  rule('of which one is activated leave it alone', proves('ADM-BRAND-002', 'ADM-BRAND-009', 'CALL-040'), async () => {
    const one = await add('logo', 'one');
    await add('logo', 'two');
    await setAssetActive(as(assistant), one, true);
    expect(await active('logo')).toEqual(['https://img.example/one.png']);
  });

  it('activated by many at once leave one active', async () => {
    const ids = await Promise.all(['a', 'b', 'c', 'd'].map((name) => add('favicon', name)));
    await Promise.all(ids.map((id) => setAssetActive(as(admin), id, true)));
    expect((await active('favicon')).length).toBe(1);
  });

  rule('of header image and banner may all be active', async () => {
    await add('banner', 'one');
    await add('banner', 'two');
    expect((await active('banner')).length).toBe(2);
  });

  rule('are deactivated, and again changes nothing', proves('ADM-BRAND-003'), async () => {
    const id = await add('favicon', 'one');
    const before = (await entries()).length;
    await setAssetActive(as(admin), id, false);
    await setAssetActive(as(admin), id, false);
    expect(await getBranding(as(visitor))).toMatchObject({ faviconUrl: null });
    expect((await entries()).slice(before)).toMatchObject([
      { action: 'update', oldValues: { is_active: true }, newValues: { is_active: false } },
    ]);
    await expect(setAssetActive(as(admin), randomUUID(), true)).rejects.toMatchObject({ code: 'not-found' });
  });

  rule('are deleted once, with what they were in the log', proves('ADM-BRAND-004', 'CALL-041'), async () => {
    const id = await add('logo', 'one');
    const before = (await entries()).length;
    await deleteAsset(as(admin), id);
    await deleteAsset(as(admin), id);
    expect(await rows()).toEqual([]);
    expect((await entries()).slice(before)).toMatchObject([
      { action: 'delete', entityId: id, oldValues: { asset_url: 'https://img.example/one.png' } },
    ]);
  });

  rule(
    'are listed newest first, a page at a time, also one whose address no page may load',
    {
      ...proves('CALL-025'),
    },
    async () => {
      for (let n = 0; n < 51; n++) await add('banner', String(n));
      await world.database.transaction(systemScope, (tx) =>
        tx
          .update(brandingAssets)
          .set({ assetUrl: 'data:image/png;base64,AAAA' })
          .where(eq(brandingAssets.assetUrl, 'https://img.example/0.png')),
      );
      const page = await listAssets(as(assistant), first);
      expect(page.rows.length).toBe(50);
      expect(page.rows[0]).toMatchObject({ assetUrl: 'https://img.example/50.png', isActive: true });
      const next = await listAssets(as(assistant), { before: page.older, after: null });
      expect(next.rows).toMatchObject([{ assetUrl: 'data:image/png;base64,AAAA', pictureUrl: null }]);
    },
  );
});
