/** What a spreadsheet would run as a formula, also in the wide forms that some of them accept. */
const RUNS = /^[=+\-@\t\r＝＋－＠]/u;
/** What RFC 4180 must quote. */
const NEEDS_QUOTES = /[",\r\n]/;

/**
 * A value that no spreadsheet runs: an apostrophe before what would be a formula. One that begins with an apostrophe
 * gets another, so that taking one away always gives back the value.
 */
const withoutFormula = (text: string): string => (RUNS.test(text) || text.startsWith("'") ? `'${text}` : text);

function csvField(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : withoutFormula(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line of RFC 4180 with its end; a value is quoted only where it must be. */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(csvField).join(',')}\r\n`;

/** Without it Excel reads UTF-8 as the code page of its country, and every letter with an accent as two others. */
const BYTE_ORDER_MARK = '\ufeff';

/** How a file begins: its byte-order mark, and a line with the names of its columns. */
export const csvStart = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns);
