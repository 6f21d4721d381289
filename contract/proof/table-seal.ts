import { type Bytes, toBase64 } from './bytes.ts';
import { sha256 } from './hashes.ts';
import { asCharacters } from './pdf-seal.ts';

/** In the seal of a table of findings, a file beside it: what spreadsheets would show, or lose, has no place in the table. */
const tableFormat = 'quietprint-report-csv/1';

/** What is signed about a table: of which report it is, and a hash for each line. */
export interface TableStatement {
  origin: string;
  /** Id of the scan. */
  report: string;
  /** ISO 8601 */
  issuedAt: string;
  /** SHA-256 of each line with its end, base64. */
  hashes: readonly string[];
}

/** Lines as any editor counts them; a value may have several. Bytes, since a changed one may be no text. */
export async function hashLines(table: Bytes): Promise<string[]> {
  const hashes: string[] = [];
  let at = 0;
  for (const { length } of asCharacters(table).split(/(?<=\n)/)) {
    hashes.push(toBase64(await sha256(table.slice(at, at + length))));
    at += length;
  }
  return hashes;
}

/** The text of the seal of a table. */
export const writeTableStatement = ({ origin, report, issuedAt, hashes }: TableStatement): string =>
  [origin, tableFormat, `${report} ${issuedAt}`, ...hashes, ''].join('\n');

/** @returns null when the text is no statement about a table */
export function readTableStatement(text: string): TableStatement | null {
  const [origin = '', format, about = '', ...hashes] = text.split('\n').slice(0, -1);
  const [report = '', issuedAt = ''] = about.split(' ');
  return format === tableFormat ? { origin, report, issuedAt, hashes } : null;
}

/** Longer than the name of any key. */
const HEAD = 400;

/** Whether a file is the seal of a table, by what it says of itself. */
export const isTableSeal = (file: Bytes): boolean =>
  asCharacters(file.subarray(0, HEAD)).includes(`\n${tableFormat}\n`);
