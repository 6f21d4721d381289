import { inArray, lt } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#platform/database/batches.ts';
import { defineJob } from '#platform/queue/define.ts';
import { outbox } from './schema.ts';

/** Milliseconds: long enough for an instance that knows the job to come back. */
export const outboxKeptMs = 30 * 86_400_000;

/**
 * Deletes what no instance has taken for a month: work for jobs that no longer exist. What is known leaves within
 * seconds.
 */
export const pruneOutbox = defineJob({
  name: 'outbox.prune',
  input: z.strictObject({}),
  schedule: '47 3 * * *',
  options: { concurrency: 1 },
  async run({ database, clock, log }, _input, { signal }) {
    const old = lt(outbox.createdAt, new Date(clock.now().getTime() - outboxKeptMs));
    await deleteInBatches(
      database,
      async (tx, most) => {
        const some = tx.select({ id: outbox.id }).from(outbox).where(old).limit(most);
        const gone = await tx.delete(outbox).where(inArray(outbox.id, some)).returning({ job: outbox.job });
        for (const job of new Set(gone.map((row) => row.job)))
          log.warn('Work that nobody took for a month was given up', { job });
        return gone.length;
      },
      signal,
    );
  },
});
