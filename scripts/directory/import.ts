import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { authorityRow, companyRow, parseRows, type RedirectRow, type RowFile } from '#core/removal/directory/row.ts';
import { type Collection, convertCollection } from './convert.ts';

const dataFolder = path.resolve(import.meta.dirname, '../../core/removal/directory/data');

export class UnknownCollectionError extends Error {}

/** What an import has done to a file, by ids. */
export interface Changes {
  file: string;
  rows: number;
  added: string[];
  changed: string[];
  /** Where each of them leads from now on. */
  gone: RedirectRow[];
}

/**
 * Writes the file of a collection. The same collection always makes the same file.
 * @param folder of the files
 * @throws UnknownCollectionError; Error that names every mistake in the rows
 */
export async function importFile(collection: Collection, folder = dataFolder): Promise<Changes> {
  const converted = convertCollection(collection);
  if (!converted) throw new UnknownCollectionError('This is none of the collections that can be imported.');
  const { kind, file, head } = converted;
  return kind === 'companies'
    ? writeRows(path.join(folder, file), companyRow, { head, rows: converted.rows }, successorOf)
    : writeRows(path.join(folder, file), authorityRow, { head, rows: converted.rows }, () => null);
}

type Successor<Row> = (gone: Row, rows: readonly Row[]) => string | null;

async function writeRows<Row extends { id: string }>(
  file: string,
  schema: Parameters<typeof parseRows<Row>>[1],
  next: RowFile<Row>,
  findSuccessor: Successor<Row>,
): Promise<Changes> {
  const text = fileText(next);
  parseRows(text, schema);
  const before = existsSync(file) ? parseRows(readFileSync(file, 'utf8'), schema).rows : [];
  const changes = changesBetween(before, next.rows, findSuccessor);
  await writeFile(file, text);
  await addRedirects(file, changes.gone, new Set(next.rows.map(({ id }) => id)));
  return { file: path.basename(file), rows: next.rows.length, ...changes };
}

/** One row a line, so that a change of one company reads as one. */
const fileText = <Row>({ head, rows }: RowFile<Row>): string =>
  `${[head, ...rows].map((line) => JSON.stringify(line)).join('\n')}\n`;

function changesBetween<Row extends { id: string }>(
  before: readonly Row[],
  after: readonly Row[],
  findSuccessor: Successor<Row>,
): Pick<Changes, 'added' | 'changed' | 'gone'> {
  const known = new Map(before.map((row) => [row.id, row]));
  const ids = new Set(after.map(({ id }) => id));
  const isChanged = (row: Row) => known.has(row.id) && JSON.stringify(known.get(row.id)) !== JSON.stringify(row);
  return {
    added: after.filter(({ id }) => !known.has(id)).map(({ id }) => id),
    changed: after.filter(isChanged).map(({ id }) => id),
    gone: before.filter(({ id }) => !ids.has(id)).map((row) => ({ from: row.id, to: findSuccessor(row, after) })),
  };
}

interface Known {
  name: string;
  domains?: string[] | undefined;
  brands?: string[] | undefined;
}

/** The one record that has its domain, or else its name among its brands; null where none or several have. */
function successorOf(gone: Known, rows: readonly (Known & { id: string })[]): string | null {
  const ofDomain = rows.filter(({ domains }) => domains?.some((domain) => gone.domains?.includes(domain)));
  const ofName = rows.filter(({ name, brands }) => [name, ...(brands ?? [])].includes(gone.name));
  const found = ofDomain.length > 0 ? ofDomain : ofName;
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** Keeps where records lead that are gone, in `<file>.redirects.jsonl`; one that has come back leads nowhere else. */
async function addRedirects(file: string, gone: readonly RedirectRow[], ids: ReadonlySet<string>): Promise<void> {
  const redirects = file.replace(/\.jsonl$/, '.redirects.jsonl');
  const before: RedirectRow[] = existsSync(redirects)
    ? readFileSync(redirects, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  const leads = new Map(gone.map(({ from, to }) => [from, to]));
  const followed = before.map(({ from, to }) => ({
    from,
    to: to !== null && leads.has(to) ? (leads.get(to) ?? null) : to,
  }));
  const kept = new Map([...followed, ...gone].filter(({ from }) => !ids.has(from)).map((one) => [one.from, one]));
  const rows = [...kept.values()].sort((a, b) => (a.from < b.from ? -1 : 1));
  if (rows.length === 0 && !existsSync(redirects)) return;
  await writeFile(redirects, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

/** For whoever imports. */
export function describeChanges({ file, rows, added, changed, gone }: Changes): string {
  const list = (title: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${ids.length} ${title}: ${ids.join(', ')}`];
  const lines = [
    `${file}: ${rows} rows`,
    ...list('added', added),
    ...list('changed', changed),
    ...list(
      'gone',
      gone.map(({ from, to }) => (to ? `${from} (now ${to})` : from)),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
