/**
 * Whether every screen reads as little and as quickly among a million people as among a thousand, how many bytes a scan, an event
 * and an entry of the log take, and what an open page costs. `npm run bench:scale`, or with another number of people. Method and bounds:
 * bench/README.md. Ends with status 1 when a bound is missed.
 */
import { loadavg } from 'node:os';
import type pg from 'pg';
import type { Context } from '#core/base/context.ts';
import { recountTallies } from '#core/base/tallies/recount.ts';
import { registeredSources } from '#core/scans/internal/sources.ts';
import { stateInDatabase } from '#core/sources/actions/state-in-database.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { createVault } from '#platform/crypto/vault.ts';
import { largeIndexes } from '#platform/database/large-indexes.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { createOutgoing } from '#platform/http/outgoing.ts';
import { createLogger } from '#platform/log.ts';
import { admin } from '#tests/cast.ts';
import { fillCustomer, fillStrangers } from '#tests/fill.ts';
import { fillAnalytics, fillPanel } from '#tests/fill-panel.ts';
import { ownerEmail } from '../e2e/accounts.ts';
import { type Installation, install } from '../e2e/installation.ts';
import { buildIfChanged } from '../scripts/build.ts';
import { Customer, closeConnections } from './lists-customer.ts';
import { measureBytes, measureScan, measureStreams } from './scale-costs.ts';
import { type Cost, customerReads, measureReads, panelReads } from './scale-reads.ts';
import { findThings, timeScreens } from './scale-screens.ts';
import { openAsSuperuser, untilScanned } from './superuser.ts';

const FEW = 1_000;
const MANY = Number(process.argv[2] ?? 1_000_000);
/** Rows of each kind that the customer has. */
const OWN = 60;
const MOST = 1.2;
/** Rows that make no difference to anybody: a page of a list more. */
const SLACK = 100;
/** What other work of the machine may add. */
const SLACK_MS = 10;
/**
 * What one read may take more, as it is bounded by something else than people. Two months of Analytics have so many days, kinds,
 * devices and countries, however many visit; among a thousand people most of them are empty. Of a word that nearly all accounts have,
 * the first thousand of the index tell that, and then the list is walked to a page of them: here over the strangers, a fiftieth of
 * all, who came last and do not have it.
 */
const MORE: Readonly<Record<string, number>> = {
  'Analytics, 30 days': 20_000,
  'Analytics, how many get how far': 10_000,
  'Users, search of all': 1_500 + MANY / 50,
};
/**
 * What a search may take, however many people there are: an index of words finds rows, and its lists of them grow with how many have the
 * word, so no factor holds. The second is the walk over a fiftieth of all that `MORE` allows.
 */
const SEARCH_MS = 150;
const WALK_MS = 300;

const log = createLogger({ stream: process.stderr, level: 'error', clock: systemClock, pretty: false });
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Measured {
  reads: Map<string, Cost>;
  screens: Map<string, number>;
  left: string[];
}

/** Everything that others have, and the customer's own. Large indexes are built after it, in one go. */
async function fill(client: pg.Client, people: number, own: { userId: string; scanId: string; orderId: string }) {
  const run = (statement: string) => client.query(statement);
  for (const { name } of largeIndexes()) await run(`drop index if exists ${name}`);
  await fillPanel(run, people);
  await fillAnalytics(run, people);
  await fillStrangers(run, people);
  await fillCustomer(run, own, OWN);
  await run(`insert into auth_sessions (user_id, device, last_seen_at, expires_at)
    select id, 'Firefox', created_at, created_at + interval '30 days' from profiles where email like 'person%'`);
  for (const { statement } of largeIndexes()) await run(statement);
  await run('set session_replication_role = default');
}

async function openContexts({ folder }: Installation, url: string, userId: string, email: string) {
  const config = loadConfig({ DATA_DIR: folder, DATABASE_URL: url });
  const database = await openPostgres({ url, appUrl: null, log, connections: 2 });
  const vault = createVault({ encryptionKey: config.encryptionKey, previousKeys: config.previousEncryptionKeys });
  const outgoing = createOutgoing({ env: {}, userAgent: 'bench' });
  const kinds = { payments: null, modules: [], sources: registeredSources, sourceState: stateInDatabase };
  const platform = { config, log, database, vault, outgoing, clock: systemClock, ...kinds };
  const customer = { kind: 'person', userId, role: 'user', email, fullName: null, sessionId: userId } as const;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform });
  return {
    database,
    staff: as(admin),
    own: as(customer),
    close: () => Promise.all([outgoing.close(), database.close()]),
  };
}

async function sayCosts(client: pg.Client, installation: Installation, scanId: string): Promise<void> {
  for (const { table, rows, row, index } of await measureBytes(client))
    say(`${table}: ${row} bytes a row, and ${index} of indexes (${rows} rows)`);
  const { checks, findings, bytes } = await measureScan(client, scanId);
  say(`A scan of ${checks} checks and ${findings} findings: ${bytes} bytes, without indexes`);
  const { bytes: each, idleMsPerMinute } = await measureStreams(
    Number(new URL(installation.url).port),
    installation.pid(),
  );
  say(
    `An open stream: ${(each / 1_024).toFixed(1)} KB of memory, ${idleMsPerMinute.toFixed(2)} ms of processor time a minute`,
  );
}

async function measureAmong(people: number): Promise<Measured> {
  const installation = await install('postgres');
  const url = installation.databaseUrl ?? '';
  const client = await openAsSuperuser(url);
  try {
    const visitors = {
      stranger: new Customer(installation.url, 'nobody@example.com'),
      customer: new Customer(installation.url, 'alice@example.net'),
      owner: new Customer(installation.url, ownerEmail),
    };
    await visitors.owner.signUp();
    const ids = await visitors.customer.settle();
    await untilScanned(client, ids.scanId);
    const { rows } = await client.query('select user_id, created_at from service_requests where id = $1', [
      ids.orderId,
    ]);
    const own = { ...ids, userId: rows[0].user_id as string };
    await fill(client, people, own);
    const contexts = await openContexts(installation, url, own.userId, visitors.customer.email);
    await recountTallies(contexts.database, { now: new Date() });
    await client.query('vacuum (analyze)');
    const panel = await measureReads(contexts.staff, panelReads(contexts.staff, people));
    const customer = await measureReads(contexts.own, customerReads(contexts.own, own, rows[0].created_at));
    await contexts.close();
    const { times, left } = await timeScreens(visitors, await findThings(client, own));
    if (people !== FEW) await sayCosts(client, installation, own.scanId);
    return { reads: new Map([...panel, ...customer]), screens: times, left };
  } catch (error) {
    process.stderr.write(installation.log().split('\n').slice(-20).join('\n'));
    throw error;
  } finally {
    await client.end();
    await installation.stop();
  }
}

function boundOfTime(name: string, among: Cost): number {
  if (name === 'Users, search of all') return WALK_MS;
  return /\bsearch\b/i.test(name) ? SEARCH_MS : MOST * among.ms + SLACK_MS;
}

const noted = (isMissed: boolean): string => {
  if (isMissed) process.exitCode = 1;
  return isMissed ? ' MISSED' : '';
};

function compareReads(few: Measured['reads'], many: Measured['reads']): void {
  say(
    `\n${'Read'.padEnd(40)}${'rows'.padStart(10)}${'rows'.padStart(10)}${'bound'.padStart(10)}${'p50'.padStart(12)}${'p50'.padStart(12)}${'bound'.padStart(12)}`,
  );
  for (const [name, a] of few) {
    const b = many.get(name) ?? { rows: 0, ms: 0 };
    const mostRows = Math.round(MOST * a.rows + SLACK + (MORE[name] ?? 0));
    const mostMs = boundOfTime(name, a);
    const rows = [a.rows, b.rows, mostRows].map((n) => String(n).padStart(10)).join('');
    const times = [a.ms, b.ms, mostMs].map((ms) => `${ms.toFixed(1)} ms`.padStart(12)).join('');
    say(`${name.padEnd(40)}${rows}${times}${noted(b.rows > mostRows || b.ms > mostMs)}`);
  }
}

function compareScreens(few: Measured, many: Measured): void {
  say(`\n${'Address'.padEnd(52)}${'p50'.padStart(12)}${'p50'.padStart(12)}${'bound'.padStart(12)}`);
  for (const [pattern, a] of few.screens) {
    const b = many.screens.get(pattern) ?? Number.POSITIVE_INFINITY;
    const most = MOST * a + SLACK_MS;
    say(
      `${pattern.padEnd(52)}${[a, b, most].map((ms) => `${ms.toFixed(1)} ms`.padStart(12)).join('')}${noted(b > most)}`,
    );
  }
  say(`Not measured: ${many.left.join(', ')}`);
}

await buildIfChanged();
const before = loadavg()[0] ?? 0;
try {
  const few = await measureAmong(FEW);
  const many = await measureAmong(MANY);
  say(`\nAmong ${FEW} and ${MANY} people`);
  compareReads(few.reads, many.reads);
  compareScreens(few, many);
  say(`Load, before and after: ${before.toFixed(1)} → ${(loadavg()[0] ?? 0).toFixed(1)}`);
} finally {
  closeConnections();
}
