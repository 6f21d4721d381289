import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Page } from '#contract/base/paging.ts';
import { isShort } from '#contract/base/search-reach.ts';
import type { Transaction } from '#platform/database/database.ts';
import { findByIndex, rowsNear, type WordSearch, walkInOrder } from '#platform/database/search.ts';
import { type PageRequest, readPage, type Stretch } from './paging.ts';

interface FoundRequest<Row> extends PageRequest<Row> {
  /** What is searched, with `order` for its columns. */
  table: PgTable;
  /** Conditions of the list besides the words, on columns of `table`. */
  filter: SQL | undefined;
  words: WordSearch;
  /** What rows must contain; empty for all. */
  search: string;
}

/**
 * One page of the rows that contain the words, newest first. What many rows have is found among the nearest; of what few
 * have, an index knows the ids. One or two letters are looked for among the nearest rows alone.
 */
export async function readFoundPage<Row>(tx: Transaction, request: FoundRequest<Row>): Promise<Page<Row>> {
  const { filter, words, search } = request;
  const contained = words.contains(search);
  const pageOf = (found: SQL | undefined) =>
    readPage<Row>({ ...request, select: (page) => request.select({ ...page, where: and(filter, found, page.where) }) });
  if (contained === undefined) return pageOf(undefined);
  if (words.find) {
    const near = await readNearest(tx, request, contained);
    if (near.isFull || isShort(search.trim())) return near.page;
  }
  const { found } = await findByIndex(tx, { found: words }, search);
  return found ? pageOf(found) : walkInOrder(tx, () => pageOf(contained));
}

/** The page as far as the nearest rows fill it. */
async function readNearest<Row>(tx: Transaction, request: FoundRequest<Row>, contained: SQL) {
  let isFull = false;
  const page = await walkInOrder(tx, () =>
    readPage<Row>({
      ...request,
      async select(stretch) {
        const where = and(request.filter, contained, stretch.where, isNear(request, stretch));
        const rows = await request.select({ ...stretch, where });
        isFull = rows.length === stretch.limit;
        return rows;
      },
    }),
  );
  return { page, isFull };
}

/**
 * True for the rows that are read one by one, from where the page begins. Without coalesce, behind which row level security
 * would let no index be used.
 */
function isNear<Row>(
  { table, order, filter, search }: FoundRequest<Row>,
  { where, orderBy, isOldestFirst }: Stretch,
): SQL {
  const near = sql`select ${order.time} as time, ${order.id} as id from ${table} where ${and(filter, where) ?? sql`true`}
    order by ${orderBy[0]}, ${orderBy[1]} limit ${rowsNear(search)}`;
  // By both columns: of the same moment there may be any number of rows.
  return isOldestFirst
    ? sql`(${order.time}, ${order.id}) <= (select time, id from (${near}) as near order by time desc, id desc limit 1)`
    : sql`(${order.time}, ${order.id}) >= (select time, id from (${near}) as near order by time, id limit 1)`;
}
