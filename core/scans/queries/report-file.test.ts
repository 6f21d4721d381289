import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signedReport } from '#contract/proof/report-schema.ts';
import { verifyFile } from '#contract/proof/verify-file.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { downloadLimits } from '#core/scans/rules.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { getReportFile, reportFormats } from './report-file.ts';
import { reportKeys } from './report-key.ts';

onOneDatabase('the report as a file', (open) => {
  let database: Database;
  let world: ScanWorld;
  let scanId: string;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    const list = [standInSource('a'), standInSource('b'), standInSource('c'), standInSource('d')];
    world = await createScanWorld(database, list, { behaviours: { a: { found: ['one'] }, c: { status: 503 } } });
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await world.drain();
    scanId = started.kind === 'started' ? started.scanId : '';
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const run = (query: ReturnType<typeof sql>) => database.transaction(systemScope, (tx) => tx.execute(query));
  const taken = () =>
    run(
      sql`select user_id, details ->> 'format' as format from audit_logs where entity_id = ${scanId} and action = 'export'`,
    );
  const fileOf = async (format: 'csv' | 'json') =>
    (await getReportFile(asPerson(world, alice), scanId, format)).body.toString();

  it.each(reportFormats)('is Alice’s alone as %s, and that she took it stands in her Activity Log', async (format) => {
    for (const person of [bob, admin])
      await expect(getReportFile(asPerson(world, person), scanId, format)).rejects.toMatchObject({ status: 404 });
    expect((await taken()).rows).toEqual([]);
    const { name } = await getReportFile(asPerson(world, alice), scanId, format);
    expect(name).toBe(`exposure-report-2027-03-01.${format}`);
    expect((await taken()).rows).toEqual([{ user_id: alice.userId, format }]);
  });

  it('is drawn so many times an hour, and no more', async () => {
    await fileOf('csv');
    await run(sql`update rate_limits set count = ${downloadLimits[0].most} where count = 1`);
    await expect(fileOf('json')).rejects.toMatchObject({ code: 'limited' });
  });

  it('says as PDF whose it is', async () => {
    const { body } = await getReportFile(asPerson(world, alice), scanId, 'pdf');
    expect(pdfText(body)).toContain(`For Alice, ${alice.email}`);
  });

  it('is signed as JSON, and says of each source what it was asked, when, and what it said', async () => {
    const { body } = await getReportFile(asPerson(world, alice), scanId, 'json');
    const verdict = await verifyFile(new Uint8Array(body), reportKeys(world.config));
    if (verdict.kind !== 'genuine') throw new Error(JSON.stringify(verdict));
    const report = signedReport.parse(verdict.report);
    expect(report.person).toEqual({
      name: 'Alice',
      email: alice.email,
      identifiers: [{ id: 1, kind: 'email', value: alice.email, proof: 'proven' }],
    });
    expect(report.about).toMatchObject({ report: scanId, issuedAt: world.clock.now().toISOString() });
    expect(report.checks.map(({ source, state, answer }) => [source, state, answer])).toEqual([
      ['a', 'found', '1 finding'],
      ['b', 'clear', 'Nothing found'],
      ['c', 'not-checked', 'Not checked: the source failed'],
      ['d', 'clear', 'Nothing found'],
    ]);
    for (const check of report.checks)
      expect(check).toMatchObject({ askedAbout: 1, askedWith: expect.any(String), endedAt: expect.any(String) });
    expect(report.findings).toHaveLength(1);
  });

  it('is a table of the findings as CSV', async () => {
    const lines = (await fileOf('csv')).split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffSeverity,Finding,Where,Since,/);
    expect(lines[1]).toContain('one');
    expect(lines.at(-1)).toBe('');
  });
});
