import { z } from 'zod';
import { endAddressWatches } from '#core/watching/actions/end-address-watches.ts';
import { matchBreaches } from '#core/watching/actions/match-breaches.ts';
import { noteScan } from '#core/watching/actions/note-scan.ts';
import { remindOfYears } from '#core/watching/actions/remind-of-years.ts';
import { sendDigests } from '#core/watching/actions/send-digests.ts';
import { startDueScans } from '#core/watching/actions/start-due-scans.ts';
import { scanEndedJob } from '#core/watching/internal/follow-scans.ts';
import { watchingDigestJob, watchingScanJob } from '#core/watching/internal/job-names.ts';
import { defineJob } from '#platform/queue/define.ts';

/** Scans again who is watched. */
export const watchingScan = defineJob({
  ...watchingScanJob,
  schedule: '*/5 * * * *',
  options: { concurrency: 1 },
  run: (platform, _input, { signal }) => startDueScans(platform, signal),
});

/** A scan of somebody who is watched has ended. */
export const watchingScanEnded = defineJob({
  ...scanEndedJob,
  run: (platform, { scanId }) => noteScan(platform, scanId),
});

/** Writes what has changed to whom it may now. */
export const watchingDigest = defineJob({
  ...watchingDigestJob,
  schedule: '*/10 * * * *',
  options: { concurrency: 1 },
  run: (platform, _input, { signal }) => sendDigests(platform, signal),
});

/** Ends what is watched without an account after a year, unless it is to go on. */
export const watchingEnd = defineJob({
  name: 'watching.end',
  input: z.strictObject({}),
  schedule: '40 * * * *',
  options: { concurrency: 1 },
  run: (platform, _input, { signal }) => endAddressWatches(platform, signal),
});

/** Tells whose year of watching ends. */
export const watchingYearEnds = defineJob({
  name: 'watching.year-ends',
  input: z.strictObject({}),
  schedule: '25 * * * *',
  options: { concurrency: 1 },
  run: (platform, _input, { signal }) => remindOfYears(platform, signal),
});

/** Asks about who is watched what has come into the public catalogues of breaches. */
export const watchingMatch = defineJob({
  name: 'watching.match',
  input: z.strictObject({}),
  schedule: '* * * * *',
  options: { concurrency: 1, expireInSeconds: 120, retryLimit: 0 },
  run: (platform, _input, { signal }) => matchBreaches(platform, signal),
});
