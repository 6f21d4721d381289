import { z } from 'zod';
import { readCatalogues } from '#core/sources/catalogues/actions/read-catalogues.ts';
import { defineJob } from '#platform/queue/define.ts';

/** Runs often and does its work once a day: a machine that was off catches up. */
export const sourceCatalogues = defineJob({
  name: 'source.catalogues',
  input: z.strictObject({}),
  schedule: '* * * * *',
  options: { concurrency: 1, expireInSeconds: 300, retryLimit: 0 },
  run: (platform, _input, { signal }) => readCatalogues(platform, signal),
});
