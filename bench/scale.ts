/**
 * Whether the lists and searches of the panel read as little among a million people as among a thousand, and how many bytes a row takes.
 * `npm run bench:scale`, or with another number of people. Method: bench/README.md. Ends with status 1 when one reads more.
 */
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { listUsers } from '#core/accounts/profile/queries/users.ts';
import { readAnalytics } from '#core/analytics/queries/report.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import type { Context } from '#core/base/context.ts';
import { listOrders, listWaitingOrders } from '#core/orders/queries/lists.ts';
import { searchPanel } from '#core/search/queries/search-panel.ts';
import { countMessages, listMessages, listWaitingMessages } from '#core/site/messages/queries/inbox.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { largeIndexes } from '#platform/database/large-indexes.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { createLogger } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import { admin } from '#tests/cast.ts';
import { fillAnalytics, fillPanel } from '#tests/fill-panel.ts';
import { deepKey } from '#tests/own-screens.ts';
import { startPostgres } from '#tests/postgres.ts';

const FEW = 1_000;
const MANY = Number(process.argv[2] ?? 1_000_000);
const MOST = 1.2;
/** Rows that make no difference to anybody: a page of a list more. */
const SLACK = 100;
/** What other work of the machine may add. */
const SLACK_MS = 10;
const ROUNDS = 7;
const first = { before: null, after: null };
const deep = () => ({ before: deepKey(new Date(), 365 * 24 * 60), after: null });
const log = createLogger({ stream: process.stderr, level: 'error', clock: systemClock, pretty: false });
const say = (text: string) => process.stdout.write(`${text}\n`);

type Screens = Record<string, (ctx: Context) => Promise<unknown>>;
const everyone = { role: 'all', status: 'all' } as const;
const everything = { action: 'all', entity: 'all', userId: null } as const;

const screens: Screens = {
  Messages: (ctx) => listMessages(ctx, { ...first, status: 'all', search: '' }),
  'Messages, a year ago': (ctx) => listMessages(ctx, { ...deep(), status: 'all', search: '' }),
  'Messages, their numbers': countMessages,
  'Messages, search of one': (ctx) => listMessages(ctx, { ...first, status: 'all', search: 'reference r471' }),
  'Messages, search of none': (ctx) => listMessages(ctx, { ...first, status: 'all', search: 'nobody at all' }),
  'Messages, search of all': (ctx) => listMessages(ctx, { ...first, status: 'all', search: 'how long' }),
  'Messages that wait': (ctx) => listWaitingMessages(ctx, 5),
  Orders: (ctx) => listOrders(ctx, 'all', first),
  'Orders, cancelled': (ctx) => listOrders(ctx, 'cancelled', first),
  'Orders, a year ago': (ctx) => listOrders(ctx, 'all', deep()),
  'Orders, search of one': (ctx) => listOrders(ctx, 'all', { ...first, search: 'person471@' }),
  'Orders, search of none': (ctx) => listOrders(ctx, 'all', { ...first, search: 'nobody at all' }),
  'Orders, search of two letters': (ctx) => listOrders(ctx, 'all', { ...first, search: 'zq' }),
  'Orders that wait': (ctx) => listWaitingOrders(ctx, 5),
  Users: (ctx) => listUsers(ctx, { ...first, ...everyone, search: '' }),
  'Users, search of one': (ctx) => listUsers(ctx, { ...first, ...everyone, search: 'number 471' }),
  'Users, search of none': (ctx) => listUsers(ctx, { ...first, ...everyone, search: 'nobody at all' }),
  'Audit Log': (ctx) => listAuditEntries(ctx, { ...first, ...everything }, { readNames }),
  'Audit Log, sign-ins': (ctx) => listAuditEntries(ctx, { ...first, ...everything, action: 'login' }, { readNames }),
  'Analytics, 30 days': (ctx) => readAnalytics(ctx, 30),
  'Search from anywhere, none': (ctx) => searchPanel(ctx, 'nobody at all'),
};

const tables = ['profiles', 'service_requests', 'contact_messages', 'audit_logs', 'analytics_events'];

interface Cost {
  rows: number;
  ms: number;
}

/** What this connection has read and not told the statistics yet, also inside of functions. */
async function rowsReadIn(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables where schemaname = 'public'`,
  );
  return rows[0]?.n ?? 0;
}

/** Rows that one transaction reads, and the middle of a few times. */
async function measure(database: Database, ctx: Context, screen: (ctx: Context) => Promise<unknown>): Promise<Cost> {
  const scope = { role: admin.role, userId: admin.userId, keys: [] };
  const rows = await database.read(scope, async (tx) => {
    const before = await rowsReadIn(tx);
    await screen(ctx);
    return (await rowsReadIn(tx)) - before;
  });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await screen(ctx);
    times.push(performance.now() - started);
  }
  return { rows, ms: times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0 };
}

async function fill(client: pg.Client, people: number): Promise<void> {
  const run = (statement: string) => client.query(statement);
  // Built after the rows are there, in one go.
  await run(
    `drop index if exists ${largeIndexes()
      .map(({ name }) => name)
      .join(', ')}`,
  );
  await run(`truncate ${[...tables, 'analytics_days', 'analytics_daily'].join(', ')} cascade`);
  await fillPanel(run, people);
  await fillAnalytics(run, people);
}

async function measureAll(client: pg.Client, url: string, people: number): Promise<Map<string, Cost>> {
  await fill(client, people);
  const database = await openPostgres({ url, appUrl: null, log, connections: 2 });
  await client.query('vacuum (analyze)');
  const platform = { database, clock: systemClock, log, config: { ownerEmail: null } } as unknown as Platform;
  const ctx: Context = { actor: admin, client: null, platform };
  const costs = new Map<string, Cost>();
  for (const [name, screen] of Object.entries(screens)) costs.set(name, await measure(database, ctx, screen));
  await database.close();
  return costs;
}

function compare(few: Map<string, Cost>, many: Map<string, Cost>): void {
  say(`${'Screen'.padEnd(32)}${'rows'.padStart(10)}${'rows'.padStart(10)}${'p50'.padStart(12)}${'p50'.padStart(12)}`);
  for (const [name, a] of few) {
    const b = many.get(name) ?? { rows: 0, ms: 0 };
    const isMissed = b.rows > MOST * a.rows + SLACK || b.ms > MOST * a.ms + SLACK_MS;
    if (isMissed) process.exitCode = 1;
    const times = [a, b].map(({ ms }) => `${ms.toFixed(1)} ms`.padStart(12)).join('');
    say(
      `${name.padEnd(32)}${String(a.rows).padStart(10)}${String(b.rows).padStart(10)}${times}${isMissed ? ' MISSED' : ''}`,
    );
  }
}

async function sayBytes(client: pg.Client): Promise<void> {
  for (const table of tables) {
    const { rows } = await client.query(
      `select pg_table_size($1) / greatest(count(*), 1) as row, pg_indexes_size($1) / greatest(count(*), 1) as index from ${table}`,
      [table],
    );
    say(`${table}: ${rows[0].row} bytes a row, and ${rows[0].index} of indexes`);
  }
}

const server = await startPostgres();
if (!server) throw new Error('There is no PostgreSQL on this machine.');
const client = new pg.Client({ connectionString: server.url });
try {
  await (await openPostgres({ url: server.url, appUrl: null, log, connections: 1 })).close();
  await client.connect();
  await client.query('set session_replication_role = replica');
  const before = loadavg()[0] ?? 0;
  const few = await measureAll(client, server.url, FEW);
  const many = await measureAll(client, server.url, MANY);
  say(`${FEW} and ${MANY} people`);
  compare(few, many);
  await sayBytes(client);
  say(`Load, before and after: ${before.toFixed(1)} → ${(loadavg()[0] ?? 0).toFixed(1)}`);
} finally {
  await client.end();
  await server.stop();
}
