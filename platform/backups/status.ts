import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';

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

export const STATUS_NAME = 'status.json';

const statusFile = (folder: string): string => path.join(folder, STATUS_NAME);

/** Where this installation keeps its status: beside the backups, or in DATA_DIR where they lie in a bucket alone. */
export const backupFolderOf = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  backupDir ?? path.join(dataDir, 'backups');

/** @throws when it is no status of ours */
export const parseBackupStatus = (text: string): BackupStatus => statusShape.parse(JSON.parse(text));

export const formatBackupStatus = (status: BackupStatus): string => `${JSON.stringify(status, null, 2)}\n`;

/** Null before the first try. @throws when the folder cannot be read, or the file is not one of ours */
export async function readBackupStatus(folder: string): Promise<BackupStatus | null> {
  try {
    return parseBackupStatus(await readFile(statusFile(folder), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Put in place in one step: a reader sees the old one or the new one. */
export async function writeBackupStatus(folder: string, status: BackupStatus): Promise<void> {
  const coming = `${statusFile(folder)}.${process.pid}`;
  await writeFile(coming, formatBackupStatus(status), { mode: 0o640 });
  await rename(coming, statusFile(folder));
}
