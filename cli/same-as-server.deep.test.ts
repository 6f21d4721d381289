import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstLanguage } from '#contract/base/languages.ts';
import type { IdentifierView, ScanView } from '#contract/scans/types.ts';
import { systemContext } from '#core/base/context.ts';
import { runScan } from '#core/scans/actions/run-scan.ts';
import { checksOf, scanStandalone } from '#core/scans/actions/scan-standalone.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import { describeStandalone } from '#core/scans/queries/standalone-report.ts';
import { asPerson, letTimeRun, sourcesOf } from '#core/scans/scan.fixture.ts';
import type { Engine } from '#core/sources/actions/engine.ts';
import { emptyMemory, stateInMemory } from '#core/sources/actions/state-in-memory.ts';
import type { Source } from '#core/sources/define.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import { fileSources, registry } from '#core/sources/registry.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createOutgoing } from '#platform/http/outgoing.ts';
import { people } from '#sandbox/people.ts';
import { companiesFile, createSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import type { SourceId } from '#sandbox/sources.ts';
import { alice } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';

/** Sources of every file, and some sites. */
const SITES = 20;
const sites = registry.filter(({ id, mustProve }) => !mustProve && !fileSources.some((one) => one.id === id));
const asked = [...fileSources, ...sites.slice(0, SITES)];

/** More would make both ends of every connection, which share this process, too slow for the sources' patience. */
const AT_ONCE = 5;
const SHORT_PATIENCE_MS = 4_000;

/**
 * In no pace, as both would wait in it, and by vendors of their own, as one that asks us to wait on the server waits for everybody.
 * Whoever never answers about somebody is not waited for long.
 */
function sourcesAbout(email: string): Source[] {
  const behaviours = people.find((one) => one.email === email)?.behaviour;
  return asked.map(({ vendor: { id }, ...source }) => {
    const behaviour = behaviours?.[source.id as SourceId];
    const isSilent = behaviour?.kind === 'hang' || (behaviour?.kind === 'hostile' && behaviour.how === 'trickle');
    return {
      ...source,
      vendor: { id: `${id} ${email}`, windows: [{ most: 1_000, seconds: 1 }], concurrency: 8 },
      timeoutMs: isSilent ? SHORT_PATIENCE_MS : 60_000,
    };
  });
}

let sandbox: Sandbox;
let world: World;

beforeAll(async () => {
  sandbox = await createSandbox({ certDir: mkdtempSync(path.join(tmpdir(), 'sandbox-')) });
  const ca = readFileSync(sandbox.caFile, 'utf8');
  const outgoing = createOutgoing({ env: sandbox.environment, userAgent: 'Quietprint/1.0', ca });
  const env = { HIBP_API_KEY: '0'.repeat(32), DIRECTORY_FILE: companiesFile };
  world = await createWorld({ database: 'embedded', outgoing, env, now: sandbox.world.now });
  // No source is late for the deadlines of a scan, however busy the machine is.
  letTimeRun(world, 0.1);
  await seed(world.database);
}, 60_000);
afterAll(async () => {
  await world?.close();
  await sandbox?.close();
});

interface About {
  name: string;
  email: string;
  userNames: readonly string[];
}

async function scanOnServer({ name, email, userNames }: About): Promise<ScanView> {
  const platform = { ...world, sources: sourcesOf(sourcesAbout(email)) };
  const userId = randomUUID();
  const scanId = await world.database.transaction(systemScope, async (tx) => {
    await tx.execute(
      sql`insert into profiles (id, email, full_name, role) values (${userId}, ${email}, ${name}, 'user')`,
    );
    return startServiceScan(tx, systemContext(platform, 'order.fulfil'), {
      userId,
      email,
      name,
      identifiers: userNames.map((value) => ({ kind: 'username', value, proof: 'declared' })),
      serviceId: 'detailed-exposure-report',
      scanType: 'report',
    });
  });
  await runScan(platform, scanId, { signal: new AbortController().signal });
  return getScanFor(asPerson(platform, { ...alice, userId, email }), scanId);
}

async function scanHere({ name, email, userNames }: About): Promise<ScanView> {
  const { clock, config, log, outgoing } = world;
  const engine: Engine = { clock, config, log, outgoing, sourceState: stateInMemory(emptyMemory()) };
  const given = [
    { kind: 'email', value: email } as const,
    ...userNames.map((value) => ({ kind: 'username', value }) as const),
  ];
  const identifiers: IdentifierView[] = given.map((one) => ({ ...one, id: randomUUID(), proof: 'declared' }));
  const sources = sourcesOf(sourcesAbout(email));
  const subjects = new Map(identifiers.map((one) => [one.id, subjectFrom(one)]));
  const startedAt = clock.now();
  const ended = await scanStandalone(engine, {
    id: randomUUID(),
    checks: checksOf(subjects, (subject) => sources.sourcesFor(subject, config)),
    patienceMs: 600_000,
    reuse: () => null,
    onChange() {},
    signal: new AbortController().signal,
  });
  const result = { id: randomUUID(), name, identifiers, ended, startedAt, finishedAt: clock.now() };
  return describeStandalone(result, config, firstLanguage).scan;
}

/** Without when each was asked. */
const settled = ({ findings }: ScanView) =>
  findings
    .map(({ proofs, ...finding }) => ({ ...finding, proofs: proofs.map(({ at: _, ...proof }) => proof) }))
    .sort((a, b) => a.id.localeCompare(b.id));

/** The server retries a source that gave no answer, and here it is final: both say that it was not checked. */
const answersOf = ({ checks, identifiers }: ScanView) =>
  Object.fromEntries(
    checks.map(({ sourceId, identifierId, state }) => {
      const about = identifiers.find(({ id }) => id === identifierId)?.value;
      return [`${sourceId} ${about}`, state === 'found' || state === 'clear' ? state : 'not checked'];
    }),
  );

const everybody: About[] = people.map(({ name, email }) => ({
  name,
  email,
  userNames: email.startsWith('oliver.bennett') ? ['olliebennett'] : [],
}));

it('finds about everybody of the sandbox what the server finds', async () => {
  let findings = 0;
  for (let first = 0; first < everybody.length; first += AT_ONCE) {
    const some = everybody.slice(first, first + AT_ONCE);
    await Promise.all(
      some.map(async (about) => {
        const [there, here] = [await scanOnServer(about), await scanHere(about)];
        expect(answersOf(here), about.email).toEqual(answersOf(there));
        expect(settled(here), about.email).toEqual(settled(there));
        findings += here.findings.length;
      }),
    );
  }
  expect(findings).toBeGreaterThan(people.length);
}, 600_000);
