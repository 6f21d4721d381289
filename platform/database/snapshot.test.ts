import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/databases.ts';
import { statementsOf } from '#tests/statements.ts';
import type { Database, Snapshot, Transaction } from './database.ts';
import { type Scope, systemScope } from './scope.ts';

const alice: Scope = { role: 'user', userId: '0190aaaa-0000-7000-8000-000000000001', keys: [] };

const count = async (tx: Transaction) =>
  (await tx.execute<{ n: number }>(sql`select count(*)::int as n from source_catalogues`)).rows[0]?.n;
const role = async (tx: Transaction) =>
  (await tx.execute<{ role: string }>(sql`select current_setting('app.role') as role`)).rows[0]?.role;
const add = (tx: Transaction) =>
  tx.execute(sql`insert into source_catalogues values (gen_random_uuid()::text, 'body', now())`);
const fail = (tx: Transaction) => tx.execute(sql`select 1 / 0`);

onEachDatabase('what is read in one snapshot', (open, kind) => {
  let database: Database;
  let snapshot: Snapshot;
  const read = <Result>(work: (tx: Transaction) => Promise<Result>, scope = systemScope) =>
    snapshot.run(() => database.read(scope, work));

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.transaction(systemScope, (tx) => tx.execute(sql`delete from source_catalogues`));
    snapshot = database.snapshot();
  });
  afterEach(() => snapshot.close());

  it('is asked in one transaction', async () => {
    const { transactions, statements } = await statementsOf(async () => {
      await Promise.all([read(count), read(role), read(count)]);
      await snapshot.close();
    });
    expect([transactions, statements.length]).toEqual([1, 3]);
  });

  it('is as it was at one moment, whatever others write meanwhile', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const written = begun.then(() => database.transaction(systemScope, add));
    const firstOnes = read(async (tx) => {
      const before = await count(tx);
      begin();
      // The embedded engine has one connection, and the other waits for it.
      if (kind === 'postgres') await written;
      return before;
    });
    expect(await Promise.all([firstOnes, read(count)])).toEqual([0, 0]);
    await snapshot.close();
    await written;
    expect(await read(count)).toBe(1);
  });

  it('fails alone', async () => {
    const parts = await Promise.allSettled([read(count), read(fail), read(count)]);
    expect(parts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('is read under the scope of each reader', async () => {
    expect(await Promise.all([read(role), read(role, alice), read(role)])).toEqual(['system', 'user', 'system']);
  });

  it('waits for a write between, which is not part of it, and shows it afterwards', async () => {
    const parts = [read(count), snapshot.run(() => database.transaction(systemScope, add)), read(count)];
    expect((await Promise.all(parts)).filter((part) => typeof part === 'number')).toEqual([0, 1]);
  });

  it('cannot be written', async () => {
    await expect(read(add)).rejects.toMatchObject({ cause: { code: '25006' } });
    await expect(database.read(systemScope, add)).rejects.toMatchObject({ cause: { code: '25006' } });
  });

  it('can be joined by reads inside a read', async () => {
    const inner = () => Promise.all([database.read(systemScope, count), database.transaction(systemScope, count)]);
    expect(await read(inner)).toEqual([0, 0]);
  });

  it('keeps no connection from others while its reader waits for something else', async () => {
    const readers = Array.from({ length: 6 }, () => database.snapshot());
    for (const reader of readers) await reader.run(() => database.read(systemScope, count));
    await database.transaction(systemScope, add);
    for (const reader of readers) expect(await reader.run(() => database.read(systemScope, count))).toBe(1);
    await Promise.all(readers.map((reader) => reader.close()));
  });

  it('has transactions of its own once the snapshot is closed', async () => {
    await read(count);
    await snapshot.close();
    expect((await statementsOf(() => Promise.all([read(count), read(count)]))).transactions).toBe(2);
  });

  it('asks nothing more when its reader has ended', async () => {
    const late = Promise.withResolvers<Transaction>();
    await read(async (tx) => late.resolve(tx));
    const tx = await late.promise;
    await expect(count(tx)).rejects.toMatchObject({ cause: { message: 'This transaction has ended.' } });
  });
});
