import { setTimeout as wait } from 'node:timers/promises';
import { readBackupStatus } from '#platform/backups/status.ts';
import { readEnvironment } from '#platform/config/secret-files.ts';
import type { Environment } from '#platform/config/variables.ts';
import { type Config, ConfigError, loadConfig } from '#platform/config.ts';
import { BackupError } from './backup/backup-error.ts';
import { makeScheduledBackup, requireFolder } from './backup/scheduled.ts';
import { openBucket, readStoredStatus } from './backup/stored.ts';
import { watchRecords } from './backup/watch.ts';

/** `npm run backups`: makes a backup every BACKUP_EVERY_HOURS, for as long as it runs. Exit statuses of sysexits.h. */
const WRONG_CONFIGURATION = 78;
const HOUR_MS = 3_600_000;
/** What failed is tried again before the next one is due. */
const RETRY_MS = HOUR_MS;

const logLine = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);
const stopped = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());

/** Milliseconds until the next is due, counted from the last one that was made whole; a new disk asks the bucket about it. */
async function untilDue(folder: string, config: Config, env: Environment): Promise<number> {
  const status = (await readBackupStatus(folder)) ?? (await statusInBucket(config, env));
  const last = status?.failure === null ? status.newest : null;
  const everyMs = config.backupEveryHours * HOUR_MS;
  return last === null ? 0 : Math.max(0, Date.parse(last.madeAt) + everyMs - Date.now());
}

/** A bucket that does not answer makes one due, which then says why. */
async function statusInBucket(config: Config, env: Environment) {
  const bucket = openBucket(config, env);
  try {
    return bucket && (await readStoredStatus(bucket));
  } catch (error) {
    logLine(error instanceof Error ? error.message : String(error));
    return null;
  } finally {
    await bucket?.close();
  }
}

async function makeBackups(folder: string, config: Config, env: Environment): Promise<void> {
  let pause = await untilDue(folder, config, env);
  for (;;) {
    await wait(pause, undefined, { signal: stopped.signal });
    try {
      await makeScheduledBackup({ env, now: new Date(), say: logLine });
      pause = await untilDue(folder, config, env);
    } catch (error) {
      logLine(`FAILED, trying again in an hour: ${error instanceof Error ? error.message : String(error)}`);
      pause = RETRY_MS;
    }
  }
}

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const config = loadConfig(env);
  const folder = requireFolder(config);
  if (config.databaseUrl === null)
    throw new BackupError(
      'The embedded database can only be backed up while the product is stopped: npm run admin -- scheduled-backup.',
    );
  const where = [config.backupDir, config.backupBucket && `the bucket ${config.backupBucket.bucket}`].filter(Boolean);
  logLine(
    `A backup into ${where.join(' and ')} every ${config.backupEveryHours} hours; the newest ${config.backupKeep} are kept.`,
  );
  const watching = watchRecords({ config, env, say: logLine, signal: stopped.signal });
  try {
    await makeBackups(folder, config, env);
  } finally {
    await watching;
  }
}

try {
  await main();
} catch (error) {
  if (stopped.signal.aborted) process.exit(0);
  const isWrong = error instanceof ConfigError || error instanceof BackupError;
  process.stderr.write(`${isWrong || !(error instanceof Error) ? String((error as Error).message) : error.stack}\n`);
  process.exitCode = isWrong ? WRONG_CONFIGURATION : 1;
}
