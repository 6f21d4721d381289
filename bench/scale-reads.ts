import { sql } from 'drizzle-orm';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { listUsers } from '#core/accounts/profile/queries/users.ts';
import { readFunnel } from '#core/analytics/queries/funnel.ts';
import { countFigures, countWaiting } from '#core/analytics/queries/panel-figures.ts';
import { readAnalytics } from '#core/analytics/queries/report.ts';
import { listAuditEntries } from '#core/base/audit/queries/entries.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { readOrderFigures } from '#core/orders/queries/figures.ts';
import { listOrders, listWaitingOrders } from '#core/orders/queries/lists.ts';
import { searchPanel } from '#core/search/queries/search-panel.ts';
import { countMessages, listMessages, listWaitingMessages } from '#core/site/messages/queries/inbox.ts';
import type { Transaction } from '#platform/database/database.ts';
import { deepKey, type Own, ownReads } from '#tests/own-screens.ts';

const ROUNDS = 7;
const first = { before: null, after: null };
const aYearAgo = () => ({ before: deepKey(new Date(), 365 * 24 * 60), after: null });
const everyone = { role: 'all', status: 'all' } as const;
const everything = { action: 'all', entity: 'all', userId: null } as const;

export interface Cost {
  rows: number;
  ms: number;
}

type Reads = Record<string, () => Promise<unknown>>;

/** What staff read. @param people how many there are: the one in the middle is looked for */
export function panelReads(ctx: Context, people: number): Reads {
  const one = people / 2;
  const messages = (search: string) => listMessages(ctx, { ...first, status: 'all', search });
  const orders = (search: string) => listOrders(ctx, 'all', { ...first, search });
  const users = (search: string) => listUsers(ctx, { ...first, ...everyone, search });
  return {
    'Messages, the newest': () => messages(''),
    'Messages, a year ago': () => listMessages(ctx, { ...aYearAgo(), status: 'all', search: '' }),
    'Messages, their numbers': () => countMessages(ctx),
    'Messages, search of one': () => messages(`reference r${one}`),
    'Messages, search of none': () => messages('nobody at all'),
    'Messages, search of all': () => messages('how long'),
    'Messages, search of all, unread': () => listMessages(ctx, { ...first, status: 'unread', search: 'how long' }),
    'Messages, search of two letters': () => messages('zq'),
    'Messages that wait': () => listWaitingMessages(ctx, 5),
    'Orders, the newest': () => orders(''),
    'Orders, their figures': () => readOrderFigures(ctx),
    'Orders, figures of mine': () => readOrderFigures(ctx, 'mine'),
    'Orders, cancelled': () => listOrders(ctx, 'cancelled', first),
    'Orders, a year ago': () => listOrders(ctx, 'all', aYearAgo()),
    'Orders, search of one': () => orders(`person${one}@`),
    'Orders, search of none': () => orders('nobody at all'),
    'Orders, search of many': () => orders('exposure report'),
    'Orders, search of two letters': () => orders('zq'),
    'Orders that wait': () => listWaitingOrders(ctx, 5),
    'Users, the newest': () => users(''),
    'Users, search of one': () => users(`number ${one}`),
    'Users, search of none': () => users('nobody at all'),
    'Users, search of all': () => users('example.com'),
    'Users, search of two letters': () => users('zq'),
    'Audit Log': () => listAuditEntries(ctx, { ...first, ...everything }, { readNames }),
    'Audit Log, sign-ins': () => listAuditEntries(ctx, { ...first, ...everything, action: 'login' }, { readNames }),
    'Analytics, 30 days': () => readAnalytics(ctx, 30),
    'Analytics, how many get how far': () => readFunnel(ctx, 30),
    'Overview, its figures': () => countFigures(ctx),
    'What waits': () => countWaiting(ctx),
    'Search from anywhere, one': () => searchPanel(ctx, `person${one}@`),
    'Search from anywhere, none': () => searchPanel(ctx, 'nobody at all'),
    'Search from anywhere, all': () => searchPanel(ctx, 'how long'),
    'Search from anywhere, two letters': () => searchPanel(ctx, 'zq'),
  };
}

/** What a customer reads. @param newest when their newest things were made */
export const customerReads = (ctx: Context, own: Own, newest: Date): Reads =>
  Object.fromEntries(
    Object.entries(ownReads(ctx, own, deepKey(newest, 30))).map(([name, read]) => [`Own: ${name}`, read]),
  );

/** What this connection has read and not told the statistics yet, also inside of functions. */
async function rowsReadIn(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables where schemaname = 'public'`,
  );
  return rows[0]?.n ?? 0;
}

/** Rows that a read takes: all of it is one snapshot, and so one transaction. */
async function countRows({ actor, platform: { database } }: Context, read: () => Promise<unknown>): Promise<number> {
  const snapshot = database.snapshot();
  const counted = () => database.read(scopeOf(actor), rowsReadIn);
  try {
    return await snapshot.run(async () => {
      const before = await counted();
      await read();
      return (await counted()) - before;
    });
  } finally {
    await snapshot.close();
  }
}

/** Rows that each read takes, and the middle of a few times. */
export async function measureReads(ctx: Context, reads: Reads): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const [name, read] of Object.entries(reads)) {
    const rows = await countRows(ctx, read);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const started = performance.now();
      await read();
      times.push(performance.now() - started);
    }
    costs.set(name, { rows, ms: times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0 });
  }
  return costs;
}
