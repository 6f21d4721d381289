import { findJsonFault } from '#contract/base/json-fault.ts';
import { areEqual, toHex } from './bytes.ts';
import { judgeNote, type ReadNote, readNote, type VerifierKey } from './note.ts';
import {
  certificateFormat,
  hashOf,
  partsOf,
  type ReportContent,
  type ReportPart,
  type ReportStatement,
  readStatement,
  reportFormat,
  type SignedFormat,
  textPart,
  writeFile,
} from './report-parts.ts';

/**
 * What is not as it was signed. `part` as in the seal; `seal`: the signed statement itself; `table`: a line of the findings as CSV; `file`: how it is written, such
 * as blanks, or a name that stands there twice.
 */
export interface ReportFault {
  part: string;
  how: 'changed' | 'missing' | 'added';
  /** Of a row: what it is called in the file, which may be what was changed. */
  title?: string | undefined;
  /** Of `table`: the line, from 1. Of `file`: the first line that is not as it was, from 1, and the section that it stands in, if any. */
  line?: number;
  near?: string | undefined;
}

export type ReportVerdict =
  | { kind: 'genuine'; report: ReportContent; key: VerifierKey }
  | { kind: 'changed'; faults: ReportFault[] }
  /** Nothing in it can be believed. */
  | { kind: 'unknown-key'; name: string; keyId: string }
  | { kind: 'no-report' }
  /** This browser does not know Ed25519. */
  | { kind: 'unable' };

/** What any file that is signed may turn out to be. */
export type UnsignedVerdict = Exclude<ReportVerdict, { kind: 'genuine' }>;

const changedVerdict = (...faults: ReportFault[]): UnsignedVerdict => ({ kind: 'changed', faults });
export const sealFault: ReportFault = { part: 'seal', how: 'changed' };

function faultAt(text: string, line: number): ReportFault {
  const before = text.split('\n').slice(0, line);
  const section = before.map((own) => /^ {2}"(\w+)":/.exec(own)?.[1]).findLast((name) => name !== undefined);
  return { part: 'file', how: 'changed', line, near: section };
}

/**
 * Whether a file is a report as one of the keys has signed it, to the last character, and which parts are not. Asks nobody.
 * @param text of the file, with a byte order mark if there is one
 */
export async function verifyReport(text: string, keys: readonly VerifierKey[]): Promise<ReportVerdict> {
  const format = formatIn(text);
  if (format === null) return { kind: 'no-report' };
  const fault = findJsonFault(text);
  if (fault) return changedVerdict(faultAt(text, fault.line));
  const file: unknown = JSON.parse(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return { kind: 'no-report' };
  const { seal, format: _, ...report } = file as Record<string, unknown>;
  if (seal === undefined) return changedVerdict({ part: 'seal', how: 'missing' });
  return verifySealed(typeof seal === 'string' ? seal : '', report, keys, {
    format,
    layout: layoutFaults(text, file, format),
  });
}

/** A certificate is known by its beginning, a report by its format wherever that stands. */
function formatIn(text: string): SignedFormat | null {
  if (/^\ufeff?\s*\{\s*"format":\s*"quietprint-certificate\//.test(text)) return certificateFormat;
  return text.includes('quietprint-report/') ? reportFormat : null;
}

async function verifySealed(
  seal: string,
  report: ReportContent,
  keys: readonly VerifierKey[],
  { format, layout }: { format: SignedFormat; layout: ReportFault[] },
): Promise<ReportVerdict> {
  const note = readNote(seal);
  if (!note) return changedVerdict(sealFault);
  const statement = readStatement(note.text, format);
  const signer = await findSigner(note, statement?.origin, keys);
  if (signer.kind !== 'signed') return signer;
  if (!statement) return changedVerdict(sealFault);
  const faults = await compareParts(partsOf(report), statement);
  if (faults.length > 0) return changedVerdict(...faults);
  return layout.length > 0 ? changedVerdict(...layout) : { kind: 'genuine', report, key: signer.key };
}

/** Which of the keys has signed a note, or what follows from none having done so. @param origin who issued it, as it says */
export async function findSigner(
  note: ReadNote,
  origin: string | undefined,
  keys: readonly VerifierKey[],
): Promise<{ kind: 'signed'; key: VerifierKey } | UnsignedVerdict> {
  const key = keys.find((one) => note.signatures.some(({ keyId }) => areEqual(keyId, one.keyId)));
  if (!key) return signedByOthers(note, origin);
  const signature = await judgeNote(note, key);
  if (signature === 'unknown') return { kind: 'unable' };
  return signature === 'holds' && origin === key.name ? { kind: 'signed', key } : changedVerdict(sealFault);
}

/** Whoever signs a report names themselves in its first line as well. */
function signedByOthers({ signatures }: ReadNote, origin: string | undefined): UnsignedVerdict {
  const signer = signatures.find(({ name }) => name === origin);
  return signer ? { kind: 'unknown-key', name: signer.name, keyId: toHex(signer.keyId) } : changedVerdict(sealFault);
}

async function compareParts(parts: readonly ReportPart[], { hashes }: ReportStatement): Promise<ReportFault[]> {
  const hashed = await Promise.all(parts.map(async (part) => ({ ...part, hash: await findHash(part) })));
  const differing = hashed.flatMap(({ name, value, hash }): ReportFault[] => {
    const signed = hashes.get(name);
    if (signed === hash) return [];
    return [{ part: name, how: signed === undefined ? 'added' : 'changed', title: titleOf(value) }];
  });
  const present = new Set(parts.map(({ name }) => name));
  const gone = [...hashes.keys()].filter((name) => !present.has(name));
  return withoutText(withoutOrders([...differing, ...gone.map((part): ReportFault => ({ part, how: 'missing' }))]));
}

/** The whole text differs with any part of it. Alone, it says that members stand in another order. */
function withoutText(faults: readonly ReportFault[]): ReportFault[] {
  const others = faults.filter(({ part }) => part !== textPart);
  return others.length > 0 || faults.length === 0 ? others : [{ part: 'file', how: 'changed' }];
}

function titleOf(row: unknown): string | undefined {
  const { title, name } = (row ?? {}) as { title?: unknown; name?: unknown };
  return [title, name].find((one) => typeof one === 'string');
}

/** Null for what nobody can have signed. */
const findHash = (part: ReportPart): Promise<string | null> => hashOf(part).catch(() => null);

/** That a list has another order is only worth a word when nothing in it was added or taken away. */
function withoutOrders(faults: readonly ReportFault[]): ReportFault[] {
  const resized = new Set(faults.filter(({ how }) => how !== 'changed').map(({ part }) => part.split(' ')[0]));
  return faults.filter(({ part, how }) => how !== 'changed' || part.includes(' ') || !resized.has(part));
}

/** What JSON does not tell apart: blanks, escapes, a name that stands there twice, `1.0` for `1`, format and seal elsewhere. */
function layoutFaults(text: string, file: object, expected: SignedFormat): ReportFault[] {
  const { format: own, seal, ...report } = file as Record<string, unknown>;
  const isNamed = 'format' in file && file.format === expected;
  const format: ReportFault[] = isNamed ? [] : [{ part: 'format', how: 'changed' }];
  const written = writeFile({ ...('format' in file && { format: own }), ...report, seal });
  if (written === text) return format;
  const lines = text.split('\n');
  const differing = written.split('\n').findIndex((line, place) => line !== lines[place]);
  return [...format, faultAt(text, differing < 0 ? lines.length : differing + 1)];
}
