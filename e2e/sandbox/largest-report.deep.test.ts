import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Context, systemContext } from '#core/base/context.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { REPORT_SCAN } from '#core/orders/rules.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { getOwnReport } from '#core/scans/queries/own-scan.ts';
import { findReportBrokers } from '#core/scans/queries/report-brokers.ts';
import { getReportFile } from '#core/scans/queries/report-file.ts';
import { letTimeRun } from '#core/scans/scan.fixture.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createOutgoing } from '#platform/http/outgoing.ts';
import { emails, modules } from '#server/modules.ts';
import { alice } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

/** Set to a folder, the files are also kept there. */
const kept = process.env.PICTURES;

const isla = { ...alice, email: 'isla@everywhere.example', fullName: 'Isla Everly' };
/** Of all threads, those of the engine included; on the wall it is less, on an idle machine. */
const MOST_PROCESSOR_MS = 2_000;
const MOST_MEGABYTES = 150;
/** Processes that draw it, each for the first time. Who shares caches and cores makes work dearer: the least is what it takes. */
const MOST_TIMES = 4;

interface Drawn {
  processorMs: number;
  megabytes: number;
}

function drawInProcess(file: string): Drawn {
  const said = execFileSync(process.execPath, ['bench/report-pdf.ts', file], { encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

let sandbox: Sandbox;
let world: World;
let scanId: string;
let isHers: Context;

beforeAll(async () => {
  sandbox = await createSandbox({ certDir: mkdtempSync(path.join(tmpdir(), 'sandbox-')) });
  const outgoing = createOutgoing({
    env: sandbox.environment,
    userAgent: 'Quietprint/1.0',
    ca: readFileSync(sandbox.caFile, 'utf8'),
  });
  const jobs = modules.flatMap((one) => one.jobs ?? []).filter(({ name }) => name !== 'audit.seal');
  const env = { HIBP_API_KEY: '0'.repeat(32) };
  world = await createWorld({ database: 'embedded', outgoing, modules, emails, jobs, env, now: new Date() });
  // Everybody of the sandbox answers from this process: it has four times as long as the product.
  letTimeRun(world, 0.25);
  await seed(world.database);
  isHers = { actor: isla, client: { requestId: 'r', ip: '203.0.113.8', userAgent: 'test' }, platform: world };
  await world.database.transaction(systemScope, async (tx) => {
    await tx.execute(sql`insert into profiles (id, email, full_name, role)
      values (${isla.userId}, ${isla.email}, ${isla.fullName}, 'user')`);
    scanId = await startServiceScan(tx, systemContext(world, 'order.fulfil'), {
      userId: isla.userId,
      email: isla.email,
      name: isla.fullName,
      identifiers: [
        { kind: 'domain', value: 'everywhere.example', proof: 'proven' },
        { kind: 'username', value: 'islaeverly', proof: 'declared' },
      ],
      serviceId: 'detailed-exposure-report',
      scanType: REPORT_SCAN,
    });
  });
  await addIdentifier(isHers, { kind: 'country', value: 'US' });
  await world.drain();
}, 240_000);
afterAll(async () => {
  await world?.close();
  await sandbox?.close();
});

describe('the report of whoever is exposed most', () => {
  it('is drawn as a PDF with less than two seconds of work, and less than 150 MB more than before', async () => {
    const own = { ...(await getOwnReport(isHers, scanId)), brokers: await findReportBrokers(isHers) };
    expect(own.scan.findings.length).toBeGreaterThan(50);
    expect(own.brokers?.brokers.length).toBeGreaterThan(20);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'report.json');
    writeFileSync(file, JSON.stringify(own));
    if (kept) {
      writeFileSync(path.join(kept, 'own.json'), JSON.stringify(own));
      for (const format of ['pdf', 'csv', 'json'] as const)
        writeFileSync(path.join(kept, `report.${format}`), (await getReportFile(isHers, scanId, format)).body);
    }
    const drawn = [drawInProcess(file)];
    const isSlow = () => Math.min(...drawn.map(({ processorMs }) => processorMs)) >= MOST_PROCESSOR_MS;
    while (drawn.length < MOST_TIMES && isSlow()) drawn.push(drawInProcess(file));
    console.info('the largest report, drawn as a PDF:', JSON.stringify(drawn));
    expect(Math.min(...drawn.map(({ processorMs }) => processorMs))).toBeLessThan(MOST_PROCESSOR_MS);
    const megabytes = drawn.map((one) => one.megabytes);
    expect(Math.min(...megabytes), 'nothing was measured').toBeGreaterThan(10);
    expect(Math.max(...megabytes)).toBeLessThan(MOST_MEGABYTES);
  });
});
