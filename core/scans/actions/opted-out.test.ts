import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#core/base/context.ts';
import { followOptOutLink } from '#core/opt-outs/actions/follow-opt-out-link.ts';
import { mailOptOutLink } from '#core/opt-outs/actions/mail-opt-out-link.ts';
import { optOutExport } from '#core/opt-outs/data-export.ts';
import { optOutBeginning, optOutEnding } from '#core/opt-outs/emails.ts';
import { optOutRetention } from '#core/opt-outs/jobs.ts';
import { freeScanLink, scanEnded, scanNotMade } from '#core/scans/emails.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  lastToken,
  prepare,
  readScan,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { openScanLink } from './open-scan-link.ts';
import { runScan } from './run-scan.ts';
import { startFreeScan } from './start-free-scan.ts';
import { startServiceScan } from './start-service-scan.ts';

const DAY = 86_400_000;
const noJob = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

onEachDatabase('an address that is never to be scanned', (open, _kind, { rule }) => {
  let database: Database;
  let world: ScanWorld;
  const email = 'quiet@example.com';
  const rows = async (query: ReturnType<typeof sql>) =>
    (await database.transaction(systemScope, (tx) => tx.execute<Record<string, unknown>>(query))).rows;
  let clients = 0;
  const visitor = (): Context => asVisitor(world, `198.51.100.${++clients % 250}`);
  const scan = (address = email) => startFreeScan(visitor(), { name: 'Somebody', email: address });

  async function mails(): Promise<{ to: string; subject: string }[]> {
    await world.drain();
    return world.mailbox.splice(0).map(({ to, subject }) => ({ to: String(to), subject }));
  }
  async function ask(address = email): Promise<string> {
    await mailOptOutLink(visitor(), { email: address });
    await world.drain();
    const text = world.mailbox.splice(0).at(-1)?.text ?? '';
    return /never-scan\/open\?token=([\w-]{43})/.exec(text)?.[1] ?? '';
  }
  const optOut = async (address = email) => followOptOutLink(visitor(), { token: await ask(address) });

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    await rows(sql`delete from opt_outs`);
    await rows(sql`delete from opt_out_links`);
    const emails = [freeScanLink, scanEnded, scanNotMade, optOutBeginning, optOutEnding];
    world = await createScanWorld(database, [standInSource('a')], { behaviours: { a: { found: ['one'] } }, emails });
  });
  afterAll(async () => {
    await world?.close();
    await database?.close();
  });

  rule('is put on the list by the mailed link and by nothing else', async () => {
    const token = await ask();
    expect(await rows(sql`select * from opt_outs`)).toEqual([]);
    expect(await followOptOutLink(visitor(), { token })).toBe('began');
    expect(await rows(sql`select * from opt_outs`)).toHaveLength(1);
    await expect(followOptOutLink(visitor(), { token })).rejects.toMatchObject({ code: 'gone' });
    await expect(followOptOutLink(visitor(), { token: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'gone' });
  });

  rule('is mailed its link if an account has proved it, whatever was asked for variants of its mailbox', async () => {
    const owner = { id: '0190aaaa-0000-7000-8000-0000000000f1', email: 'tagged+own@example.com' };
    await rows(sql`insert into profiles (id, email) values (${owner.id}, ${owner.email})`);
    await rows(sql`insert into auth_credentials (user_id, password_changed_at, email_confirmed_at)
      values (${owner.id}, now(), now())`);
    for (let n = 0; n < 8; n++) await mailOptOutLink(visitor(), { email: `tagged+${n}@example.com` });
    expect(await mails()).toHaveLength(5);
    expect(await ask(owner.email)).not.toBe('');
  });

  rule('is not put there by a link that is a day old, and that link goes', async () => {
    const token = await ask();
    world.clock.advance(DAY);
    await expect(followOptOutLink(visitor(), { token })).rejects.toMatchObject({ code: 'gone' });
    await optOutRetention.run(world, {}, noJob);
    expect(await rows(sql`select * from opt_out_links`)).toEqual([]);
  });

  it('is put there once by two presses at the same time', async () => {
    const token = await ask();
    const presses = await Promise.allSettled([1, 2].map(() => followOptOutLink(visitor(), { token })));
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  rule('stands nowhere in the clear, and the list knows a fingerprint and a day only', async () => {
    await optOut();
    const dump = await rows(sql`select row_to_json(o)::text as t from opt_outs o
      union all select row_to_json(a)::text from audit_logs a`);
    expect(JSON.stringify([dump, world.logged])).not.toContain('quiet@');
    const [row = {}] = await rows(sql`select * from opt_outs`);
    expect(Object.keys(row).sort()).toEqual(['created_at', 'email_index']);
  });

  rule('answers a stranger as any other address does, and says by mail what was not done', async () => {
    await optOut();
    expect(Object.keys(await scan())).toEqual(Object.keys(await scan('other@example.com')));
    const sent = await mails();
    expect(sent).toEqual(
      expect.arrayContaining([
        { to: email, subject: 'We did not scan this address' },
        { to: 'other@example.com', subject: 'Start your free scan' },
      ]),
    );
    expect(world.outgoing.asked).toEqual([]);
  });

  rule('is mailed once a day at most, however often somebody asks', async () => {
    await optOut();
    for (let hour = 0; hour < 23; hour++) {
      await scan();
      world.clock.advance(3_600_000);
    }
    expect(await mails()).toHaveLength(1);
  });

  rule('is not scanned by a link that was mailed before', async () => {
    await scan();
    await world.drain();
    const token = lastToken(world);
    await optOut();
    await expect(openScanLink(visitor(), token)).rejects.toMatchObject({ code: 'conflict' });
    expect(world.outgoing.asked).toEqual([]);
  });

  rule('is not asked about by a scan that was started before, nor by one that was paid for', async () => {
    const token = await ask(alice.email);
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await followOptOutLink(visitor(), { token });
    const ctx = asPerson(world, alice);
    const paid = { userId: alice.userId, email: alice.email, name: 'Alice' };
    const service = { serviceId: 'detailed-exposure-report', scanType: 'detailed_report' };
    const paidId = await database.transaction(systemScope, (tx) => startServiceScan(tx, ctx, { ...paid, ...service }));
    const freeId = started.kind === 'started' ? started.scanId : '';
    for (const id of [freeId, paidId]) await runScan(world, id, { signal: noJob.signal });
    expect(world.outgoing.asked).toEqual([]);
    for (const id of [freeId, paidId]) {
      const { scan: ended, checks } = await readScan(database, id);
      expect(ended?.status).toBe('completed');
      expect(checks).toMatchObject([{ state: 'not-checked', reason: 'opted-out' }]);
    }
  });

  rule('is not scanned for its own customer, who is told why', async () => {
    await optOut(alice.email);
    const own = startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await expect(own).rejects.toMatchObject({ code: 'conflict' });
  });

  rule('may be scanned again once whoever reads the mailbox says so', async () => {
    await optOut();
    expect(await optOut()).toBe('ended');
    expect(await rows(sql`select * from opt_outs`)).toEqual([]);
    await scan();
    expect(await mails()).toEqual([{ to: email, subject: 'Start your free scan' }]);
  });

  rule('gets one mail in 15 minutes, whoever asks for it', async () => {
    for (let n = 0; n < 3; n++) await mailOptOutLink(visitor(), { email });
    expect(await mails()).toHaveLength(1);
    world.clock.advance(15 * 60_000);
    await mailOptOutLink(visitor(), { email });
    expect(await mails()).toHaveLength(1);
  });

  rule('stays on the list under an encryption key that was rotated out', async () => {
    await optOut();
    const index = world.vault.blindIndexes(email);
    const [row] = await rows(sql`select email_index from opt_outs`);
    expect(index).toContain(row?.email_index);
  });

  rule('stands in the copy of the data of whoever has an account with it', async () => {
    await optOut(alice.email);
    const [section] = optOutExport;
    const found = [];
    for await (const one of section?.rows(asPerson(world, alice), { pathOf: () => null }) ?? []) found.push(one);
    expect(found).toEqual([{ address: alice.email, since: world.clock.now().toISOString() }]);
  });

  rule('leaves entries in the log that name nobody', async () => {
    const read = () =>
      rows(
        sql`select id, details ->> 'event' as event, user_id, entity_id from audit_logs where entity_type = 'opt_out'`,
      );
    const before = new Set((await read()).map(({ id }) => id));
    await optOut();
    await optOut();
    const entries = (await read()).filter(({ id }) => !before.has(id));
    expect(entries.map(({ event }) => event).sort()).toEqual([
      'opt-out.asked',
      'opt-out.asked',
      'opt-out.began',
      'opt-out.ended',
    ]);
    expect(entries.every(({ user_id, entity_id }) => user_id === null && entity_id === null)).toBe(true);
  });
});
