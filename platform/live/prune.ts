import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { liveEvents } from './schema.ts';

/** Deletes live events older than ten minutes: a page that was away longer loads everything anew. */
export const pruneLiveEvents = defineJob({
  name: 'live.prune',
  input: z.strictObject({}),
  schedule: '* * * * *',
  options: { concurrency: 1 },
  async run({ database }) {
    await database.transaction(systemScope, (tx) =>
      tx.delete(liveEvents).where(lt(liveEvents.createdAt, sql`now() - interval '10 minutes'`)),
    );
  },
});
