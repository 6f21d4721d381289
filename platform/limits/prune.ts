import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { rateLimits } from './schema.ts';

/** Deletes the counters whose window has ended. */
export const pruneLimits = defineJob({
  name: 'limits.prune',
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    await database.transaction(systemScope, (tx) =>
      tx.delete(rateLimits).where(lte(rateLimits.expiresAt, clock.now())),
    );
  },
});
