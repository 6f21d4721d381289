import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { runScan } from '#core/scans/actions/run-scan.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import type { ScanSources } from '#core/scans/internal/sources.ts';
import { stateInDatabase } from '#core/sources/actions/state-in-database.ts';
import type { Exposure, SourceOf } from '#core/sources/define.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { seed } from '#db/seed.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { createVault } from '#platform/crypto/vault.ts';
import { openDatabase } from '#platform/database/open.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createOutgoing, type Outgoing, type OutgoingOptions } from '#platform/http/outgoing.ts';
import { createLogger } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import {
  knownAddress,
  type LoadedSource,
  type LoadName,
  loads,
  nobody,
  type SeenSource,
  timeNow,
} from './scan-load.ts';

/** What a source is asked, as an address. */
export const questionTo = (id: string, email: string): string =>
  `https://${id}.bench.example/?${new URLSearchParams({ email, at: String(timeNow()) })}`;

const exposure = (key: string): Exposure => ({
  key,
  kind: 'breach',
  classes: ['breach-email', 'password'],
  exposed: ['Email address', 'Password'],
  breach: { name: key, domain: null, year: 2024 },
  where: key,
  url: null,
  since: '2024',
  stillPublic: false,
  certainty: 'single',
  reach: 'circulating',
  passwordStorage: 'unknown',
  evidence: [],
});

/** Made once, as the sources of the registry have theirs. */
const namesFound = z.array(z.string());

const proving = {
  mustProve: true,
  control: {
    known: [knownAddress],
    keptBy: 'people',
    impossible: () => `${nobody}${crypto.randomUUID()}@bench.example`,
  },
} as const;

const asSource = ({ id, vendor, timeoutMs, mustProve }: LoadedSource): SourceOf<'email'> => ({
  id,
  name: id,
  homepage: `https://${id}.bench.example/`,
  category: 'breaches',
  reveals: 'nothing real',
  clearCovers: 'nothing real',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: [`${id}.bench.example`],
  vendor,
  timeoutMs,
  maxBytes: 100_000,
  cacheHours: 24,
  credit: null,
  removal: null,
  ...(mustProve && proving),
  async check(subject, { ask }) {
    const response = await ask({ url: questionTo(id, subject.email) });
    const names = readJson(response, namesFound);
    return foundOrClear(
      names.value.map((key) => exposure(`${id} ${key}`)),
      names,
    );
  },
});

/** The sources of a load, as the engine knows them. */
export function sourcesOf(load: readonly LoadedSource[]): ScanSources {
  const byId = new Map(load.map((one) => [one.id, asSource(one)]));
  const list = [...byId.values()];
  return { sourcesFor: () => list, sourceById: (id) => byId.get(id) ?? null, allSources: () => list };
}

export interface Servers {
  port: number;
  /** PEM of the authority that signed their certificates. */
  ca: string;
  /** What was seen since the last report. */
  report(): Promise<Record<string, SeenSource>>;
  close(): void;
}

export async function startServers(load: LoadName): Promise<Servers> {
  const child = fork(path.join(import.meta.dirname, 'scan-servers.ts'), [load]);
  const [{ port, caFile }] = (await once(child, 'message')) as [{ port: number; caFile: string }];
  return {
    port,
    ca: readFileSync(caFile, 'utf8'),
    async report() {
      child.send('report');
      const [seen] = (await once(child, 'message')) as [Record<string, SeenSource>];
      return seen;
    },
    close: () => child.disconnect(),
  };
}

/** The way out to the servers: their names lead to this machine. */
export const wayOut = ({ port, ca }: Servers, more: Partial<OutgoingOptions> = {}): Outgoing =>
  createOutgoing({
    env: {},
    userAgent: 'bench',
    ca,
    port,
    resolve: async () => ['127.0.0.1'],
    permitAddress: () => true,
    ...more,
  });

/** With DATABASE_URL on PostgreSQL, else on an embedded database in `folder`. */
export async function openPlatform(folder: string, servers: Servers, load: LoadName): Promise<Platform> {
  const { DATABASE_URL } = process.env;
  const config = loadConfig({ DATA_DIR: folder, NODE_ENV: 'test', ...(DATABASE_URL ? { DATABASE_URL } : {}) });
  const log = createLogger({ stream: process.stderr, level: 'error', clock: systemClock, pretty: true });
  const outgoing = wayOut(servers);
  const sources = sourcesOf(loads[load]());
  const database = await openDatabase(config, log);
  await seed(database);
  const vault = createVault(config);
  const sourcing = { sources, sourceState: stateInDatabase };
  return { config, clock: systemClock, log, outgoing, payments: null, modules: [], ...sourcing, database, vault };
}

let people = 0;
/** Addresses of an earlier run on the same database have been answered already. */
const inThisRun = crypto.randomUUID().slice(0, 8);

/** A new customer's scan, ready to run. */
export async function newScan(platform: Platform): Promise<string> {
  const userId = crypto.randomUUID();
  const email = `bench-${inThisRun}-${++people}@example.com`;
  await platform.database.transaction(systemScope, (tx) =>
    tx.execute(sql`insert into profiles (id, email) values (${userId}, ${email})`),
  );
  const actor = { kind: 'person', userId, role: 'user', email, fullName: null, sessionId: userId } as const;
  const started = await startFreeScan({ actor, client: null, platform }, { name: 'Bench', email });
  if (started.kind !== 'started') throw new Error('the scan did not start');
  return started.scanId;
}

export const run = (platform: Platform, scanId: string) =>
  runScan(platform, scanId, { signal: new AbortController().signal });
