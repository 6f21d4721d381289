import { defineGauge, type Sample } from '#platform/metrics/define-gauge.ts';
import type { Platform } from '#platform/platform.ts';
import { type BackupStatus, backupFolderOf, readBackupStatus } from './status.ts';

/** Nothing is said where no backup was ever tried, or the status cannot be read: an alert then finds the number absent. */
const fromStatus =
  (pick: (status: BackupStatus) => number | null) =>
  async (_tx: unknown, { config, log }: Platform): Promise<Sample[]> => {
    const status = await readBackupStatus(backupFolderOf(config)).catch((error: unknown) => {
      log.warn('The status of the backups could not be read', { error });
      return null;
    });
    const value = status && pick(status);
    return value === null ? [] : [{ value }];
  };

const secondsOf = (iso: string) => Date.parse(iso) / 1_000;

const verified = defineGauge({
  name: 'quietprint_backup_verified_timestamp_seconds',
  help: 'When the newest backup was made of those that were restored into a scratch database and found whole.',
  read: fromStatus(({ verifiedMadeAt }) => (verifiedMadeAt === null ? null : secondsOf(verifiedMadeAt))),
});

const failed = defineGauge({
  name: 'quietprint_backup_failed',
  help: '1 when the last try to make and verify a backup failed.',
  read: fromStatus(({ failure }) => (failure === null ? 0 : 1)),
});

const bytes = defineGauge({
  name: 'quietprint_backup_bytes',
  help: 'Size of the newest backup.',
  read: fromStatus(({ newest }) => newest?.bytes ?? null),
});

export const backupGauges = [verified, failed, bytes];
