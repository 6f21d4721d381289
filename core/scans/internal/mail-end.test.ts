import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/accounts/preferences.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  lastToken,
  openScanOf,
  prepare,
  readScan,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { completeScan, failScan } from './finish.ts';

onOneDatabase('the mail that says a scan has ended', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    world = await createScanWorld(database, [standInSource('a')], { behaviours: { a: { found: ['planted'] } } });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const inSystem = (query: ReturnType<typeof sql>) => database.transaction(systemScope, (tx) => tx.execute(query));
  const ownScan = async () => {
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice Archer', email: alice.email });
    return started.kind === 'started' ? started.scanId : '';
  };
  /** Mails that left since the last look. */
  const mailed = async () => {
    await world.drain();
    return world.mailbox.splice(0);
  };

  it('goes to the visitor once, with a link to the result and nothing of it', async () => {
    const scanId = await openScanOf(world, 'carol@example.com');
    world.mailbox.splice(0);
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'carol@example.com', subject: 'Your scan is complete' });
    for (const secret of ['Source a', 'planted', 'Breach', 'exposure'])
      for (const part of [mail?.text, mail?.html]) expect(part?.match(new RegExp(`\\b${secret}\\b`, 'i'))).toBeNull();
    world.mailbox.push(...(mail ? [mail] : []));
    expect(await openScanLink(asVisitor(world), lastToken(world))).toMatchObject({
      scanId,
    });
    await completeScan(world, scanId);
    await failScan(world, scanId);
    expect((await mailed()).slice(1)).toEqual([]);
  });

  it('opens the result for as long as it is kept, and starts nothing', async () => {
    await openScanOf(world, 'carol@example.com');
    await world.drain();
    const token = lastToken(world);
    world.clock.advance(30 * 86_400_000 - 1);
    await openScanLink(asVisitor(world), token);
    expect((await world.drain()).map(({ name }) => name)).not.toContain('scan.run');
    world.clock.advance(1);
    await expect(openScanLink(asVisitor(world), token)).rejects.toMatchObject({
      code: 'gone',
    });
  });

  it('leads Alice to her dashboard, unless she switched notifications off or deactivated her account', async () => {
    const scanId = await ownScan();
    const [mail] = await mailed();
    expect(mail).toMatchObject({ to: alice.email, subject: 'Your scan is complete' });
    expect(mail?.text).toContain(`https://quietprint.test/dashboard/scans/${scanId}`);
    expect(mail?.text).not.toContain('token=');

    await savePreferences(asPerson(world, alice), { ...defaultPreferences, emailNotifications: false });
    await ownScan();
    expect(await mailed()).toEqual([]);

    await savePreferences(asPerson(world, alice), defaultPreferences);
    await inSystem(sql`update profiles set deleted_at = now() where id = ${alice.userId}`);
    await ownScan();
    expect(await mailed()).toEqual([]);
    await inSystem(sql`update profiles set deleted_at = null where id = ${alice.userId}`);
  });

  it('is in the language in which a visitor sent the form, and in the one that Alice chose in her settings', async () => {
    const { client, ...visitor } = asVisitor(world);
    const inSpanish = { ...visitor, client: client && { ...client, language: 'es' as const } };
    await startFreeScan(inSpanish, { name: 'Carol', email: 'carol@example.com' });
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Inicia tu análisis gratuito']);
    const { rows } = await inSystem(sql`select id, language from user_scans`);
    expect(rows).toMatchObject([{ language: 'es' }]);
    await inSystem(sql`update user_scans set status = 'processing'`);
    await completeScan(world, String(rows[0]?.id));
    const [mail] = await mailed();
    expect(mail?.subject).toBe('Tu análisis ha terminado');
    expect(mail?.html).toContain('<html lang="es"');

    await savePreferences(asPerson(world, alice), { ...defaultPreferences, language: 'fr' });
    await ownScan();
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Votre analyse est terminée']);
    await savePreferences(asPerson(world, alice), defaultPreferences);
  });

  it('says so when the scan could not be finished, and a scan that nobody can read ends without it', async () => {
    const scanId = await ownScan();
    await failScan(world, scanId);
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Your scan could not be finished']);

    const unreadable = await ownScan();
    await inSystem(sql`update data_keys set wrapped = null, destroyed_at = now() where id = ${unreadable}`);
    await failScan(world, unreadable);
    expect((await readScan(database, unreadable)).scan?.status).toBe('failed');
    expect(await mailed()).toEqual([]);
  });

  it('is left to the order where a scan belongs to one', async () => {
    const own = { userId: alice.userId, email: alice.email, name: 'Alice', scanType: 'detailed_report' };
    const scanId = await database.transaction(systemScope, (tx) =>
      startServiceScan(tx, asPerson(world, alice), { ...own, serviceId: 'detailed-exposure-report' }),
    );
    await failScan(world, scanId);
    expect((await inSystem(sql`select job from outbox where job like 'mail%'`)).rows).toEqual([]);
    expect((await inSystem(sql`delete from outbox where job = 'scan.service-ended' returning job`)).rows).toHaveLength(
      1,
    );
  });
});
