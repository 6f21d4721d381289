import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Between two columns; no search holds it. */
const SEPARATOR = '\n';

/**
 * True for rows of which one of the columns contains the text, in capitals or not, taken literally. It reads every row
 * that is not ruled out otherwise: under row level security no index answers it, as its operators may leak what they
 * see. So the columns are lowered at once, and the text only once for all rows.
 * @returns undefined when nothing is looked for
 */
export function containsText(search: string, columns: readonly [SQLWrapper, ...SQLWrapper[]]): SQL | undefined {
  const text = search.trim().slice(0, 200);
  if (text === '') return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(concat_ws(${SEPARATOR}, ${sql.join([...columns], sql`, `)})) like lower(${pattern})`;
}
