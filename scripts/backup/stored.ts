import { readdir, rm, unlink } from 'node:fs/promises';
import path from 'node:path';
import { type BackupStatus, formatBackupStatus, parseBackupStatus, STATUS_NAME } from '#platform/backups/status.ts';
import type { Environment } from '#platform/config/variables.ts';
import type { Config } from '#platform/config.ts';
import type { ObjectStore, StoredObject } from '#platform/objects/object-store.ts';
import { createS3Store } from '#platform/objects/s3.ts';

/** Of backups by schedule; sorts by time. */
const NAME = /^quietprint-\d{8}T\d{6}Z\.age$/;
/** What a process that was killed may have left of one. */
const LEFT_BEHIND = /^quietprint-\d{8}T\d{6}Z\.age\.(?:back|\d+\.partial)$/;
const MOST_STATUS_BYTES = 64 * 1024;

export const backupNameAt = (now: Date): string => `quietprint-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.age`;

/** The storage that BACKUP_S3_… names; null where nothing does. */
export const openBucket = ({ backupBucket }: Config, env: Environment): ObjectStore | null =>
  backupBucket === null ? null : createS3Store(backupBucket, { env });

/** Backups by schedule in a bucket, oldest first. */
export const listStored = async (bucket: ObjectStore): Promise<StoredObject[]> =>
  (await bucket.list('quietprint-')).filter(({ name }) => NAME.test(name));

/** How the backups in a bucket fare, as whoever made the last one noted it there; null before the first. */
export async function readStoredStatus(bucket: ObjectStore): Promise<BackupStatus | null> {
  const bytes = await bucket.get(STATUS_NAME, MOST_STATUS_BYTES);
  return bytes === null ? null : parseBackupStatus(bytes.toString('utf8'));
}

export const writeStoredStatus = (bucket: ObjectStore, status: BackupStatus): Promise<void> =>
  bucket.put(STATUS_NAME, Buffer.from(formatBackupStatus(status)));

const oldest = (names: readonly string[], keep: number) => names.slice(0, Math.max(0, names.length - keep));

/** Deletes all but the newest in a folder; only backups by schedule are. @returns their names */
export async function deleteOldFiles(folder: string, keep: number): Promise<string[]> {
  const old = oldest((await readdir(folder)).filter((name) => NAME.test(name)).sort(), keep);
  for (const name of old) await unlink(path.join(folder, name));
  return old;
}

/** As `deleteOldFiles`, in a bucket. */
export async function deleteOldObjects(bucket: ObjectStore, keep: number): Promise<string[]> {
  const names = (await listStored(bucket)).map(({ name }) => name);
  const old = oldest(names, keep);
  for (const name of old) await bucket.remove(name);
  return old;
}

/** @param isStaging backups only pass through this folder, on their way to a bucket */
export async function clearLeftBehind(folder: string, isStaging: boolean): Promise<void> {
  const names = await readdir(folder);
  const left = names.filter((name) => LEFT_BEHIND.test(name) || (isStaging && NAME.test(name)));
  for (const name of left) await rm(path.join(folder, name), { force: true });
}
