import { z } from 'zod';
import { measureParts } from '#core/status/actions/measure-parts.ts';
import { defineJob } from '#platform/queue/define.ts';

/** One that is late is not made up for: what was not measured stays so. */
export const statusMeasure = defineJob({
  name: 'status.measure',
  input: z.strictObject({}),
  schedule: '*/5 * * * *',
  options: { concurrency: 1, expireInSeconds: 60, retryLimit: 0 },
  run: (platform, _input, { signal }) => measureParts(platform, signal),
});
