import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { type BackupStatus, readBackupStatus, writeBackupStatus } from '#platform/backups/status.ts';
import { type Environment, readVariable } from '#platform/config/variables.ts';
import { type Config, loadConfig } from '#platform/config.ts';
import { BackupError } from './backup-error.ts';
import { createBackup } from './create.ts';
import { createKey, createLock } from './locks.ts';
import { verifyByRestoring } from './verify.ts';

/** Sorts by time. */
const NAME = /^quietprint-\d{8}T\d{6}Z\.age$/;
const nameAt = (now: Date) => `quietprint-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.age`;

export interface Scheduled {
  env: Environment;
  now: Date;
  say(line: string): void;
}

/** The folder that backups by schedule go to. @throws BackupError */
export function requireFolder({ backupDir }: Pick<Config, 'backupDir'>): string {
  if (backupDir !== null) return backupDir;
  throw new BackupError('Where to? Set BACKUP_DIR to a folder, best on another machine.');
}

/**
 * Makes a backup in BACKUP_DIR, restores it into a scratch database, and then deletes all but the newest BACKUP_KEEP. While
 * anything fails, older ones stay. What happened is written beside them.
 * @throws BackupError, FolderInUseError and whatever else went wrong, after noting it
 */
export async function makeScheduledBackup({ env, now, say }: Scheduled): Promise<BackupStatus> {
  const config = loadConfig(env);
  const folder = requireFolder(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = await readBackupStatus(folder);
  const status: BackupStatus = {
    newest: before?.newest ?? null,
    verifiedMadeAt: before?.verifiedMadeAt ?? null,
    triedAt: now.toISOString(),
    failure: null,
  };
  try {
    await makeAndVerify(status, { folder, env, config, now, say });
    for (const name of await deleteOld(folder, config.backupKeep)) say(`Deleted ${name}.`);
  } catch (error) {
    status.failure = error instanceof Error ? error.message : String(error);
    throw error;
  } finally {
    await writeBackupStatus(folder, status);
  }
  return status;
}

/** Notes each step in `status` as soon as it is done. */
async function makeAndVerify(
  status: BackupStatus,
  { folder, env, config, now, say }: Scheduled & { folder: string; config: Config },
): Promise<void> {
  const recipients = readVariable(env, 'BACKUP_RECIPIENTS')?.split(',') ?? [];
  const identityFile = readVariable(env, 'BACKUP_IDENTITY_FILE');
  const file = path.join(folder, nameAt(now));
  const lock = createLock({ passphraseFile: undefined, recipients }, env);
  const { rows, createdAt } = await createBackup(file, { lock, withSecrets: false, env });
  const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
  const { size: bytes } = await stat(file);
  status.newest = { file: path.basename(file), madeAt: createdAt, bytes, rows: count, verifiedAt: null };
  say(`${file}: ${count.toLocaleString('en-GB')} rows, ${bytes.toLocaleString('en-GB')} bytes.`);
  if (recipients.length > 0 && identityFile === undefined) {
    say('Not verified: this machine cannot read it. Set BACKUP_IDENTITY_FILE where it may.');
    return;
  }
  const key = createKey({ passphraseFile: undefined, identityFile }, env);
  await verifyByRestoring(file, { key, config, env });
  status.newest.verifiedAt = new Date().toISOString();
  status.verifiedMadeAt = createdAt;
  say('Verified: it was restored into a scratch database, every table was counted, and the audit log holds.');
}

/** @returns the names of those that were deleted; only backups by schedule are */
async function deleteOld(folder: string, keep: number): Promise<string[]> {
  const ours = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const old = ours.slice(0, Math.max(0, ours.length - keep));
  for (const name of old) await unlink(path.join(folder, name));
  return old;
}
