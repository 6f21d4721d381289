import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SampleReport } from '#app/public/sample/sample.ts';
import { firstLanguage, type Language, languageCodes } from '#contract/base/languages.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { REPORT_SCAN } from '#core/orders/rules.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { getOwnReport } from '#core/scans/queries/own-scan.ts';
import { findReportBrokers } from '#core/scans/queries/report-brokers.ts';
import { letTimeRun } from '#core/scans/scan.fixture.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createOutgoing } from '#platform/http/outgoing.ts';
import { emails, modules } from '#server/modules.ts';
import { alice } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { companiesFile, createSandbox, type Sandbox } from './sandbox.ts';

/** Ages of everything count back from here. */
const now = new Date('2026-11-20T10:00:00.000Z');
const oliver = { ...alice, email: 'oliver.bennett@example.net', fullName: 'Oliver Bennett' };
/** As the sandbox calls him at sites that exist, where somebody may be called so, and as the sample does. */
const called = 'olliebennett';
const calledInSample = 'oliver-bennett-example';

let sandbox: Sandbox;
let world: World;
let scanId: string;
let isHis: Context;

beforeAll(async () => {
  sandbox = await createSandbox({ certDir: mkdtempSync(path.join(tmpdir(), 'sandbox-')), now });
  const ca = readFileSync(sandbox.caFile, 'utf8');
  const outgoing = createOutgoing({ env: sandbox.environment, userAgent: 'Quietprint/1.0', ca });
  const jobs = modules.flatMap((one) => one.jobs ?? []).filter(({ name }) => name !== 'audit.seal');
  const env = { HIBP_API_KEY: '0'.repeat(32), DIRECTORY_FILE: companiesFile };
  world = await createWorld({ database: 'embedded', outgoing, modules, emails, jobs, env, now });
  // Everybody of the sandbox answers from this process: it has ten times as long as the product.
  letTimeRun(world, 0.1);
  await seed(world.database);
  isHis = { actor: oliver, client: { requestId: 'r', ip: '203.0.113.8', userAgent: 'test' }, platform: world };
  await world.database.transaction(systemScope, async (tx) => {
    await tx.execute(sql`insert into profiles (id, email, full_name, role)
      values (${oliver.userId}, ${oliver.email}, ${oliver.fullName}, 'user')`);
    scanId = await startServiceScan(tx, systemContext(world, 'order.fulfil'), {
      userId: oliver.userId,
      email: oliver.email,
      name: oliver.fullName,
      identifiers: [{ kind: 'username', value: called, proof: 'declared' }],
      serviceId: 'detailed-exposure-report',
      scanType: REPORT_SCAN,
    });
  });
  await addIdentifier(isHis, { kind: 'country', value: 'UK' });
  await world.drain();
}, 240_000);
afterAll(async () => {
  await world?.close();
  await sandbox?.close();
});

const stamp = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Without what differs from one run to the next: ids that are drawn, when a question was asked, and how long it took. It leads to no
 * account at a site that exists: it could be somebody's.
 */
function settle(report: SampleReport): SampleReport {
  const ids = new Map<string, string>();
  const text = JSON.stringify(report, (key, value) => {
    if (key === 'durationMs') return null;
    if (typeof value !== 'string') return value;
    if (key === 'url' && value.includes(called)) return null;
    return stamp.test(value) && value > now.toISOString() ? now.toISOString() : value;
  });
  const named = text.replace(uuid, (id) => {
    if (!ids.has(id)) ids.set(id, `sample-${ids.size + 1}`);
    return ids.get(id) ?? id;
  });
  return JSON.parse(named.replaceAll(called, calledInSample));
}

const fileIn = (language: Language) => {
  const name = language === firstLanguage ? 'sample-report.json' : `sample-report.${language}.json`;
  return path.join(import.meta.dirname, '../../app/public/sample', name);
};

it.each(languageCodes)(
  'the sample report is what a scan of the sandbox comes to today; npm run sample writes it: %s',
  async (language) => {
    const { scan } = await getOwnReport(isHis, scanId, null, language);
    const sample = settle({ scan, brokers: await findReportBrokers(isHis) });
    expect(sample.scan.coverage).toMatchObject({ notChecked: 0, waiting: 0 });
    expect(sample.brokers?.brokers.length).toBeGreaterThan(0);
    await expect(`${JSON.stringify(sample, null, 1)}\n`).toMatchFileSnapshot(fileIn(language));
  },
);
