import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const madeShape = z.object({
  file: z.string(),
  madeAt: z.iso.datetime(),
  bytes: z.int(),
  rows: z.int(),
  /** When it was restored into a scratch database, counted, and its audit log found whole; null when it was not. */
  verifiedAt: z.iso.datetime().nullable(),
});

const statusShape = z.object({
  triedAt: z.iso.datetime(),
  /** Why the last try failed, in a sentence; null when it did not. */
  failure: z.string().nullable(),
  /** The newest backup that was written whole. */
  newest: madeShape.nullable(),
  /** When the newest was made of those that were verified. */
  verifiedMadeAt: z.iso.datetime().nullable(),
});

/** How backups by schedule fare. It lies beside them, so that whoever can read the folder knows. */
export type BackupStatus = z.output<typeof statusShape>;

const statusFile = (folder: string): string => path.join(folder, 'status.json');

/** Null before the first try. @throws when the folder cannot be read, or the file is not one of ours */
export async function readBackupStatus(folder: string): Promise<BackupStatus | null> {
  try {
    return statusShape.parse(JSON.parse(await readFile(statusFile(folder), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Put in place in one step: a reader sees the old one or the new one. */
export async function writeBackupStatus(folder: string, status: BackupStatus): Promise<void> {
  const coming = `${statusFile(folder)}.${process.pid}`;
  await writeFile(coming, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o640 });
  await rename(coming, statusFile(folder));
}
