import { z } from 'zod';
import { defineJob } from '#platform/queue/define.ts';
import { lookAtPlaces } from './actions/look-at-places.ts';

/** Runs often and looks at what is due, within the pace of each source. */
export const removalLooks = defineJob({
  name: 'removal.looks',
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  options: { concurrency: 1, expireInSeconds: 3_600, retryLimit: 0 },
  run: (platform, _input, { signal }) => lookAtPlaces(platform, signal),
});
