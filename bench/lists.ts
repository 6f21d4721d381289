/**
 * Whether the screens of a customer with a long history are as quick as those of one with a short one, in a database of a
 * million orders, and by which indexes. `npm run bench:lists`. Bounds and method: bench/README.md. Ends with status 1
 * when one is missed.
 */
import { loadavg } from 'node:os';
import type pg from 'pg';
import type { Context } from '#core/base/context.ts';
import { registeredSources } from '#core/scans/internal/sources.ts';
import { stateInDatabase } from '#core/sources/actions/state-in-database.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { createVault } from '#platform/crypto/vault.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { createOutgoing } from '#platform/http/outgoing.ts';
import { createLogger } from '#platform/log.ts';
import { fillCustomer, fillStrangers } from '#tests/fill.ts';
import { deepKey, type Own, ownReads } from '#tests/own-screens.ts';
import { plansOf, readWhole } from '#tests/plans.ts';
import { type Installation, install } from '../e2e/installation.ts';
import { Customer, closeConnections } from './lists-customer.ts';
import { openAsSuperuser, untilScanned } from './superuser.ts';

const ORDERS = 1_000_000;
const SHORT = 1_000;
const LONG = 10_000;
const MOST = 1.5;
const ROUNDS = 60;
const WARM = 10;
/** Rows from which a table is big. */
const BIG = 10_000;

interface Known extends Own {
  customer: Customer;
  userId: string;
  rows: number;
  newest: Date;
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const minus = (known: Known) => deepKey(known.newest, known.rows / 2);

const screens: Record<string, (known: Known) => string> = {
  '/dashboard': () => '/dashboard.data',
  '/dashboard/scans': () => '/dashboard/scans.data',
  '/dashboard/scans, middle': (known) => `/dashboard/scans.data?before=${minus(known)}`,
  '/dashboard/requests': () => '/dashboard/requests.data',
  '/dashboard/requests, middle': (known) => `/dashboard/requests.data?before=${minus(known)}`,
  '/dashboard/activity': () => '/dashboard/activity.data',
  '/dashboard/activity, middle': (known) => `/dashboard/activity.data?before=${minus(known)}`,
  '/dashboard/billing': () => '/dashboard/billing.data',
  'one order': ({ orderId }) => `/dashboard/requests/${orderId}.data`,
  'one scan': ({ scanId }) => `/dashboard/scans/${scanId}.data`,
};

async function settle(client: pg.Client, url: string, rows: number): Promise<Known> {
  const customer = new Customer(url, `customer.${rows}@example.com`);
  const own = await customer.settle();
  await untilScanned(client, own.scanId);
  const found = await client.query('select user_id, created_at from service_requests where id = $1', [own.orderId]);
  return { ...own, customer, rows, userId: found.rows[0].user_id, newest: found.rows[0].created_at };
}

/** Each screen of both in turn, so that whatever else the machine does meets both. */
async function measure(short: Known, long: Known, of: (known: Known) => string): Promise<[number, number]> {
  const times = new Map<Known, number[]>([
    [short, []],
    [long, []],
  ]);
  for (let round = -WARM; round < ROUNDS; round++)
    for (const [known, kept] of times) {
      const { status, ms } = await known.customer.ask(of(known));
      if (status !== 200) throw new Error(`${of(known)} was answered with ${status}`);
      if (round >= 0) kept.push(ms);
    }
  const [a = 0, b = 0] = [...times.values()].map((kept) => kept.toSorted((x, y) => x - y)[ROUNDS / 2] ?? 0);
  return [a, b];
}

async function compare(short: Known, long: Known): Promise<void> {
  say(`${'Screen, p50'.padEnd(28)}${String(SHORT).padStart(10)}${String(LONG).padStart(10)}   times`);
  for (const [name, of] of Object.entries(screens)) {
    const [a, b] = await measure(short, long, of);
    const missed = b > MOST * a;
    if (missed) process.exitCode = 1;
    const shown = [a, b].map((ms) => `${ms.toFixed(1)} ms`.padStart(10)).join('');
    say(`${name.padEnd(28)}${shown}   ${(b / a).toFixed(2)}${missed ? ` MISSED, at most ${MOST}` : ''}`);
  }
}

/** What the application's role is answered by, under row level security. */
async function explain({ folder }: Installation, url: string, known: Known, big: readonly string[]): Promise<void> {
  const config = loadConfig({ DATA_DIR: folder, DATABASE_URL: url });
  const log = createLogger({ stream: process.stderr, level: 'error', clock: systemClock, pretty: false });
  const database = await openPostgres({ url, appUrl: null, log, connections: 2 });
  const vault = createVault({ encryptionKey: config.encryptionKey, previousKeys: config.previousEncryptionKeys });
  const outgoing = createOutgoing({ env: {}, userAgent: 'bench' });
  const { userId, customer } = known;
  const actor = {
    kind: 'person',
    userId,
    role: 'user',
    email: customer.email,
    fullName: null,
    sessionId: userId,
  } as const;
  const platform = {
    config,
    log,
    database,
    vault,
    outgoing,
    clock: systemClock,
    payments: null,
    modules: [],
    sources: registeredSources,
    sourceState: stateInDatabase,
  };
  const ctx: Context = { actor, client: null, platform };
  for (const [what, read] of Object.entries(ownReads(ctx, known, minus(known))))
    for (const one of await plansOf(read)) {
      const whole = readWhole(one, big);
      if (whole.length > 0) process.exitCode = 1;
      say(`\n-- ${what}${whole.length > 0 ? `: READS THE WHOLE OF ${whole.join(', ')}` : ''}`);
      say(`${one.statement}\n${one.plan}`);
    }
  await outgoing.close();
  await database.close();
}

const installation = await install('postgres');
const url = installation.databaseUrl ?? '';
const client = await openAsSuperuser(url);
try {
  const short = await settle(client, installation.url, SHORT);
  const long = await settle(client, installation.url, LONG);
  const run = (statement: string) => client.query(statement);
  const started = performance.now();
  await fillStrangers(run, ORDERS);
  await fillCustomer(run, short, SHORT);
  await fillCustomer(run, long, LONG);
  await run('vacuum (analyze)');
  say(`Filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  const { rows } = await client.query<{ relname: string; reltuples: number }>(
    `select relname, reltuples from pg_class where relkind = 'r' and reltuples > $1 and relnamespace = 'public'::regnamespace`,
    [BIG],
  );
  say(`Rows: ${rows.map(({ relname, reltuples }) => `${relname} ${reltuples}`).join(', ')}`);
  const big = rows.map(({ relname }) => relname);
  const before = loadavg()[0] ?? 0;
  await compare(short, long);
  say(`Load, before and after: ${before.toFixed(1)} → ${(loadavg()[0] ?? 0).toFixed(1)}`);
  await explain(installation, url, long, big);
} catch (error) {
  process.stderr.write(installation.log().split('\n').slice(-20).join('\n'));
  throw error;
} finally {
  closeConnections();
  await client.end();
  await installation.stop();
}
