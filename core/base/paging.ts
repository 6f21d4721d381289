import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';

/** Where a row stands in a list: the time it is ordered by, and its id among equal times. */
export interface Place {
  time: Date;
  id: string;
}

/** What a list is ordered by: expressions of the database. */
export interface Order {
  time: SQLWrapper;
  id: SQLWrapper;
}

const KEY = /^(\d{1,15})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const keyOf = ({ time, id }: Place): string => `${time.getTime()}-${id}`;

/** Null for a text that no key of ours can be. */
function placeOf(key: string | null): Place | null {
  const [, time, id] = KEY.exec(key ?? '') ?? [];
  const date = new Date(Number(time));
  return id && !Number.isNaN(date.getTime()) ? { time: date, id } : null;
}

const placePair = ({ time, id }: Place): SQL => sql`(${time.toISOString()}::timestamptz, ${id}::uuid)`;

/** The rows that a page is read from. */
export interface Stretch {
  where: SQL | undefined;
  orderBy: [SQL, SQL];
  /** Whether it begins with the oldest of them. */
  isOldestFirst: boolean;
  limit: number;
}

export interface PageRequest<Row> {
  listing: Listing;
  order: Order;
  /** Rows on one page. */
  size: number;
  /** Reads the rows of one direction: all conditions of the list and `where`, in `orderBy`, at most `limit`. */
  select: (page: Stretch) => PromiseLike<Row[]>;
  placeOf: (row: Row) => Place;
}

/** One page of a list, newest first. Pages are found by key: a new row never repeats one on the next page. */
export async function readPage<Row>(request: PageRequest<Row>): Promise<Page<Row>> {
  const { listing, order, size } = request;
  const after = placeOf(listing.after);
  const before = after ? null : placeOf(listing.before);
  const here = sql`(${order.time}, ${order.id})`;
  const where = after ? sql`${here} > ${placePair(after)}` : before ? sql`${here} < ${placePair(before)}` : undefined;
  const direction = after ? asc : desc;
  const found = await request.select({
    where,
    orderBy: [direction(order.time), direction(order.id)],
    isOldestFirst: after !== null,
    limit: size + 1,
  });
  const more = found.length > size;
  const rows = found.slice(0, size);
  if (after) rows.reverse();
  const keyAt = (index: number) => {
    const row = rows.at(index);
    return row === undefined ? null : keyOf(request.placeOf(row));
  };
  return {
    rows,
    older: after || more ? keyAt(-1) : null,
    newer: before || (after && more) ? keyAt(0) : null,
  };
}
