import type { PartState, StatusPart } from '#contract/status/types.ts';
import { oldestUnsealed } from '#core/base/audit/gauges.ts';
import { readSourceStates } from '#core/sources/health/queries/states.ts';
import { answers, oldestBackupMs, stateOfCounts, stateOfWait, waits } from '#core/status/rules.ts';
import { backupFolderOf, readBackupStatus } from '#platform/backups/status.ts';
import type { Config } from '#platform/config.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { askOwnSite } from '#platform/http/own-site.ts';
import { oldestMail } from '#platform/mail/gauges.ts';
import type { GaugeDefinition } from '#platform/metrics/define-gauge.ts';
import type { Platform } from '#platform/platform.ts';
import { oldestInOutbox, oldestJob } from '#platform/queue/gauges.ts';

/** What one measurement of a part found: one state, or of the sources how many are in each. */
export interface Reading extends Record<PartState, number> {
  part: StatusPart;
  latest: PartState;
}

const readingOf = (part: StatusPart, state: PartState): Reading => ({
  part,
  latest: state,
  good: 0,
  impaired: 0,
  down: 0,
  [state]: 1,
});

type Read = (platform: Platform, signal: AbortSignal) => Promise<Reading | null>;

const inSystem = <Result>({ database }: Platform, work: (tx: Transaction) => Promise<Result>) =>
  database.read(systemScope, work);

/** The longest that anything waits, by the numbers that operators watch too. */
const readWait =
  (part: keyof typeof waits, gauges: readonly GaugeDefinition[]): Read =>
  async (platform) => {
    const seconds = await inSystem(platform, async (tx) => {
      const samples = [];
      for (const gauge of gauges) samples.push(...(await gauge.read(tx, platform)));
      return Math.max(0, ...samples.map(({ value }) => value));
    });
    return readingOf(part, stateOfWait(seconds, waits[part]));
  };

/** Configurations of processes that have reached the site at its own address. */
const reachedFrom = new WeakSet<Config>();

/**
 * Only a process that has reached the site before can say that it does not answer: to another, the way from inside may be
 * closed (a private certificate, a router that does not lead back in) while everybody else reads its pages.
 */
const readWeb: Read = async ({ config, clock, log }, signal) => {
  const startedAt = clock.now().getTime();
  const answer = await askOwnSite(config, AbortSignal.any([signal, AbortSignal.timeout(answers.webGivenUp)]));
  const isSlow = clock.now().getTime() - startedAt > answers.web;
  if (answer.answers) {
    reachedFrom.add(config);
    return readingOf('web', isSlow ? 'impaired' : 'good');
  }
  const { reason } = answer;
  if (reachedFrom.has(config)) {
    log.warn('The website does not answer at APP_URL', { reason });
    return readingOf('web', 'down');
  }
  log.warn('The website is not measured: this process has never reached it at APP_URL', { reason });
  return null;
};

const readDatabase: Read = async (platform) => {
  const startedAt = platform.clock.now().getTime();
  await inSystem(platform, (tx) => tx.execute('select 1'));
  const isSlow = platform.clock.now().getTime() - startedAt > answers.database;
  return readingOf('database', isSlow ? 'impaired' : 'good');
};

/** Null where no backups are made by schedule: nobody can say how those fare that somebody makes otherwise. */
const readBackups: Read = async ({ config, clock }) => {
  const status = await readBackupStatus(backupFolderOf(config));
  if (!status) return null;
  const { verifiedMadeAt, failure } = status;
  const age = verifiedMadeAt === null ? Number.POSITIVE_INFINITY : clock.now().getTime() - Date.parse(verifiedMadeAt);
  const oldest = Math.max(oldestBackupMs, 1.5 * config.backupEveryHours * 3_600_000);
  return readingOf('backups', age > oldest ? 'down' : failure === null ? 'good' : 'impaired');
};

/** Those of which something is known. */
const readSources: Read = async (platform) => {
  const { healthy, suspect, probation, quarantined, held } = await readSourceStates(platform);
  const counts = {
    good: healthy.length,
    impaired: suspect.length + probation.length,
    down: quarantined.length + held.length,
  };
  if (counts.good + counts.impaired + counts.down === 0) return null;
  return { part: 'sources', latest: stateOfCounts(counts), ...counts };
};

const reads: Readonly<Record<StatusPart, Read>> = {
  web: readWeb,
  database: readDatabase,
  queue: readWait('queue', [oldestJob, oldestInOutbox]),
  mail: readWait('mail', [oldestMail]),
  audit: readWait('audit', [oldestUnsealed]),
  backups: readBackups,
  sources: readSources,
};

/** Looks at every part. One that cannot be looked at is left out: nothing is said of it, and nothing good. */
export async function takeReadings(platform: Platform, signal: AbortSignal): Promise<Reading[]> {
  const taken: Reading[] = [];
  for (const [part, read] of Object.entries(reads)) {
    signal.throwIfAborted();
    try {
      const reading = await read(platform, signal);
      if (reading) taken.push(reading);
    } catch (error) {
      platform.log.warn(`A part could not be measured: ${part}`, { error });
    }
  }
  return taken;
}
