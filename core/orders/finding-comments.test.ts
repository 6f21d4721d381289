import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ExportArchive } from '#core/base/export-section.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { scanExport } from '#core/scans/data-export.ts';
import { getComparedScan } from '#core/scans/queries/own-scan.ts';
import { getReportFile } from '#core/scans/queries/report-file.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { emails, modules } from '#server/modules.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { commentOnOrderFinding } from './actions/comment-on-finding.ts';
import { getOrderFor } from './queries/order.ts';
import { getOrderScanComments } from './queries/scan-comments.ts';

onOneDatabase('a comment of a specialist', (open) => {
  let database: Database;
  let world: ScanWorld;
  let orderId: string;
  let scanId: string;
  let findingId: string;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await prepare(database);
    const jobs = modules.flatMap((one) => one.jobs ?? []).filter(({ name }) => name !== 'audit.seal');
    const behaviours = { a: { found: ['one', 'two'] } };
    world = await createScanWorld(database, [standInSource('a')], { behaviours, modules, emails, jobs });
    await startFreeScan(as(alice), { name: 'Alice Archer', email: alice.email });
    await world.drain();
    orderId = crypto.randomUUID();
    await database.transaction(systemScope, async (tx) => {
      const { rows } = await tx.execute<{ id: string }>(sql`select id from user_scans where user_id = ${alice.userId}`);
      scanId = rows[0]?.id ?? '';
      await tx.execute(sql`insert into service_requests (id, user_id, service_id, service_name, status, payment_status, amount,
        contact_email, scan_id) values (${orderId}, ${alice.userId}, 'privacy-guidance-package', 'Guidance', 'processing', 'paid', 150,
        ${alice.email}, ${scanId})`);
    });
    findingId = (await getComparedScan(as(alice), scanId)).scan.findings[0]?.id ?? '';
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  const as = (actor: typeof alice) => asPerson(world, actor);
  const say = (text: string, { actor = assistant, finding = findingId } = {}) =>
    commentOnOrderFinding(as(actor), { orderId, which: 'chosen', finding, text });
  const commentsOf = async () => (await getComparedScan(as(alice), scanId)).comments;

  it('stands in the customer’s report with their name', async () => {
    await say('Change this one first.');
    const written = { text: 'Change this one first.', by: assistant.fullName, at: world.clock.now().toISOString() };
    expect(await commentsOf()).toEqual({ [findingId]: written });
    expect(await getOrderScanComments(as(admin), orderId, 'chosen')).toEqual({ [findingId]: written });
  });

  it('stands in every file of the report, signed in the JSON', async () => {
    await say('Change this one first.');
    const csv = await getReportFile(as(alice), scanId, 'csv');
    expect(csv.body.toString()).toContain('Change this one first.');
    const json = JSON.parse((await getReportFile(as(alice), scanId, 'json')).body.toString());
    expect(JSON.stringify(json)).toContain('Change this one first.');
    expect((await getReportFile(as(alice), scanId, 'pdf')).body.length).toBeGreaterThan(10_000);
  });

  it('is a part of what the customer takes along of their data', async () => {
    await say('Change this one first.');
    const [scans] = scanExport;
    if (!scans) throw new Error('no scans in the export');
    const rows: unknown[] = [];
    for await (const row of scans.rows(as(alice), {} as ExportArchive)) rows.push(scans.shape.parse(row));
    const [{ findings }] = rows as [{ findings: { id: string; comment: unknown }[] }];
    expect(findings.map(({ id, comment }) => [id, comment]).filter(([, comment]) => comment !== null)).toEqual([
      [findingId, { text: 'Change this one first.', by: assistant.fullName, at: world.clock.now().toISOString() }],
    ]);
  });

  it('is written anew, and taken away when it is emptied', async () => {
    await say('One');
    await say('Two', { actor: admin });
    expect((await commentsOf())[findingId]).toMatchObject({ text: 'Two', by: admin.fullName });
    await say('');
    await say('');
    expect(await commentsOf()).toEqual({});
  });

  it('is a step of the order and an entry in the customer’s log, without its words', async () => {
    await say('Secret words');
    const { steps } = await getOrderFor(as(alice), orderId);
    expect(steps.at(-1)).toMatchObject({ text: 'A specialist commented on a finding of your report', by: 'staff' });
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select details from audit_logs where details ->> 'event' = 'order.finding.commented'`),
    );
    expect(JSON.stringify(rows)).not.toContain('Secret words');
  });

  it('is kept sealed', async () => {
    await say('Secret words');
    const { rows } = await database.transaction(systemScope, (tx) => tx.execute(sql`select * from finding_comments`));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Secret|${findingId}|${assistant.fullName}`));
  });

  it.each([
    ['a customer', alice, 'forbidden'],
    ['a stranger', bob, 'not-found'],
  ] as const)('is not for %s to write', async (_who, actor, code) => {
    await expect(say('Mine', { actor })).rejects.toMatchObject({ code });
    await expect(getOrderScanComments(as(actor), orderId, 'chosen')).rejects.toMatchObject({ code });
    expect(await commentsOf()).toEqual({});
  });

  it('needs a finding of that scan, and an order that somebody works on', async () => {
    await expect(say('Where?', { finding: 'ffffffffffffffff' })).rejects.toMatchObject({ code: 'not-found' });
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`update service_requests set status = 'completed', completed_at = now() where id = ${orderId}`),
    );
    await expect(say('Late')).rejects.toMatchObject({ code: 'conflict' });
  });
});
