import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { isShort, newestRead } from '#contract/base/search-reach.ts';
import type { Transaction } from './database.ts';

/** Between two columns; no search holds it. */
const SEPARATOR = '\n';

const LONGEST = 200;
/** Of more, a list that is walked from its newest row finds a page sooner. */
const MOST_INDEXED = 5_000;

const wordsOf = (search: string): string => search.trim().slice(0, LONGEST);
/** Rows that are read one by one before an index is asked: what many rows have is found among them. */
const NEAR = 250;

/** Rows, the nearest first, among which a search looks before it asks an index. */
export const rowsNear = (search: string): number => (isShort(wordsOf(search)) ? newestRead : NEAR);

const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * True for rows of which one of the columns contains the text, in capitals or not, taken literally. It reads every row
 * that is not ruled out otherwise: under row level security no index answers it, as its operators may leak what they
 * see. So the columns are lowered at once, and the text only once for all rows.
 * @returns undefined when nothing is looked for
 */
export function containsText(search: string, columns: readonly [SQLWrapper, ...SQLWrapper[]]): SQL | undefined {
  const words = wordsOf(search);
  if (words === '') return undefined;
  return sql`lower(concat_ws(${SEPARATOR}, ${sql.join([...columns], sql`, `)})) like lower(${patternOf(words)})`;
}

/** How the rows of one kind are found by words. */
export interface WordSearch {
  id: SQLWrapper;
  /** True for them, read row by row; undefined when nothing is looked for. */
  contains(search: string): SQL | undefined;
  /**
   * Calls the function of the database that looks for their ids along an index, and answers null where the rows have to be
   * read: without the index, or when there are more than `most` (db/migrations).
   */
  find?: (pattern: string, most: number, words: string) => SQL;
}

/**
 * Asks the indexes of all kinds at once for the rows that contain the text.
 * @returns by kind a condition for them by their ids; null where the rows have to be read: without an index, or when there are too many
 */
export async function findByIndex<Kind extends string>(
  tx: Transaction,
  searches: Partial<Record<Kind, WordSearch>>,
  search: string,
): Promise<Partial<Record<Kind, SQL | null>>> {
  const entries = Object.entries(searches) as [Kind, WordSearch][];
  const words = wordsOf(search);
  const calls = entries.flatMap(([kind, { find }]) =>
    find ? [sql`${find(patternOf(words), MOST_INDEXED, words)}::text[] as ${sql.identifier(kind)}`] : [],
  );
  if (calls.length === 0) return {};
  const { rows } = await tx.execute<Record<string, string[] | null>>(sql`select ${sql.join(calls, sql`, `)}`);
  const conditions = entries.map(([kind, { id }]) => {
    const ids = rows[0]?.[kind];
    return [kind, ids ? sql`${id} = any (${sql.param(ids)}::uuid[])` : null];
  });
  return Object.fromEntries(conditions);
}

/**
 * Reads lists along the index that they are ordered by. Under row level security the planner may use no statistics of what
 * words are looked for, and would rather read and sort all rows than walk to a page of what is common.
 */
export async function walkInOrder<Result>(tx: Transaction, read: () => PromiseLike<Result>): Promise<Result> {
  // A sort that is left costs so much then that PostgreSQL would compile the statement first, for a second.
  await tx.execute(sql`select set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`);
  const result = await read();
  await tx.execute(sql`select set_config('enable_sort', 'on', true)`);
  return result;
}

/**
 * Reads by the index that gives the fewest rows. The planner knows how common a value is among all rows, and not that it may be rare
 * among the newest: it would rather walk over neighbours of other kinds than fetch rows from pages that lie apart. Where pages
 * cost nothing, as they mostly lie in memory, only rows count.
 */
export async function readFewestRows<Result>(tx: Transaction, read: () => PromiseLike<Result>): Promise<Result> {
  await tx.execute(sql`select set_config('random_page_cost', '0', true), set_config('seq_page_cost', '0', true)`);
  const result = await read();
  await tx.execute(sql`set local random_page_cost to default`);
  await tx.execute(sql`set local seq_page_cost to default`);
  return result;
}
