import canonicalize from 'canonicalize';
import { bytesOf, toBase64 } from './bytes.ts';
import { sha256 } from './hashes.ts';

/** In every report and in its seal. A change of how the parts are made, or of what they hold, takes another number. */
export const reportFormat = 'quietprint-report/1';

/** The same of a certificate that something was seen gone. */
export const certificateFormat = 'quietprint-certificate/1';

export type SignedFormat = typeof reportFormat | typeof certificateFormat;

/** A report as it is read from a file: sections, and lists of things that have an id each. */
export type ReportContent = Readonly<Record<string, unknown>>;

/** What has a hash of its own in the seal. */
export interface ReportPart {
  /** `score`; of lists `findings`, which is the order of their ids, and `findings <id>`. */
  name: string;
  value: unknown;
}

const idOf = (item: unknown): unknown => (item as { id?: unknown } | null)?.id ?? null;

/** Part of the seal that holds the order of members, which canonical JSON does not tell. */
export const textPart = 'text';

/** Every part of a report, in the order of the file, and its whole text without blanks. */
export function partsOf(report: ReportContent): ReportPart[] {
  const sections = Object.entries(report).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [{ name, value: value.map(idOf) }, ...value.map((item) => ({ name: `${name} ${idOf(item)}`, value: item }))]
      : [{ name, value }],
  );
  return [...sections, { name: textPart, value: JSON.stringify(report) }];
}

/**
 * SHA-256 over the RFC 8785 canonical JSON of the part, base64.
 * @throws Error for what has no such form: half a surrogate pair, which a file can hold as an escape
 */
export async function hashOf({ value }: ReportPart): Promise<string> {
  return toBase64(await sha256(bytesOf(canonicalize(value) ?? '')));
}

/** What is signed: who issued it, the format, and a line with hash and name for each part. */
export interface ReportStatement {
  /** Name of the key, e.g. `quietprint.example/reports`. */
  origin: string;
  hashes: ReadonlyMap<string, string>;
}

/** The text of the seal of a report. @throws Error when two parts have one name */
export async function writeStatement(
  origin: string,
  report: ReportContent,
  format: SignedFormat = reportFormat,
): Promise<string> {
  const parts = partsOf(report);
  if (new Set(parts.map(({ name }) => name)).size < parts.length) throw new Error('report: two parts have one name');
  const lines = await Promise.all(parts.map(async (part) => `${await hashOf(part)} ${part.name}`));
  return [origin, format, ...lines, ''].join('\n');
}

/** @returns null when the text is no statement about a report */
export function readStatement(text: string, expected: SignedFormat = reportFormat): ReportStatement | null {
  const [origin = '', format, ...lines] = text.split('\n').slice(0, -1);
  if (format !== expected) return null;
  const named = lines.map((line): [string, string] => [line.slice(line.indexOf(' ') + 1), line.split(' ')[0] ?? '']);
  return { origin, hashes: new Map(named) };
}

/** The one way in which a report is written to a file. */
export const writeReport = (report: ReportContent, seal: string, format: SignedFormat = reportFormat): string =>
  writeFile({ format, ...report, seal });

/** Two blanks for each level and a line break at the end. */
export const writeFile = (file: unknown): string => `${JSON.stringify(file, null, 2)}\n`;
