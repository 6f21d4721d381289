import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { accountOpened, confirmAddress } from '#core/accounts/sessions/emails.ts';
import { freeScanLink, scanEnded } from '#core/scans/emails.ts';
import { scans } from '#core/scans/module.ts';
import { canKeepScan } from '#core/scans/queries/keep.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  lastToken,
  prepare,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { readScanAccess } from '../queries/access.ts';
import { keepScan } from './keep-scan.ts';
import { openScanLink } from './open-scan-link.ts';
import { startFreeScan } from './start-free-scan.ts';

const password = { password: 'a calm harbour' };
let people = 0;
/** Known to the link as the browser that opened it. */
const opener = 'o'.repeat(43);

onEachDatabase('keeping a result', (open, _kind, { rule }) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    world = await createScanWorld(database, [standInSource('a')], {
      modules: [scans],
      emails: [freeScanLink, scanEnded, accountOpened, confirmAddress],
    });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const inSystem = <Row>(work: Parameters<typeof database.transaction<Row>>[1]) =>
    database.transaction(systemScope, work);
  const newEmail = () => `keeper.${people++}@example.com`;

  /** A scan whose mailed link was opened. @returns it, with the key that its browser holds */
  async function opened(email: string) {
    // Nothing that leaves later is taken for its mail.
    await world.drain();
    await startFreeScan(asVisitor(world), { name: 'Kay', email });
    await world.drain();
    const token = lastToken(world);
    const { scanId, accessKey } = await openScanLink(asVisitor(world), token, { opener });
    await world.drain();
    return { scanId, token, keys: [accessKey] };
  }
  const keepResult = ({ scanId, keys }: { scanId: string; keys: string[] }) =>
    keepScan(asVisitor(world), scanId, password, keys);
  const accountOf = async (email: string) => {
    const [row] = await inSystem((tx) => tx.select().from(profiles).where(eq(profiles.email, email)));
    return row;
  };

  rule('opens a confirmed account that has the scan, signs in, and tells the mailbox', async () => {
    const email = newEmail();
    const scan = await opened(email);
    expect(await canKeepScan(asVisitor(world), scan.scanId, scan.keys)).toBe(true);
    expect(await keepResult(scan)).toMatchObject({ state: 'signed-in', session: { user: { email } } });
    const account = await accountOf(email);
    const actor = { ...bob, userId: account?.id ?? '', email };
    const { rows } = await listOwnScans(asPerson(world, actor), { before: null, after: null });
    expect(rows.map(({ id }) => id)).toEqual([scan.scanId]);
    const { rows: entries } = await inSystem((tx) =>
      tx.execute(sql`select details ->> 'event' as event from audit_logs where user_id = ${account?.id}`),
    );
    expect(entries.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['account.created', 'account.email.confirmed', 'scan.claimed', 'session.opened']),
    );
    await world.drain();
    expect(world.mailbox.filter(({ to }) => to === email).at(-1)?.subject).toBe('Your account is open');
    expect(await signIn(asVisitor(world, '203.0.113.20'), { email, ...password }, null)).toMatchObject({
      state: 'signed-in',
    });
  });

  rule('ends the mailed links, which would open what is in the account', async () => {
    const scan = await opened(newEmail());
    await keepResult(scan);
    await expect(openScanLink(asVisitor(world), scan.token)).rejects.toMatchObject({ code: 'not-found' });
  });

  rule('takes the result from every browser that had opened the link', async () => {
    const scan = await opened(newEmail());
    const other = await openScanLink(asVisitor(world), scan.token, { opener });
    expect(await readScanAccess(world, [other.accessKey])).toEqual([scan.scanId]);
    await keepResult(scan);
    for (const keys of [[other.accessKey], scan.keys]) expect(await readScanAccess(world, keys)).toEqual([]);
  });

  rule('is refused without the key of a browser that opened the link', async () => {
    const email = newEmail();
    const { scanId } = await opened(email);
    const stranger = world.vault.createToken();
    for (const keys of [[], [stranger]])
      await expect(keepResult({ scanId, keys })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await accountOf(email)).toBeUndefined();
  });

  rule('is refused an hour after the link was opened there, until it is opened again', async () => {
    const scan = await opened(newEmail());
    world.clock.advance(60 * 60_000);
    expect(await canKeepScan(asVisitor(world), scan.scanId, scan.keys)).toBe(false);
    await expect(keepResult(scan)).rejects.toMatchObject({ code: 'forbidden' });
    const { accessKey } = await openScanLink(asVisitor(world), scan.token, { opener });
    expect(await keepResult({ ...scan, keys: [accessKey] })).toMatchObject({ state: 'signed-in' });
  });

  rule('opens nothing of another scan', async () => {
    const [mine, other] = [await opened(newEmail()), await opened(newEmail())];
    await expect(keepResult({ scanId: other.scanId, keys: mine.keys })).rejects.toMatchObject({ code: 'forbidden' });
  });

  rule('takes nothing of an account that is there', async () => {
    const email = newEmail();
    const scan = await opened(email);
    await keepResult(scan);
    world.clock.advance(60_000);
    const again = await opened(email);
    expect(await canKeepScan(asVisitor(world), again.scanId, again.keys)).toBe(false);
    await expect(
      keepScan(asVisitor(world), again.scanId, { password: 'another one' }, again.keys),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      signIn(asVisitor(world, '203.0.113.21'), { email, password: 'another one' }, null),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  rule('voids what somebody began under the address without proving it', async () => {
    const email = newEmail();
    await signUp(asVisitor(world, '203.0.113.22'), { email, password: 'of a stranger', fullName: 'Mallory' });
    const scan = await opened(email);
    await keepResult(scan);
    expect((await accountOf(email))?.fullName).not.toBe('Mallory');
    await expect(
      signIn(asVisitor(world, '203.0.113.22'), { email, password: 'of a stranger' }, null),
    ).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('opens one account, however often the button is pressed at once', async () => {
    const email = newEmail();
    const scan = await opened(email);
    const tries = await Promise.allSettled([keepResult(scan), keepResult(scan), keepResult(scan)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await inSystem((tx) => tx.execute(sql`select id from profiles where email = ${email}`));
    expect(rows).toHaveLength(1);
  });
});
