import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupStatus, backupFolderOf, readBackupStatus, writeBackupStatus } from '#platform/backups/status.ts';
import { type Environment, readVariable } from '#platform/config/variables.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import type { ObjectStore } from '#platform/objects/object-store.ts';
import { BackupError } from './backup-error.ts';
import { createBackup } from './create.ts';
import { createKey, createLock } from './locks.ts';
import {
  backupNameAt,
  clearLeftBehind,
  deleteOldFiles,
  deleteOldObjects,
  openBucket,
  readStoredStatus,
  writeStoredStatus,
} from './stored.ts';
import { verifyByRestoring } from './verify.ts';

export interface Scheduled {
  env: Environment;
  now: Date;
  say(line: string): void;
  /** For tests, in place of the storage that the configuration names. */
  bucket?: ObjectStore | null;
}

/** The folder that backups by schedule go to, or pass through on their way to a bucket. @throws BackupError */
export function requireFolder(config: Pick<Config, 'backupDir' | 'backupBucket' | 'dataDir'>): string {
  if (config.backupDir !== null || config.backupBucket !== null) return backupFolderOf(config);
  throw new BackupError('Where to? Set BACKUP_DIR to a folder, best on another machine, or BACKUP_S3_ENDPOINT.');
}

/**
 * Makes a backup in BACKUP_DIR or a bucket or both, restores it into a scratch database, and then deletes all but the newest
 * BACKUP_KEEP. While anything fails, older ones stay. What happened is written beside them.
 * @throws BackupError, ObjectStoreError, FolderInUseError and whatever else went wrong, after noting it
 */
export async function makeScheduledBackup({ env, now, say, bucket: given }: Scheduled): Promise<BackupStatus> {
  const config = loadConfig(env);
  const folder = requireFolder(config);
  const bucket = given === undefined ? openBucket(config, env) : given;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const status = statusAfter(await readBackupStatus(folder), now);
  try {
    await clearLeftBehind(folder, config.backupDir === null);
    if (bucket) takeOver(status, await readStoredStatus(bucket));
    await makeAndVerify(status, { folder, bucket, env, config, now, say });
    const { backupKeep } = config;
    const deleted = [
      ...(await deleteOldFiles(folder, backupKeep)),
      ...(bucket ? await deleteOldObjects(bucket, backupKeep) : []),
    ];
    for (const name of new Set(deleted)) say(`Deleted ${name}.`);
  } catch (error) {
    status.failure = error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    await noteStatus(status, { folder, bucket, say });
    if (given === undefined) await bucket?.close();
  }
  return status;
}

const statusAfter = (before: BackupStatus | null, now: Date): BackupStatus => ({
  newest: before?.newest ?? null,
  verifiedMadeAt: before?.verifiedMadeAt ?? null,
  triedAt: now.toISOString(),
  failure: null,
});

/** A container that has lost its disk knows from the bucket what was made before. */
function takeOver(status: BackupStatus, stored: BackupStatus | null): void {
  if ((stored?.newest?.madeAt ?? '') > (status.newest?.madeAt ?? '')) status.newest = stored?.newest ?? null;
  if ((stored?.verifiedMadeAt ?? '') > (status.verifiedMadeAt ?? ''))
    status.verifiedMadeAt = stored?.verifiedMadeAt ?? null;
}

/** A bucket that cannot be written to must not hide why the backup failed. */
async function noteStatus(
  status: BackupStatus,
  { folder, bucket, say }: Pick<Made, 'folder' | 'bucket' | 'say'>,
): Promise<void> {
  await writeBackupStatus(folder, status);
  if (bucket)
    await writeStoredStatus(bucket, status).catch((error: unknown) => {
      say(`The status could not be written to ${bucket.place}: ${error instanceof Error ? error.message : error}`);
    });
}

interface Made extends Pick<Scheduled, 'env' | 'now' | 'say'> {
  folder: string;
  bucket: ObjectStore | null;
  config: Config;
}

/** Notes each step in `status` as soon as it is done. */
async function makeAndVerify(status: BackupStatus, made: Made): Promise<void> {
  const { folder, bucket, env, config, now, say } = made;
  const recipients = readVariable(env, 'BACKUP_RECIPIENTS')?.split(',') ?? [];
  const identityFile = readVariable(env, 'BACKUP_IDENTITY_FILE');
  const file = path.join(folder, backupNameAt(now));
  const lock = createLock({ passphraseFile: undefined, recipients }, env);
  try {
    const { rows, createdAt } = await createBackup(file, { lock, withSecrets: false, env });
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    const { size: bytes } = await stat(file);
    if (bucket) await bucket.putFile(path.basename(file), file);
    status.newest = { file: path.basename(file), madeAt: createdAt, bytes, rows: count, verifiedAt: null };
    const where = config.backupDir === null && bucket ? `${path.basename(file)} in ${bucket.place}` : file;
    say(`${where}: ${count.toLocaleString('en-GB')} rows, ${bytes.toLocaleString('en-GB')} bytes.`);
    if (recipients.length > 0 && identityFile === undefined) {
      say('Not verified: this machine cannot read it. Set BACKUP_IDENTITY_FILE where it may.');
      return;
    }
    const key = createKey({ passphraseFile: undefined, identityFile }, env);
    await withReadBack(file, bucket, (back) => verifyByRestoring(back, { key, config, env }));
    status.newest.verifiedAt = new Date().toISOString();
    status.verifiedMadeAt = createdAt;
    say('Verified: it was restored into a scratch database, every table was counted, and the audit log holds.');
  } finally {
    if (config.backupDir === null) await rm(file, { force: true });
  }
}

/** What is verified is what the storage gives back. */
async function withReadBack(
  file: string,
  bucket: ObjectStore | null,
  verify: (file: string) => Promise<void>,
): Promise<void> {
  if (bucket === null) return verify(file);
  const back = `${file}.back`;
  try {
    await bucket.getFile(path.basename(file), back);
    await verify(back);
  } finally {
    await rm(back, { force: true });
  }
}
