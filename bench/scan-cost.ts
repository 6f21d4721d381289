import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createSecureContext } from 'node:tls';
import { Agent, buildConnector } from 'undici';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { createDatabaseLive } from '#platform/live/database-live.ts';
import { newScan, openPlatform, questionTo, run, type Servers, startServers, wayOut } from './scan-engine.ts';
import { loads } from './scan-load.ts';
import { quantile, say } from './scan-say.ts';

const ROUNDS = 5;
const load = loads.cost();

/** Processor time of this process, in microseconds, that some work took for each question. */
async function costOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / load.length;
}

/** undici as its documentation shows it, with the same authorities for all connections. */
function bareClient({ port, ca }: Servers): Agent {
  const connect = buildConnector({
    allowH2: false,
    secureContext: createSecureContext({ ca }),
    lookup: (_name, { all }, done) =>
      all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  return new Agent({
    connections: 8,
    keepAliveTimeout: 60_000,
    connect: (to, done) => connect({ ...to, port: String(port) }, done),
  });
}

async function askBare(agent: Agent): Promise<void> {
  const answers = load.map(async ({ id }) => {
    const { origin, pathname, search } = new URL(questionTo(id, 'bare@example.com'));
    const { body } = await agent.request({ origin, path: pathname + search, method: 'GET' });
    await body.json();
  });
  await Promise.all(answers);
}

/** A way out that can be changed for a fresh one, without connections and sessions. */
function changeable(servers: Servers) {
  let current = wayOut(servers);
  const outgoing: Outgoing = { fetch: (request) => current.fetch(request), close: () => current.close() };
  return {
    outgoing,
    async renew() {
      await current.close();
      current = wayOut(servers);
    },
  };
}

/** Rounds of ours and of the bare client by turns, so that whatever else the machine does meets both. */
async function compare(ours: () => Promise<void>, bare: () => Promise<void>) {
  const costs: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) costs.push({ ours: await costOf(ours), bare: await costOf(bare) });
  return {
    ours: quantile(
      costs.map((one) => one.ours),
      0.5,
    ),
    bare: quantile(
      costs.map((one) => one.bare),
      0.5,
    ),
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-scan-cost-'));
const servers = await startServers('cost');
const way = changeable(servers);
const platform = { ...(await openPlatform(folder, servers, 'cost')), outgoing: way.outgoing };
const { database, log } = platform;
const most = database.kind === 'embedded' ? 3 : 2;
const live = await createDatabaseLive(database, log);
let told = 0;

async function scan(): Promise<void> {
  const scanId = await newScan(platform);
  const stop = await live.subscribe([`scan:${scanId}`], null, () => told++);
  await run(platform, scanId);
  stop();
}

let agent = bareClient(servers);
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; Node ${process.version}`);
  console.log(
    `${load.length} sources over TLS on 127.0.0.1; database: ${database.kind}; the middle of ${ROUNDS} rounds`,
  );
  for (const _ of [1, 2]) {
    await scan();
    await askBare(agent);
  }
  const warm = await compare(scan, () => askBare(agent));
  const cold = await compare(
    async () => {
      await way.renew();
      await scan();
    },
    async () => {
      await agent.destroy();
      agent = bareClient(servers);
      await askBare(agent);
    },
  );
  for (const [name, { ours, bare }] of Object.entries({ warm, cold })) {
    say(`${name}: processor time per question, bare client`, bare / 1_000, 'ms', undefined, 2);
    say(`${name}: processor time per question, a scan`, ours / 1_000, 'ms', undefined, 2);
    say(`${name}: times as much as the bare client`, ours / bare, 'times', most, 2);
  }
  say('live events that one watcher was told per scan', told / (2 * ROUNDS + 2), 'events');
  console.log(`load ${loadavg()[0]?.toFixed(1)} after`);
} finally {
  await live.close();
  await agent.destroy();
  await way.outgoing.close();
  await platform.database.close();
  servers.close();
  rmSync(folder, { recursive: true, force: true });
}
