import { randomBytes, randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replaceRecoveryCodes, takeRecoveryCode } from '#core/accounts/factors/internal/store.ts';
import { userReactivatedMail } from '#core/accounts/profile/emails.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Context } from '#core/base/context.ts';
import { createLeavingShop, fillAccount } from '#core/lifecycle/erasure/erasure.fixture.ts';
import { openFile } from '#core/orders/actions/open-file.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { getOwnOrder } from '#core/orders/queries/order.ts';
import { saveTodo } from '#core/scans/actions/save-todo.ts';
import { claimScans } from '#core/scans/internal/claim.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import { userScans } from '#core/scans/schema.ts';
import { openVault } from '#platform/crypto/open-vault.ts';
import { dataKeys, encryptionKeys } from '#platform/crypto/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { openMail, queueMail } from '#platform/mail/queue.ts';
import { mails } from '#platform/mail/schema.ts';
import type { Platform } from '#platform/platform.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { rewrapKeys } from './rewrap-keys.ts';

const [second, third] = [randomBytes(32), randomBytes(32)];
const mine = { before: null, after: null };

onEachDatabase('a new ENCRYPTION_KEY', (_open, kind) => {
  let shop: Shop;
  let orderId: string;
  let codes: string[];
  let first: Uint8Array;
  const open = async (encryptionKey: Uint8Array, ...previousEncryptionKeys: Uint8Array[]): Promise<Platform> => {
    const vault = await openVault({ encryptionKey, previousEncryptionKeys }, shop.world.database);
    return { ...shop.world, vault };
  };
  const as = (platform: Platform): Context => ({ ...shop.as(alice), platform });
  const nameOf = async (platform: Platform) => platform.vault.keyNames.newest;

  /** Reads one thing of every kind that is kept sealed or looked up. */
  async function expectReadable(platform: Platform): Promise<void> {
    const [scan] = (await listOwnScans(as(platform), mine)).rows;
    const own = await getOwnScan(as(platform), scan?.id ?? '');
    expect(own.scan).toMatchObject({ name: 'Alice Archer', findings: [expect.anything()] });
    expect(Object.values(own.todos)).toMatchObject([{ state: 'done' }]);
    const order = await getOwnOrder(as(platform), orderId);
    expect(order).toMatchObject({ messages: [{ text: 'From Alice Archer' }], files: [{ name: 'Alice Archer.txt' }] });
    const file = await openFile(as(platform), orderId, order.files[0]?.id ?? '');
    expect(file.content.toString()).toBe('From Alice Archer');
    const waiting = await shop.inSystem((tx) => tx.select().from(mails).where(isNotNull(mails.sealed)));
    expect(waiting.map(({ id, sealed }) => openMail(platform.vault, id, sealed ?? '').to)).toEqual([alice.email]);
    const code = codes.pop() ?? '';
    const take = () => shop.inSystem((tx) => takeRecoveryCode(tx, platform, alice.userId, code));
    expect([await take(), await take()]).toEqual([true, false]);
  }

  beforeAll(async () => {
    shop = await createLeavingShop(kind);
    first = shop.world.config.encryptionKey;
    ({ paid: orderId } = await fillAccount(shop));
    const [scan] = (await listOwnScans(shop.as(alice), mine)).rows;
    const { scan: view } = await getOwnScan(shop.as(alice), scan?.id ?? '');
    await saveTodo(shop.as(alice), view.id, { finding: view.findings[0]?.id ?? '', steps: [], state: 'done' });
    await shop.inSystem(async (tx) => {
      codes = await replaceRecoveryCodes(tx, shop.world, alice.userId);
      const input = { name: null, email: alice.email };
      await queueMail(tx, shop.world, userReactivatedMail, {
        to: alice.email,
        language: 'en',
        input,
        userId: alice.userId,
      });
      const more = Array.from({ length: 1_100 }, () => randomUUID());
      const values = more.map((id) => ({ id, wrapped: shop.world.vault.createDataKey(id).wrapped }));
      await tx.insert(dataKeys).values(values);
    });
    await open(first);
  });
  afterAll(() => shop.world.close());

  it('that replaces the old one without naming it stops the start, with one clear message', async () => {
    const kid = await nameOf(await open(first));
    const refusal = open(second);
    await expect(refusal).rejects.toMatchObject({ problems: [{ name: 'ENCRYPTION_KEY' }] });
    await expect(refusal).rejects.toThrow(`the key whose short name is ${kid}, here or in ENCRYPTION_KEY_PREVIOUS`);
    await shop.inSystem((tx) => tx.delete(encryptionKeys));
    await expect(open(second)).rejects.toThrow(kid);
    await open(first);
  });

  it('reads everything while the old one is named', async () => {
    await expectReadable(await open(second, first));
    await expect(open(second)).rejects.toThrow('ENCRYPTION_KEY');
  });

  it('rewraps in batches, goes on where it broke off, and then needs the old one no more', async () => {
    const rotated = await open(second, first);
    let left = 2;
    const transaction: Platform['database']['transaction'] = (scope, work) =>
      left-- > 0 ? rotated.database.transaction(scope, work) : Promise.reject(new Error('killed'));
    const killed = { ...rotated, database: { ...rotated.database, transaction } };
    await expect(rewrapKeys(killed)).rejects.toThrow('killed');
    await expectReadable(rotated);
    const told: number[] = [];
    const done = await rewrapKeys(rotated, (count) => told.push(count));
    const before = await nameOf({ ...shop.world });
    expect(done).toMatchObject({ mails: 1, retired: [before], unknown: new Map() });
    expect(done.dataKeys).toBeLessThan(200);
    const all = await shop.inSystem((tx) => tx.select().from(dataKeys));
    expect(new Set(all.map(({ wrapped }) => wrapped?.split('.')[1]))).toEqual(new Set([await nameOf(rotated)]));
    await expectReadable(await open(second));
    expect(await rewrapKeys(rotated)).toMatchObject({ dataKeys: 0, mails: 0, retired: [] });
    const entries = await shop.inSystem((tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.entityType, 'encryption_key')),
    );
    expect(entries).toHaveLength(1);
  });

  it('finds what was looked up under any key before, also after the next change', async () => {
    await rewrapKeys(await open(third, second));
    const newest = await open(third);
    await expectReadable(newest);
    await shop.inSystem((tx) => tx.update(userScans).set({ startedAt: new Date(), status: 'completed' }));
    const claimed = await shop.world.database.transaction(systemScope, (tx) => claimScans(tx, newest, alice));
    expect(claimed).toHaveLength(1);
    await expect(open(first)).rejects.toThrow(await nameOf(newest));
  });

  it('names keys that nobody knows, and leaves what is under them', async () => {
    const newest = await open(third);
    const lost = randomUUID();
    const { wrapped } = shop.world.vault.createDataKey(lost);
    await shop.inSystem((tx) => tx.insert(dataKeys).values({ id: lost, wrapped }));
    const kid = await nameOf(shop.world);
    expect((await rewrapKeys(newest)).unknown).toEqual(new Map([[kid, 1]]));
    const [row] = await shop.inSystem((tx) => tx.select().from(dataKeys).where(eq(dataKeys.id, lost)));
    expect(row?.wrapped).toBe(wrapped);
  });
});
