import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Installation } from '../../e2e/installation.ts';
import type { createJudge } from './drill.ts';
import type { PlacedOrder } from './orders.ts';

export type Query = <Row>(statement: string) => Promise<Row[]>;

/** Superuser's address of the database of an installation on PostgreSQL. */
export function superUrlOf({ databaseUrl }: Installation): string {
  const url = new URL(databaseUrl ?? '');
  url.username = 'postgres';
  return url.href;
}

/** Reads what is in the database, past row level security. The embedded one needs its process stopped. */
export async function readBooks<Result>(
  installation: Installation,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  if (installation.databaseUrl === null) {
    const client = await PGlite.create(path.join(installation.folder, 'database'));
    try {
      return await work(async <Row>(statement: string) => (await client.query<Row>(statement)).rows);
    } finally {
      await client.close();
    }
  }
  const client = new pg.Client({ connectionString: superUrlOf(installation) });
  await client.connect();
  try {
    return await work(async <Row>(statement: string) => (await client.query(statement)).rows as Row[]);
  } finally {
    await client.end();
  }
}

/** Waits until everything that was asked for has left the outbox, as far as that can be seen while the product runs. */
export async function untilOutboxEmpty(installation: Installation, mostMs: number): Promise<void> {
  if (installation.databaseUrl === null) return wait(5_000);
  const left = () =>
    readBooks(
      installation,
      async (query) => (await query<{ left: number }>('select count(*)::int as left from outbox'))[0]?.left ?? 0,
    );
  for (const end = Date.now() + mostMs; (await left()) > 0; await wait(250))
    if (Date.now() > end) throw new Error('the outbox is not emptied');
}

interface Kept {
  id: string;
  key: string;
  entries: number;
}

const keptOrders = `
  select s.id, s.idempotency_key as key,
    (select count(*)::int from audit_logs a where a.entity_id = s.id::text and a.details->>'event' = 'order.created') as entries
  from service_requests s where s.idempotency_key is not null`;

const writtenMails = `
  select m.name, count(*)::int as written from mails m where m.name in ('order.created', 'order.received') group by m.name`;

export interface Books {
  orders: number;
  lost: number;
  doubled: number;
}

/**
 * Compares the orders that customers know with those in the database: none lost, none twice, each with one entry in the log
 * and one mail to customer and staff each. What was written to the outbox is judged by these mails: rows leave it.
 */
export async function checkBooks(
  query: Query,
  placed: readonly PlacedOrder[],
  judge: ReturnType<typeof createJudge>,
): Promise<Books> {
  const kept = await query<Kept>(keptOrders);
  const byKey = Map.groupBy(kept, ({ key }) => key);
  const acknowledged = placed.filter(({ id }) => id !== null);
  const lost = acknowledged.filter(({ id, key }) => !byKey.get(key)?.some((one) => one.id === id)).length;
  const doubled = kept.length - byKey.size;
  judge.must(lost === 0, `${lost} acknowledged orders are lost`);
  judge.must(doubled === 0, `${doubled} orders stand twice`);
  judge.must(kept.length === placed.length, `${kept.length} orders of ${placed.length}`);
  const wrong = kept.filter(({ entries }) => entries !== 1).length;
  judge.must(wrong === 0, `${wrong} orders have not one entry in the log`);
  for (const { name, written } of await query<{ name: string; written: number }>(writtenMails))
    judge.must(written === kept.length, `${written} mails ${name} for ${kept.length} orders`);
  return { orders: kept.length, lost, doubled };
}
