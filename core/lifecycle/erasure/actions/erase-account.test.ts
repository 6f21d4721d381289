import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { verifyLog } from '#core/base/audit/queries/verify.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import {
  createLeavingShop,
  everything,
  fillAccount,
  password,
  tablesWith,
} from '#core/lifecycle/erasure/erasure.fixture.ts';
import { erasureDue } from '#core/lifecycle/erasure/jobs.ts';
import { erasureTimes } from '#core/lifecycle/erasure/rules.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { getOrderFor, getOwnOrder } from '#core/orders/queries/order.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { admin, alice, bob, OWNER_EMAIL, owner } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { markRestored } from '#tests/mark-restored.ts';
import { eraseAccount } from './erase-account.ts';
import { requestErasure } from './request-erasure.ts';

const DAY = 86_400_000;
const whereSheIs = [
  'auth_credentials',
  'auth_known_clients',
  'broker_requests',
  'data_keys',
  'finding_todos',
  'identifiers',
  'invoices',
  'mails',
  'order_messages',
  'passkeys',
  'preferences',
  'profiles',
  'removal_cases',
  'removal_exclusions',
  'own_accounts',
  'removal_steps',
  'service_requests',
  'user_notes',
  'user_scans',
];
const job = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };

onEachDatabase('the erasure of an account', (_open, kind) => {
  let shop: Shop;
  let paid: string;
  let unpaid: string;
  const run = () => erasureDue.run(shop.world, {}, job);
  const ask = () => requestErasure(shop.as(alice), { proof: password });
  const bobs = (rows: ReadonlyMap<string, readonly string[]>) =>
    [...rows].flatMap(([name, texts]) =>
      texts.filter((text) => text.includes(bob.userId) || text.includes(bob.email)).map((text) => `${name} ${text}`),
    );
  const rowOf = async () => (await shop.inSystem((tx) => tx.select().from(accountErasures)))[0];

  beforeAll(async () => {
    shop = await createLeavingShop(kind);
    ({ paid, unpaid } = await fillAccount(shop));
    await fillAccount(shop, bob);
    await shop.mailed();
  });
  beforeEach(() => shop.world.clock.advance(1_000));
  afterAll(() => shop.world.close());

  it('is asked for with the password only, and never by the owner or the last admin', async () => {
    await expect(requestErasure(shop.as(alice), { proof: 'wrong' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(requestErasure(shop.as(owner), { proof: password })).rejects.toMatchObject({
      code: 'forbidden',
      publicMessage: "The owner's account cannot be erased.",
    });
    const change = (role: 'user' | 'admin') =>
      shop.inSystem((tx) => tx.update(profiles).set({ role }).where(eq(profiles.id, owner.userId)));
    await change('user');
    await expect(requestErasure(shop.as(admin), { proof: password })).rejects.toThrow('last admin');
    await change('admin');
    expect(await rowOf()).toBeUndefined();
  });

  it('ends every session at once, and the mail names the day', async () => {
    await ask();
    await ask();
    expect(await rowOf()).toMatchObject({ userId: alice.userId, reason: 'person', begunAt: null });
    const sessions = (await everything(shop)).get('auth_sessions') ?? [];
    expect(sessions.filter((row) => row.includes(alice.userId) && row.includes('"ended_at": null'))).toEqual([]);
    expect(await shop.mailed()).toEqual(['alice@example.com: Votre compte sera supprimé le 31 mars 2027']);
  });

  it('is called off by signing in before the day', async () => {
    shop.world.clock.advance(erasureTimes.graceMs - DAY);
    await run();
    await signIn({ ...shop.as({ kind: 'visitor', scanIds: [] }) }, { email: alice.email, password });
    expect(await rowOf()).toBeUndefined();
    expect(await shop.mailed()).toEqual(['alice@example.com: Votre compte est conservé']);
    shop.world.clock.advance(2 * DAY);
    await run();
    await expect(getOwnOrder(shop.as(alice), paid)).resolves.toMatchObject({ files: [{ name: 'Alice Archer.txt' }] });
  });

  it('takes everything and survives a crash after any of its transactions; a stranger loses nothing', async () => {
    await sealEntries(shop.world);
    await ask();
    await shop.mailed();
    shop.world.clock.advance(erasureTimes.graceMs);
    const full = await everything(shop);
    expect(tablesWith(full, alice.userId).sort()).toEqual(expect.arrayContaining(whereSheIs));
    const before = bobs(full);
    for (let survives = 1; ; survives++) {
      let left = survives;
      const crashing: Database = {
        ...shop.world.database,
        transaction: (scope, work) =>
          left-- > 0 ? shop.world.database.transaction(scope, work) : Promise.reject(new Error('killed')),
      };
      const done = await eraseAccount({ ...shop.world, database: crashing }, alice.userId).catch(() => 'killed');
      if (done !== 'killed') break;
      const keys = await shop.inSystem((tx) => tx.select().from(dataKeys).where(eq(dataKeys.ownerId, alice.userId)));
      expect(keys.filter(({ wrapped }) => wrapped !== null)).toEqual([]);
      await expect(
        signIn(shop.as({ kind: 'visitor', scanIds: [] }), { email: alice.email, password }),
      ).rejects.toMatchObject({ code: 'forbidden' });
      shop.world.clock.advance(3_600_000);
    }
    const rows = await everything(shop);
    expect(tablesWith(rows, alice.email, 'Alice', 'Archer')).toEqual(['invoices']);
    // A random number that leads nowhere any more: where it was seen, and where its entries are.
    expect(tablesWith(rows, alice.userId).sort()).toEqual(['account_erasures', 'audit_logs', 'live_events']);
    for (const table of ['user_scans', 'scan_findings', 'scan_links', 'source_answers', 'contact_replies'])
      expect([table, rows.get(table)?.length]).toEqual([table, (full.get(table)?.length ?? 0) / 2]);
    expect(bobs(rows)).toEqual(before);
    expect(await shop.mailed()).toEqual(['alice@example.com: Votre compte a été supprimé']);
    await run();
    expect(await shop.mailed()).toEqual([]);
  });

  it('leaves in the books what was paid for, and nothing of whom', async () => {
    expect(await shop.read(paid)).toMatchObject({
      userId: null,
      contactEmail: 'no-email@unknown.invalid',
      paymentStatus: 'paid',
      customerNote: null,
      adminNotes: null,
    });
    expect(
      await shop.inSystem((tx) => tx.select().from(serviceRequests).where(eq(serviceRequests.id, unpaid))),
    ).toEqual([]);
    const seen = await getOrderFor(shop.as(admin), paid);
    expect(seen).toMatchObject({ customer: { id: null, email: null }, note: null, messages: [], files: [], steps: [] });
    expect((await everything(shop)).get('invoices')?.filter((row) => row.includes(alice.email))).toEqual([
      expect.stringContaining('"user_id": null'),
    ]);
  });

  it('leaves an audit log that still holds, whose entries of her say nothing but that she was erased', async () => {
    await sealEntries(shop.world);
    expect(await verifyLog(shop.world)).toMatchObject({
      waiting: 0,
      faults: [],
      erased: expect.toSatisfy((count) => count > 5),
    });
    const entries = await shop.inSystem((tx) => tx.select().from(auditLogs).where(eq(auditLogs.userId, alice.userId)));
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.filter(({ salt }) => salt !== null)).toMatchObject([
      { action: 'delete', entityType: 'profile', details: { event: 'account.erased', reason: 'person' } },
    ]);
  });

  const ledger = () => path.join(shop.world.config.dataDir, 'erasures.jsonl');
  /** Alice's account, as an older backup has it. */
  const bringBack = (madeAt: Date | null) =>
    shop.inSystem(async (tx) => {
      await tx.insert(profiles).values({ id: alice.userId, email: alice.email, fullName: alice.fullName });
      await tx.delete(accountErasures);
      if (madeAt !== null) await markRestored(tx, madeAt);
    });

  it('is not done for a line that somebody wrote into the ledger', async () => {
    await run();
    const whole = existsSync(ledger()) ? readFileSync(ledger(), 'utf8') : '';
    const forged = JSON.stringify({ userId: bob.userId, erasedAt: shop.world.clock.now().toISOString() });
    mkdirSync(path.dirname(ledger()), { recursive: true });
    appendFileSync(ledger(), `${forged}\n`);
    await expect(run()).rejects.toThrow('not everything was erased');
    const { rows } = await shop.inSystem((tx) =>
      tx.execute(sql`select user_id from account_erasures where user_id = ${bob.userId}`),
    );
    expect(rows).toEqual([]);
    expect(readFileSync(ledger(), 'utf8')).toBe(`${whole}${forged}\n`);
    writeFileSync(ledger(), whole);
    await run();
  });

  it('is not done again without a restore, whatever the ledger names', async () => {
    await bringBack(null);
    await run();
    expect(await rowOf()).toBeUndefined();
    await shop.inSystem((tx) => tx.delete(profiles).where(eq(profiles.id, alice.userId)));
  });

  it('is not done again to an account that was used since, and the owner is told once', async () => {
    const now = shop.world.clock.now();
    await bringBack(new Date(now.getTime() - 90 * DAY));
    const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + DAY) };
    await shop.inSystem((tx) => tx.insert(authSessions).values({ userId: alice.userId, device: 'Firefox', ...times }));
    await run();
    expect(await rowOf()).toBeUndefined();
    expect(await shop.mailed()).toEqual([`${OWNER_EMAIL}: An account was not erased again`]);
    const [refusal] = await shop.inSystem((tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.outcome, 'refused')).orderBy(desc(auditLogs.createdAt)).limit(1),
    );
    expect(refusal).toMatchObject({ entityId: alice.userId, details: { event: 'account.erasure.not-repeated' } });
    await shop.inSystem((tx) => tx.delete(profiles).where(eq(profiles.id, alice.userId)));
  });

  it('is done again when a restored backup brings the account back, and says so in a mail', async () => {
    await bringBack(new Date(shop.world.clock.now().getTime() - 90 * DAY));
    await run();
    expect(tablesWith(await everything(shop), alice.email, 'Archer')).toEqual(['invoices']);
    expect(await rowOf()).toMatchObject({ reason: 'restored', erasedAt: expect.any(Date) });
    expect((await verifyLog(shop.world)).faults).toEqual([]);
    expect(await shop.mailed()).toEqual(['alice@example.com: Your account was erased again']);
  });

  it('can be said to be after a restore by the owner of the database alone', async () => {
    const mark = sql`insert into database_restores (backup_made_at) values (now())`;
    await expect(shop.inSystem((tx) => tx.execute(mark))).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
