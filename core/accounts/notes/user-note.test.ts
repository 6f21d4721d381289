import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { listOwnEntries } from '#core/base/audit/queries/own-log.ts';
import { createLeavingShop, password } from '#core/lifecycle/erasure/erasure.fixture.ts';
import { exportOwnData } from '#core/lifecycle/exports/actions/export-own-data.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { unzip } from '#tests/unzip.ts';
import { saveUserNote } from './actions/save-user-note.ts';
import { getUserNote } from './queries/user-note.ts';

const secret = 'Prefers-to-be-called';
const about = { id: alice.userId };

onOneDatabase('an internal note on a user', (_open, kind) => {
  let shop: Shop;
  const save = (internalNote: string, version: number, who = assistant) =>
    saveUserNote(shop.as(who), { userId: alice.userId, internalNote, version });
  const read = (who = admin) => getUserNote(shop.as(who), about);

  beforeAll(async () => {
    shop = await createLeavingShop(kind);
    await shop.heard();
    await save(secret, 0);
  });
  afterAll(() => shop.world.close());

  it('is read by staff, with who saved it and when; their open pages hear of it', async () => {
    expect(await shop.heard()).toEqual(['staff:users']);
    expect(await read()).toEqual({
      text: secret,
      version: 1,
      written: { by: assistant.fullName, at: shop.world.clock.now().toISOString() },
    });
  });

  it('is neither read nor written by customers, nor by staff about themselves', async () => {
    for (const who of [alice, bob]) await expect(read(who)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save('x', 1, alice)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(getUserNote(shop.as(admin), { id: admin.userId })).rejects.toMatchObject({
      publicMessage: 'Nobody keeps an internal note about themselves.',
    });
    const unknown = { userId: crypto.randomUUID(), internalNote: 'x', version: 0 };
    await expect(saveUserNote(shop.as(admin), unknown)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is in neither log, mail nor copy of all data of the customer', async () => {
    const log = await listOwnEntries(shop.as(alice), { before: null, after: null });
    expect(JSON.stringify(log)).not.toMatch(/note/i);
    await shop.world.drain();
    expect(shop.world.mailbox.splice(0)).toEqual([]);
    const archive = await exportOwnData(shop.as(alice), { proof: password });
    const files = [...unzip(await buffer(archive.content)).values()].map((file) => file.toString('utf8')).join('\n');
    expect(files).toContain(alice.email);
    expect(files).not.toContain(secret);
  });

  it('lies sealed in the database, and its audit entry says that it was saved, not what', async () => {
    const entry = (await shop.entriesOf(alice.userId)).find(({ adminUserId }) => adminUserId === assistant.userId);
    expect(entry).toMatchObject({ userId: null, oldValues: { version: 0 }, newValues: { version: 1 } });
    expect(JSON.stringify(entry)).not.toContain(secret);
    const { rows } = await shop.inSystem((tx) => tx.execute(sql`select * from user_notes`));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('is not overwritten unseen, and the same again changes nothing', async () => {
    await save(secret, 0, admin);
    expect(await read()).toMatchObject({ version: 1, written: { by: assistant.fullName } });
    await expect(save('Another', 0, admin)).rejects.toMatchObject({ code: 'conflict' });
    await save('Another', 1, admin);
    expect(await read()).toMatchObject({ text: 'Another', version: 2, written: { by: admin.fullName } });
  });

  it('stays when whoever wrote it goes, and cannot be read once the key of the customer is destroyed', async () => {
    await save('By Ann', 2);
    await shop.inSystem((tx) => tx.delete(profiles).where(eq(profiles.id, assistant.userId)));
    expect(await read()).toMatchObject({ text: 'By Ann', written: { by: null } });
    await shop.inSystem((tx) => tx.update(dataKeys).set({ wrapped: null }).where(eq(dataKeys.id, alice.userId)));
    expect(await read()).toEqual({ text: '', version: 3, written: null });
    await expect(save('x', 3, admin)).rejects.toMatchObject({ code: 'gone' });
  });
});
