import { and, inArray, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#platform/database/batches.ts';
import { defineJob } from '#platform/queue/define.ts';
import { mails } from './schema.ts';

const DAY = 86_400_000;

/** Deletes the notes that mail was sent, or given up, after the time that the configuration sets. */
export const pruneMail = defineJob({
  name: 'mail.prune',
  input: z.strictObject({}),
  schedule: '37 3 * * *',
  options: { concurrency: 1, expireInSeconds: 1_800 },
  async run({ database, clock, config }, _input, { signal }) {
    const before = new Date(clock.now().getTime() - config.retention.mailDays * DAY);
    const old = and(ne(mails.state, 'queued'), lt(mails.createdAt, before));
    await deleteInBatches(
      database,
      async (tx, most) => {
        const some = tx.select({ id: mails.id }).from(mails).where(old).limit(most);
        return (await tx.delete(mails).where(inArray(mails.id, some)).returning({ id: mails.id })).length;
      },
      signal,
    );
  },
});
