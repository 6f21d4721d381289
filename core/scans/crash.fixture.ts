/**
 * A process of its own that runs scans, to be killed: `node core/scans/crash.fixture.ts start|resume`, with the
 * environment of the product and STAND_IN_PORT and STAND_IN_CA. Writes lines of JSON.
 */
import { eq, inArray, sql } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Context } from '#core/base/context.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { stateInDatabase } from '#core/sources/actions/state-in-database.ts';
import { seed } from '#db/seed.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { createVault } from '#platform/crypto/vault.ts';
import { openDatabase } from '#platform/database/open.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createLogger } from '#platform/log.ts';
import { mails } from '#platform/mail/schema.ts';
import type { Platform } from '#platform/platform.ts';
import { startWorker } from '#platform/queue/worker.ts';
import { scanRun } from './jobs.ts';
import { endedStates } from './rules.ts';
import { scanChecks, scanFindings, userScans } from './schema.ts';
import { outgoingTo, sourcesOf, standInSource } from './stand-in.fixture.ts';

const SCANS = 10;
const SOURCES = 8;

const list = Array.from({ length: SOURCES }, (_, n) => standInSource(`s${n}`));
const personId = (n: number) => `0190cccc-0000-7000-8000-${String(n).padStart(12, '0')}`;
const emailOf = (n: number) => `crash${n}@example.com`;
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function openPlatform(): Promise<Platform> {
  const config = loadConfig({ ...process.env });
  const log = createLogger({ stream: process.stderr, level: 'error', clock: systemClock, pretty: false });
  const vault = createVault({ encryptionKey: config.encryptionKey });
  const { STAND_IN_PORT, STAND_IN_CA = '' } = process.env;
  const outgoing = outgoingTo({ port: Number(STAND_IN_PORT), caFile: STAND_IN_CA });
  return {
    config,
    clock: systemClock,
    log,
    vault,
    outgoing,
    payments: null,
    modules: [],
    sources: sourcesOf(list),
    sourceState: stateInDatabase,
    database: await openDatabase(config, log),
  };
}

async function startScans(platform: Platform): Promise<void> {
  await seed(platform.database);
  for (let n = 0; n < SCANS; n++) {
    const person = { kind: 'person', userId: personId(n), role: 'user', email: emailOf(n) } as const;
    await platform.database.transaction(systemScope, (tx) =>
      tx.insert(profiles).values({ id: person.userId, email: person.email }),
    );
    const actor = { ...person, fullName: null, sessionId: person.userId };
    const ctx: Context = { actor, client: null, platform };
    await startFreeScan(ctx, { name: 'Carol', email: person.email });
  }
}

/** `email source` of every question that had its answer. */
const endedBefore = ({ database }: Platform) =>
  database.transaction(systemScope, async (tx) => {
    const rows = await tx
      .select({ email: profiles.email, sourceId: scanChecks.sourceId })
      .from(scanChecks)
      .innerJoin(userScans, eq(userScans.id, scanChecks.scanId))
      .innerJoin(profiles, eq(profiles.id, userScans.userId))
      .where(inArray(scanChecks.state, [...endedStates]));
    return rows.map(({ email, sourceId }) => `${email} ${sourceId}`);
  });

const report = ({ database }: Platform) =>
  database.transaction(systemScope, async (tx) => ({
    statuses: (await tx.select({ status: userScans.status }).from(userScans)).map(({ status }) => status),
    states: (await tx.select({ state: scanChecks.state }).from(scanChecks)).map(({ state }) => state),
    findings: await tx.$count(scanFindings),
    mails: await tx.$count(mails),
    twice: (
      await tx.execute(
        sql`select 1 from scan_findings group by scan_id, source_id, identifier_id, fingerprint having count(*) > 1`,
      )
    ).rows.length,
  }));

const platform = await openPlatform();
if (process.argv[2] === 'start') await startScans(platform);
say({ ended: await endedBefore(platform) });
const worker = await startWorker(platform, [scanRun]);
for (;;) {
  await systemClock.sleep(100);
  const now = await report(platform);
  say({ saved: now.states.filter((state) => state === 'found').length });
  if (now.statuses.every((status) => status === 'completed' || status === 'failed')) {
    say(now);
    break;
  }
}
await worker.stop();
await platform.database.close();
await platform.outgoing.close();
