import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { userScans } from '#core/scans/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { newScan, openPlatform, run, startServers } from './scan-engine.ts';
import { askTheRest, readChecks } from './scan-late.ts';
import { loads } from './scan-load.ts';
import { quantile, say } from './scan-say.ts';

const AT_ONCE = 50;

const load = loads.cost();
const finds = new Map(load.map((one) => [one.id, one.finds.length > 0]));

function countAnswers(checks: Awaited<ReturnType<typeof readChecks>>) {
  const known = checks.filter(({ state }) => state === 'found' || state === 'clear');
  const wrong = known.filter(({ sourceId, state }) => (state === 'found') !== finds.get(sourceId));
  return { known: known.length, wrong: wrong.length };
}

async function measure(platform: Platform): Promise<void> {
  const ids: string[] = [];
  for (let n = 0; n < AT_ONCE; n++) ids.push(await newScan(platform));
  const begin = process.cpuUsage();
  const start = performance.now();
  const times = await Promise.all(ids.map((id) => run(platform, id).then(() => performance.now() - start)));
  const first = countAnswers(await readChecks(platform, ids));
  const last = countAnswers(await askTheRest(platform, ids));
  const { user, system } = process.cpuUsage(begin);
  const ended = await platform.database.transaction(systemScope, (tx) =>
    tx.select().from(userScans).where(inArray(userScans.id, ids)),
  );
  const all = AT_ONCE * load.length;
  say('first result, median', quantile(times, 0.5), 'ms');
  say('first result, the last', Math.max(...times), 'ms');
  say('answers in the first results', (100 * first.known) / all, '%', undefined, 1);
  say('until the last answer', performance.now() - start, 'ms');
  say('processor time per question', (user + system) / 1_000 / all, 'ms', undefined, 2);
  say('answers lost', all - last.known, 'answers', 0);
  say('answers that are not what the source said', last.wrong, 'answers', 0);
  say('scans that were not completed', ended.filter(({ status }) => status !== 'completed').length, 'scans', 0);
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-scan-many-'));
const servers = await startServers('cost');
const platform = await openPlatform(folder, servers, 'cost');
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; Node ${process.version}`);
  console.log(`${AT_ONCE} scans of ${load.length} sources over TLS on 127.0.0.1; database: ${platform.database.kind}`);
  await measure(platform);
  console.log(`load ${loadavg()[0]?.toFixed(1)} after`);
} finally {
  await platform.database.close();
  await platform.outgoing.close();
  servers.close();
  rmSync(folder, { recursive: true, force: true });
}
