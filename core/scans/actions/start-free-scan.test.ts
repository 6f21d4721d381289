import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import { AppError } from '#core/base/errors.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import { freeScanLimits } from '#core/scans/rules.ts';
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
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { openScanLink } from './open-scan-link.ts';
import { startFreeScan } from './start-free-scan.ts';

const HOUR = 3_600_000;

async function refusal(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error('was not refused', { cause: error });
  return error;
}

onEachDatabase('starting a free scan', (open, kind, { rule }) => {
  /** A thousand requests, which the embedded database takes for one after the other: what they show is no other there. */
  const flooded = kind === 'postgres';
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    world = await createScanWorld(database, [standInSource('a')], { behaviours: { a: { found: ['one'] } } });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const rows = async (query: ReturnType<typeof sql>) =>
    (await database.transaction(systemScope, (tx) => tx.execute<Record<string, unknown>>(query))).rows;
  const onlyScanId = async () => String((await rows(sql`select id from user_scans`))[0]?.id);

  rule(
    'stores a pending privacy scan without an owner, for a visitor',
    {
      ...proves('SCAN-004', 'SCAN-005', 'SCAN-006', 'SCAN-007', 'CALL-031', 'DATA-033', 'DATA-034'),
    },
    async () => {
      const started = await startFreeScan(asVisitor(world), { name: 'Alice Archer', email: 'Alice@Example.com' });
      expect(started).toEqual({ kind: 'mailed', requestToken: expect.stringMatching(/^[\w-]{43}$/) });
      const { scan, checks } = await readScan(database, await onlyScanId());
      expect(scan).toMatchObject({
        userId: null,
        serviceId: 'free-privacy-scan',
        scanType: 'privacy_scan',
        status: 'pending',
        completionPercentage: 0,
      });
      expect(Object.keys(scan?.metadata ?? {}).sort()).toEqual(['contact_email', 'contact_name']);
      expect(checks).toEqual([]);
    },
  );

  rule('keeps name and address sealed everywhere', async () => {
    await startFreeScan(asVisitor(world), { name: 'Alice Canary', email: 'canary@example.com' });
    const dump = await rows(sql`select row_to_json(s)::text as t from user_scans s union all
      select row_to_json(m)::text from mails m union all select row_to_json(o)::text from outbox o union all
      select row_to_json(l)::text from scan_links l union all select row_to_json(r)::text from rate_limits r union all
      select row_to_json(a)::text from audit_logs a`);
    await world.drain();
    expect(JSON.stringify([dump, world.logged])).not.toMatch(/canary/i);
    expect(dump.length).toBeGreaterThanOrEqual(6);
  });

  rule('mails the link to that address, and asks nobody before it is opened', async () => {
    await startFreeScan(asVisitor(world), { name: 'Alice Archer', email: 'alice@example.com' });
    await world.drain();
    expect(world.mailbox).toHaveLength(1);
    expect(JSON.stringify(world.mailbox[0])).toContain('alice@example.com');
    expect(lastToken(world)).toHaveLength(43);
    expect(world.outgoing.asked).toEqual([]);
  });

  rule('answers the same for a breached, a clean, a registered and a limited address, and asks nobody', async () => {
    const addresses = ['breached@example.com', 'clean@example.com', alice.email, 'breached@example.com'];
    const answers = [];
    for (const email of addresses) answers.push(await startFreeScan(asVisitor(world), { name: 'Somebody', email }));
    await world.drain();
    expect(new Set(answers.map(({ kind }) => kind)).size).toBe(1);
    expect(world.mailbox).toHaveLength(3);
    expect(world.outgoing.asked).toEqual([]);
  });

  const mailsTo = async (email: string) => {
    await world.drain();
    return world.mailbox.filter(({ to }) => to === email).length;
  };

  it('sends one mail in 15 minutes to an address, whoever asks, and five more to all its variants in 24 hours', async () => {
    const forms = ['Alice@Example.com', 'ALICE+two@EXAMPLE.COM', ' alice@example.com '];
    const ask = (n: number) =>
      startFreeScan(asVisitor(world, `198.51.100.${n}`), {
        name: 'Alice',
        email: forms[n % 4] ?? `alice+${n}@example.com`,
      });
    for (let n = 0; n < 100; n += 10) await Promise.all(Array.from({ length: 10 }, (_, i) => ask(n + i)));
    expect(await mailsTo('alice@example.com')).toBe(1);
    expect(world.mailbox).toHaveLength(6);
    expect(await rows(sql`select id from user_scans`)).toHaveLength(6);
    world.clock.advance(15 * 60_000 - 1);
    await startFreeScan(asVisitor(world), { name: 'Alice', email: 'alice@example.com' });
    expect(await mailsTo('alice@example.com')).toBe(1);
    world.clock.advance(1);
    await startFreeScan(asVisitor(world), { name: 'Alice', email: 'alice@example.com' });
    expect(await mailsTo('alice@example.com')).toBe(2);
  });

  rule('mails at once again when the link of the last mail was used', async () => {
    for (let n = 1; n <= 2; n++) {
      await startFreeScan(asVisitor(world), { name: 'Alice', email: 'alice@example.com' });
      await world.drain();
      await openScanLink(asVisitor(world), lastToken(world));
      expect(world.mailbox.filter(({ subject }) => subject === 'Start your free scan')).toHaveLength(n);
    }
  });

  rule('mails to a tagged address that has an account whatever others ask for its variants', async () => {
    const email = 'alice+quiet@example.com';
    const now = world.clock.now();
    await database.transaction(systemScope, async (tx) => {
      await tx.update(profiles).set({ email }).where(eq(profiles.id, alice.userId));
      const proven = { userId: alice.userId, passwordChangedAt: now, emailConfirmedAt: now };
      await tx.insert(authCredentials).values(proven).onConflictDoNothing();
    });
    for (let n = 0; n < 8; n++)
      await startFreeScan(asVisitor(world, `198.51.100.${n}`), { name: 'Mallory', email: `alice+${n}@example.com` });
    await startFreeScan(asVisitor(world), { name: 'Alice', email });
    expect(await mailsTo(email)).toBe(1);
    expect(world.mailbox).toHaveLength(6);
  });

  rule('calls nobody by the name that a stranger gave, neither in the mail nor in the report', async () => {
    const ask = async (name: string) => {
      const started = await startFreeScan(asVisitor(world), { name, email: 'alice@example.com' });
      return started.kind === 'mailed' ? started.requestToken : '';
    };
    const nameIn = async (requestToken: string) => {
      await world.drain();
      expect(JSON.stringify(world.mailbox)).not.toContain('Mallory');
      const mail = world.mailbox.findLast(({ subject }) => subject === 'Start your free scan');
      const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
      const { scanId } = await openScanLink(asVisitor(world), token, { requestToken });
      const system = { ...asVisitor(world), actor: { kind: 'system', task: 'test' } as const };
      return (await getScanFor(system, scanId)).name;
    };
    await ask('Mallory');
    expect(await nameIn(await ask('Alice Archer'))).toBeNull();
    world.clock.advance(60_000);
    expect(await nameIn(await ask('Alice Archer'))).toBe('Alice Archer');
  });

  rule('lets no header into the mail through the name', async () => {
    await startFreeScan(asVisitor(world), { name: 'Alice\r\nBcc: bob@example.com', email: 'alice@example.com' });
    await world.drain();
    expect(JSON.stringify(world.mailbox)).not.toMatch(/bcc|bob@example/i);
  });

  rule('refuses the eleventh scan of one client in an hour, and says when to come back', async () => {
    const start = (n: number, ip: string) =>
      startFreeScan(asVisitor(world, ip), { name: 'Mallory', email: `m${n}@example.com` });
    for (let n = 0; n < 10; n++) await start(n, `2001:db8::${n}`);
    world.clock.advance(HOUR / 2);
    const error = await refusal(start(10, '2001:db8::ffff'));
    expect(error).toMatchObject({ code: 'limited', status: 429, retryAfter: 1800 });
    await start(11, '2001:db8:0:1::1');
    world.clock.advance(HOUR / 2);
    await start(12, '2001:db8::1');
  });

  it.runIf(flooded)('serves others while each /64 of a /48 asks for 100 scans', async () => {
    await prepare(database);
    const everybody = freeScanLimits.everybody[0].most;
    let admitted = 0;
    const start = (ip: string, email: string) => startFreeScan(asVisitor(world, ip), { name: 'Mallory', email });
    const flood = (n: number) =>
      start(`2001:db8:7:${Math.floor(n / 100).toString(16)}::${(n % 100) + 1}`, `m${n}@example.com`).then(
        () => admitted++,
        (error: unknown) => expect(error).toMatchObject({ code: 'limited', status: 429 }),
      );
    for (let n = 0; n < 1_000; n += 20) await Promise.all(Array.from({ length: 20 }, (_, i) => flood(n + i)));
    expect(admitted).toBeLessThan(everybody / 10);
    await expect(start('2001:db8:8::1', 'alice@example.com')).resolves.toMatchObject({ kind: 'mailed' });
    await expect(start('203.0.113.9', 'bob@example.com')).resolves.toMatchObject({ kind: 'mailed' });
  });

  rule('counts for everybody only what was admitted', async () => {
    await prepare(database);
    const everybody = world.vault.fingerprint('limit free scan 3600', 'everybody');
    const count = async () => (await rows(sql`select count from rate_limits where key = ${everybody}`))[0]?.count ?? 0;
    const start = (n: number, email: string) =>
      startFreeScan(asVisitor(world, `198.51.100.${n}`), { name: 'Alice', email });
    for (let n = 0; n < 5; n++) await start(n, 'alice@example.com');
    for (let n = 0; n < 12; n++) await start(9, `m${n}@example.com`).catch(() => {});
    expect(await count()).toBe(11);
  });

  it.runIf(flooded)(
    'takes in ten of 1,000 requests of one client',
    async () => {
      let admitted = 0;
      const refused = new Set<string>();
      const post = async (n: number) => {
        try {
          await startFreeScan(asVisitor(world), { name: 'Mallory', email: `m${n}@example.com` });
          admitted++;
        } catch (error) {
          refused.add(error instanceof AppError ? `${error.status} ${Number(error.retryAfter) > 0}` : String(error));
        }
      };
      for (let n = 0; n < 1_000; n += 20) await Promise.all(Array.from({ length: 20 }, (_, i) => post(n + i)));
      expect(admitted).toBe(10);
      expect([...refused]).toEqual(['429 true']);
      expect(await rows(sql`select id from user_scans`)).toHaveLength(10);
    },
    240_000,
  );

  rule("starts Alice's own scan at once, without a mail to press first", async () => {
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice', email: ' ALICE@example.com' });
    if (started.kind !== 'started') throw new Error('not started');
    expect((await readScan(database, started.scanId)).scan).toMatchObject({ userId: alice.userId, status: 'pending' });
    await world.drain();
    expect(world.mailbox.map(({ subject }) => subject)).toEqual(['Your scan is complete']);
    expect(world.outgoing.asked).toMatchObject([{ sourceId: 'a', email: 'alice@example.com' }]);
    const view = await getScanFor(asPerson(world, alice), started.scanId);
    expect(view).toMatchObject({ status: 'completed', completion: 100, expiresAt: null, email: 'alice@example.com' });
  });

  it('gives Alice the scan that is running when she presses the button again', async () => {
    const press = () => startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    const all = await Promise.all([press(), press(), press()]);
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await rows(sql`select id from user_scans`)).toHaveLength(1);
  });

  rule("does not let Alice scan Bob's address, and records nothing", async () => {
    const error = await refusal(startFreeScan(asPerson(world, alice), { name: 'Alice', email: bob.email }));
    expect(error.code).toBe('forbidden');
    expect(error.publicMessage).toContain(alice.email);
    expect(await rows(sql`select id from user_scans`)).toEqual([]);
  });

  rule('says the specified sentence when it fails, and hides why', proves('ERR-059'), async () => {
    const broken = { ...world, database: { ...database, transaction: () => Promise.reject(new Error('no disk')) } };
    const error = await refusal(
      startFreeScan(asVisitor(broken as ScanWorld), { name: 'Alice', email: 'alice@example.com' }),
    );
    expect(error.publicMessage).toBe('Failed to start your scan. Please try again.');
  });

  rule('says when to come back while the database is away', async () => {
    const gone = Object.assign(new Error('gone'), { code: '57P01' });
    const broken = { ...world, database: { ...database, transaction: () => Promise.reject(gone) } };
    const error = await refusal(
      startFreeScan(asVisitor(broken as ScanWorld), { name: 'Alice', email: 'alice@example.com' }),
    );
    expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 });
    expect(error.publicMessage).toBe('Failed to start your scan. Please try again.');
  });

  rule('leaves nothing behind when a part of it fails', async () => {
    const vault = {
      ...world.vault,
      sealShared: () => {
        throw new Error('cannot seal the mail');
      },
    };
    await refusal(startFreeScan(asVisitor({ ...world, vault }), { name: 'Alice', email: 'alice@example.com' }));
    expect(await rows(sql`select id::text from user_scans union all select id::text from scan_links`)).toEqual([]);
    await startFreeScan(asVisitor(world), { name: 'Alice', email: 'alice@example.com' });
    await world.drain();
    expect(world.mailbox).toHaveLength(1);
  });
});
