import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { createNoteSigner, openNote, renameVerifierKey } from '#core/base/audit/tree/note.ts';
import type { Config } from '#platform/config.ts';

/**
 * The ledger: a file outside the database that names every account that was erased, by its random id. Each line holds a
 * signed note (C2SP) over the entry, its number and the digest of the entry before it, so that no line can be forged,
 * altered, moved or taken out of the middle.
 */
export const ledgerFile = (dataDir: string): string => path.join(dataDir, 'erasures.jsonl');

/** In the names of keys; the same for every installation, so that a backup can be restored under another address. */
const NAME = 'quietprint-erasures';
const FIRST = '0'.repeat(64);

export interface LedgerEntry {
  userId: string;
  erasedAt: Date;
}

/** The ledger is not what this installation signed. Nothing may follow from it. */
export class LedgerError extends Error {
  constructor(place: string, line: number) {
    super(
      `The ledger of erasures ${place} was altered, or signed with another AUDIT_SIGNING_KEY, at line ${line}. No account is erased because of it, and nothing is added to it. Move it away, or put it back from its copy; docs/operations.md says how.`,
    );
    this.name = 'LedgerError';
  }
}

type Signing = Pick<Config, 'appUrl' | 'auditSigningKey' | 'formerAuditKeys'>;

const lineShape = z.strictObject({ note: z.string().max(2_000) });
/** The second line keeps it from ever being read as a checkpoint, which has a number there. */
const TEXT = /^quietprint-erasures\nentry (\d+)\n([0-9a-f]{64})\n([0-9a-f-]{36}) (\S+)\n$/;

const textOf = (number: number, before: string, { userId, erasedAt }: LedgerEntry) =>
  `${NAME}\nentry ${number}\n${before}\n${userId} ${erasedAt.toISOString()}\n`;

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

const verifierKeys = (config: Signing, formerKeys: readonly string[]): string[] =>
  [auditSigner(config).verifierKey, ...config.formerAuditKeys, ...formerKeys].map((key) =>
    renameVerifierKey(key, NAME),
  );

interface Line {
  text: string;
  number: number;
  before: string;
  entry: LedgerEntry;
  note: string;
}

function parseLine(json: string): Line | null {
  const parsed = lineShape.safeParse(parseJson(json));
  const note = parsed.data?.note ?? '';
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  const [, number, before, userId, time = ''] = TEXT.exec(text) ?? [];
  const id = z.uuid().safeParse(userId);
  const erasedAt = z.iso.datetime().safeParse(time);
  if (!id.success || !erasedAt.success || before === undefined) return null;
  return { text, number: Number(number), before, note, entry: { userId: id.data, erasedAt: new Date(erasedAt.data) } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface Ledger {
  /** By account. */
  entries: ReadonlyMap<string, LedgerEntry>;
  /** How many lines there are. */
  length: number;
  /** Digest of the last line's text. */
  head: string;
}

export interface LedgerKeys {
  config: Signing;
  /** Verifier keys to believe besides those of the configuration. */
  formerKeys?: readonly string[];
}

/**
 * Every line has to continue the one before it. The signature of the last one covers them all.
 * @param place for the error @throws LedgerError
 */
export function readLedger(text: string, place: string, { config, formerKeys = [] }: LedgerKeys): Ledger {
  const entries = new Map<string, LedgerEntry>();
  let head = FIRST;
  let length = 0;
  let last: Line | null = null;
  for (const json of text === '' ? [] : text.split('\n').slice(0, text.endsWith('\n') ? -1 : undefined)) {
    last = parseLine(json);
    if (last === null || last.number !== length + 1 || last.before !== head) throw new LedgerError(place, length + 1);
    entries.set(last.entry.userId, last.entry);
    head = digestOf(last.text);
    length++;
  }
  if (last && openNote(last.note, verifierKeys(config, formerKeys)) === null) throw new LedgerError(place, length);
  return { entries, length, head };
}

/** What the file holds; empty before there is one. */
export const readLedgerText = (dataDir: string): Promise<string> =>
  readFile(ledgerFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** The ledger in the data folder. @throws LedgerError */
export const openLedger = async (dataDir: string, keys: LedgerKeys): Promise<Ledger> =>
  readLedger(await readLedgerText(dataDir), ledgerFile(dataDir), keys);

/** The lines that continue a ledger with more entries. */
export function continueLedger({ length, head }: Ledger, entries: readonly LedgerEntry[], config: Signing): string {
  const signer = createNoteSigner(NAME, config.auditSigningKey);
  let [number, before] = [length, head];
  return entries
    .map((entry) => {
      number++;
      const text = textOf(number, before, entry);
      before = digestOf(text);
      return `${JSON.stringify({ note: signer.sign(text) })}\n`;
    })
    .join('');
}

/**
 * Adds to the ledger in the data folder what it does not name yet. The file is replaced in one step: of two processes that do so at
 * once one wins, and the other adds what is missing with its next run.
 * @returns how many were added @throws LedgerError
 */
export async function addToLedger(
  dataDir: string,
  entries: Iterable<LedgerEntry>,
  keys: LedgerKeys,
): Promise<LedgerEntry[]> {
  const text = await readLedgerText(dataDir);
  const ledger = readLedger(text, ledgerFile(dataDir), keys);
  const missing = [...entries].filter(({ userId }) => !ledger.entries.has(userId));
  if (missing.length === 0) return [];
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const coming = `${ledgerFile(dataDir)}.${process.pid}.coming`;
  const handle = await open(coming, 'w', 0o600);
  try {
    await handle.writeFile(text + continueLedger(ledger, missing, keys.config));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(coming, ledgerFile(dataDir));
  return missing;
}
