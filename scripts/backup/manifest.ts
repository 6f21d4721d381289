import { createHash, type Hash } from 'node:crypto';
import type { Decrypter } from 'age-encryption';
import { z } from 'zod';
import { type Piece, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';
import { requireSigned, type Trust } from './signature.ts';

const fileShape = z.object({ bytes: z.int(), sha256: z.string() });

/** What is in a backup: the digests of everything but itself and its signature, which come last. */
const manifestShape = z.object({
  format: z.literal(1),
  /** Version of the product that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** Version of PostgreSQL, e.g. `17.5`. */
  engine: z.string(),
  /** Newest migration: when it was written (its id), and its name where this version knew it. */
  migration: z.object({ id: z.int(), name: z.string() }),
  /** Which keys the data need: the name of the encryption key, and the verifier key of the audit log. */
  keys: z.object({ encryption: z.string(), audit: z.string() }),
  /** Rows by table, e.g. `public.profiles`. */
  rows: z.record(z.string(), z.int()),
  files: z.record(z.string(), fileShape),
});
export type Manifest = z.output<typeof manifestShape>;

export const MANIFEST = 'manifest.json';
export const DATABASE = 'database';
export const CHECKPOINTS = 'audit-checkpoints.jsonl';
export const KEYS = 'keys.env';
export const SIGNATURE = 'manifest.note';

/** Counts and hashes files as their pieces pass by. */
export function createTally() {
  const files = new Map<string, { bytes: number; hash: Hash }>();
  return {
    add({ file, bytes }: Piece): void {
      const known = files.get(file) ?? { bytes: 0, hash: createHash('sha256') };
      known.hash.update(bytes);
      files.set(file, { bytes: known.bytes + bytes.length, hash: known.hash });
    },
    files: (): Manifest['files'] =>
      Object.fromEntries([...files].map(([name, { bytes, hash }]) => [name, { bytes, sha256: hash.digest('hex') }])),
  };
}

/** A backup that was read from its beginning to its end and is what was written. */
export interface Inspected {
  manifest: Manifest;
  /** The variables with the keys; null when the backup holds none. */
  keys: string | null;
}

/** Of what is held in memory before anybody is believed. */
const MOST_TEXT = 4 * 1024 * 1024;

/**
 * Reads the whole backup, asks who signed its manifest, and compares it with that. @throws BackupError
 */
export async function inspectBackup(source: string, key: Decrypter, trust: Trust): Promise<Inspected> {
  const tally = createTally();
  const texts: Record<string, string> = {};
  for await (const piece of readArchive(source, key)) {
    if ([MANIFEST, SIGNATURE, KEYS].includes(piece.file))
      texts[piece.file] = (texts[piece.file] ?? '') + Buffer.from(piece.bytes).toString('utf8');
    if ((texts[piece.file]?.length ?? 0) > MOST_TEXT) throw new BackupError('The file is no backup of this product.');
    if (piece.file !== MANIFEST && piece.file !== SIGNATURE) tally.add(piece);
  }
  const { [MANIFEST]: text = '', [SIGNATURE]: note = null, [KEYS]: keys = null } = texts;
  requireSigned({ manifest: text, note, keys }, trust);
  const manifest = manifestShape.safeParse(parseJson(text));
  if (!manifest.success) throw new BackupError('The file is no backup that this version of the product understands.');
  const found = tally.files();
  for (const name of new Set([...Object.keys(found), ...Object.keys(manifest.data.files)]))
    requireSame(name, found[name], manifest.data);
  return { manifest: manifest.data, keys };
}

/** @throws BackupError when a file is not what the manifest says, or the manifest does not know it */
function requireSame(name: string, found: Manifest['files'][string] | undefined, { files }: Manifest): void {
  const expected = files[name];
  if (!expected || found?.bytes !== expected.bytes || found.sha256 !== expected.sha256)
    throw new BackupError(`The backup is damaged: ${name} is not what its manifest says. Nothing was changed.`);
}

/**
 * One file of a backup that was inspected. Fails at its end when it is not what was inspected: somebody may have put
 * another in its place meanwhile. @throws BackupError
 */
export async function* readInspected(
  source: string,
  key: Decrypter,
  manifest: Manifest,
  name: string,
): AsyncGenerator<Uint8Array> {
  const tally = createTally();
  for await (const piece of readArchive(source, key)) {
    if (piece.file !== name) continue;
    tally.add(piece);
    yield piece.bytes;
  }
  requireSame(name, tally.files()[name], manifest);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
