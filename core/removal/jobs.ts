import { z } from 'zod';
import { passDeadlines } from '#core/removal/actions/pass-deadlines.ts';
import { defineJob } from '#platform/queue/define.ts';

/** Requests whose answer is late, and who is to be reminded. */
export const removalDeadlines = defineJob({
  name: 'removal.deadlines',
  input: z.strictObject({}),
  schedule: '20 9 * * *',
  options: { concurrency: 1 },
  run: (platform, _input, { signal }) => passDeadlines(platform, signal),
});
