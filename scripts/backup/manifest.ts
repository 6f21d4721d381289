import { createHash, type Hash } from 'node:crypto';
import type { Decrypter } from 'age-encryption';
import { z } from 'zod';
import { type Piece, readArchive } from './archive.ts';
import { BackupError } from './backup-error.ts';

const fileShape = z.object({ bytes: z.int(), sha256: z.string() });

/** What is in a backup; its last entry. */
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

/** Reads the whole backup and compares it with its manifest. @throws BackupError */
export async function inspectBackup(source: string, key: Decrypter): Promise<Inspected> {
  const tally = createTally();
  const texts: Record<string, string> = {};
  for await (const piece of readArchive(source, key)) {
    if (piece.file === MANIFEST || piece.file === KEYS)
      texts[piece.file] = (texts[piece.file] ?? '') + Buffer.from(piece.bytes).toString('utf8');
    if (piece.file !== MANIFEST) tally.add(piece);
  }
  const manifest = manifestShape.safeParse(parseJson(texts[MANIFEST] ?? ''));
  if (!manifest.success) throw new BackupError('The file is no backup that this version of the product understands.');
  const found = tally.files();
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.data.files))
    if (found[name]?.bytes !== bytes || found[name].sha256 !== sha256)
      throw new BackupError(`The backup is damaged: ${name} is not what its manifest says. Nothing was changed.`);
  return { manifest: manifest.data, keys: texts[KEYS] ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
