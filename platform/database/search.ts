import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Between two columns; no search holds it. */
const SEPARATOR = '\n';

const LONGEST = 200;
/** An index of three letters each says nothing about fewer. */
const SHORTEST_INDEXED = 3;
/** Of more, a list that is walked from its newest row finds a page sooner. */
const MOST_INDEXED = 1_000;

const wordsOf = (search: string): string => search.trim().slice(0, LONGEST);
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
   * read: without the index, or when there are more than `most` (db/migrations/0073).
   */
  find?: (pattern: string, most: number, words: string) => SQL;
}

/**
 * Conditions for the rows that contain the text: by their ids where an index has found them, which is asked once for all
 * kinds, else by reading them.
 */
export async function matchWords<Kind extends string>(
  tx: Transaction,
  searches: Partial<Record<Kind, WordSearch>>,
  search: string,
): Promise<Partial<Record<Kind, SQL>>> {
  const entries = Object.entries(searches) as [Kind, WordSearch][];
  const found = await findIds(tx, entries, wordsOf(search));
  const conditions = entries.map(([kind, { id, contains }]) => {
    const ids = found[kind];
    return [kind, ids ? sql`${id} = any (${sql.param(ids)}::uuid[])` : contains(search)];
  });
  return Object.fromEntries(conditions);
}

async function findIds(
  tx: Transaction,
  searches: readonly [string, WordSearch][],
  words: string,
): Promise<Record<string, string[] | null>> {
  const calls = searches.flatMap(([kind, { find }]) =>
    find ? [sql`${find(patternOf(words), MOST_INDEXED, words)}::text[] as ${sql.identifier(kind)}`] : [],
  );
  if (calls.length === 0 || words.length < SHORTEST_INDEXED) return {};
  const { rows } = await tx.execute<Record<string, string[] | null>>(sql`select ${sql.join(calls, sql`, `)}`);
  return rows[0] ?? {};
}

/** The same for rows of one kind. @returns undefined when nothing is looked for */
export const matchOneKind = async (tx: Transaction, of: WordSearch, search: string): Promise<SQL | undefined> =>
  (await matchWords(tx, { of }, search)).of;
