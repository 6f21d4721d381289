/** Fewer letters than these no index knows: they are looked for among the newest rows only. */
const shortestIndexed = 3;

/** Rows that are read one by one for so few letters, the newest first. */
export const newestRead = 1_000;

/** Of so few letters only the newest rows are read. @param search without the spaces around it */
export const isShort = (search: string): boolean => search.length > 0 && search.length < shortestIndexed;
