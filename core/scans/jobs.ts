import { z } from 'zod';
import { askWaiting } from '#core/scans/actions/ask-waiting.ts';
import { deleteExpiredScans, endLostScans } from '#core/scans/actions/delete-expired-scans.ts';
import { runScan } from '#core/scans/actions/run-scan.ts';
import { withdrawAnswers } from '#core/scans/actions/withdraw-answers.ts';
import { failScan } from '#core/scans/internal/finish.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import type { Platform } from '#platform/platform.ts';
import { defineJob, type JobRun, PermanentFailure } from '#platform/queue/define.ts';
import { notePlaces } from './actions/note-places.ts';
import { scansAtOnce, serviceScansAtOnce, watchScansAtOnce } from './rules.ts';

const scanInput = z.strictObject({ scanId: z.uuid() });
/**
 * Seconds. Tried for some four minutes: a database that is away, or a machine that is wanted by others for so long that runs are taken for
 * silent, ends no scan. One that is never finished is ended after `lostMs` all the same.
 */
const runOptions = { expireInSeconds: 90, retryLimit: 12, retryDelay: 1, retryDelayMax: 30 };

/** Runs one scan to its end. A scan that cannot be finished ends as failed. */
async function runToEnd(platform: Platform, { scanId }: { scanId: string }, { signal, lastAttempt }: JobRun) {
  try {
    await runScan(platform, scanId, { signal });
  } catch (error) {
    const hopeless = error instanceof PermanentFailure || error instanceof VaultError;
    if (hopeless || lastAttempt) await failScan(platform, scanId);
    if (error instanceof VaultError) throw new PermanentFailure('scan-not-readable', { cause: error });
    throw error;
  }
}

export const scanRun = defineJob({
  name: 'scan.run',
  input: scanInput,
  options: { ...runOptions, concurrency: scansAtOnce },
  run: runToEnd,
});

/** The same for the scan of a paid service. */
export const scanServiceRun = defineJob({
  name: 'scan.service-run',
  input: scanInput,
  options: { ...runOptions, concurrency: serviceScansAtOnce },
  run: runToEnd,
});

/** The same for the scan of somebody who is watched: nobody waits for it. */
export const scanWatchRun = defineJob({
  name: 'scan.watch-run',
  input: scanInput,
  options: { ...runOptions, concurrency: watchScansAtOnce },
  run: runToEnd,
});

/** Asks what ended scans still wait for, and adds it to their reports. */
export const scanLate = defineJob({
  name: 'scan.late',
  input: z.strictObject({}),
  schedule: '* * * * *',
  options: { concurrency: 1, expireInSeconds: 120, retryLimit: 1 },
  run: (platform, _, { signal }) => askWaiting(platform, { signal }),
});

/** Deletes what is past its time, and ends scans whose job is lost. */
export const scanRetention = defineJob({
  name: 'scan.retention',
  input: z.strictObject({}),
  schedule: '*/5 * * * *',
  options: { concurrency: 1 },
  async run(platform) {
    await deleteExpiredScans(platform);
    await endLostScans(platform);
  },
});

/** Takes what a source said out of every report. */
export const scanRecall = defineJob({
  name: 'scan.recall',
  input: z.strictObject({ sourceId: z.string(), from: z.iso.datetime().nullable(), until: z.iso.datetime() }),
  options: { concurrency: 1, expireInSeconds: 3_600 },
  run: (platform, { sourceId, from, until }, { signal }) =>
    withdrawAnswers(
      platform,
      { sourceId, from: from === null ? null : new Date(from), until: new Date(until) },
      signal,
    ),
});

/** Requests to companies learn within minutes where the finding stands that they began with. */
export const scanPlaces = defineJob({
  name: 'scan.places',
  input: z.strictObject({}),
  schedule: '*/5 * * * *',
  options: { concurrency: 1 },
  run: (platform) => notePlaces(platform),
});
