import { z } from 'zod';
import { defineJob } from '#platform/queue/define.ts';
import { countFigures } from './actions/count-figures.ts';

/** Once a night, so that nobody can tell from a change of the figures who has just got an answer. */
export const removalFiguresCount = defineJob({
  name: 'removal.figures',
  input: z.strictObject({}),
  schedule: '23 4 * * *',
  options: { concurrency: 1, expireInSeconds: 3_600 },
  run: (platform, _input, { signal }) => countFigures(platform, signal),
});
