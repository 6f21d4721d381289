import { setTimeout as wait } from 'node:timers/promises';
import { readBackupStatus } from '#platform/backups/status.ts';
import { readEnvironment } from '#platform/config/secret-files.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { BackupError } from './backup/backup-error.ts';
import { makeScheduledBackup, requireFolder } from './backup/scheduled.ts';

/** `npm run backups`: makes a backup every BACKUP_EVERY_HOURS, for as long as it runs. Exit statuses of sysexits.h. */
const WRONG_CONFIGURATION = 78;
const HOUR_MS = 3_600_000;
/** What failed is tried again before the next one is due. */
const RETRY_MS = HOUR_MS;

const say = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);
const stopped = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopped.abort());

/** Milliseconds until the next is due, counted from the last one that was made whole. */
async function untilDue(folder: string, everyMs: number): Promise<number> {
  const status = await readBackupStatus(folder);
  const last = status?.failure === null ? status.newest : null;
  return last === null ? 0 : Math.max(0, Date.parse(last.madeAt) + everyMs - Date.now());
}

async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const config = loadConfig(env);
  const folder = requireFolder(config);
  if (config.databaseUrl === null)
    throw new BackupError(
      'The embedded database can only be backed up while the product is stopped: npm run admin -- scheduled-backup.',
    );
  say(`A backup into ${folder} every ${config.backupEveryHours} hours; the newest ${config.backupKeep} are kept.`);
  let pause = await untilDue(folder, config.backupEveryHours * HOUR_MS);
  for (;;) {
    await wait(pause, undefined, { signal: stopped.signal });
    try {
      await makeScheduledBackup({ env, now: new Date(), say });
      pause = await untilDue(folder, config.backupEveryHours * HOUR_MS);
    } catch (error) {
      say(`FAILED, trying again in an hour: ${error instanceof Error ? error.message : String(error)}`);
      pause = RETRY_MS;
    }
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
