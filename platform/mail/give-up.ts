import { and, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { mails } from './schema.ts';

/** Milliseconds. */
export const mailKeptMs = 3 * 86_400_000;

/**
 * Empties mail that is still on its way three days later: its job is gone, e.g. because every process that took
 * it died. Deliveries give up by themselves after a day.
 */
export const giveUpOldMail = defineJob({
  name: 'mail.give-up',
  input: z.strictObject({}),
  schedule: '17 * * * *',
  options: { concurrency: 1 },
  async run({ database }) {
    const old = and(
      eq(mails.state, 'queued'),
      lt(mails.createdAt, sql`now() - ${mailKeptMs} * interval '1 millisecond'`),
    );
    await database.transaction(systemScope, (tx) =>
      tx.update(mails).set({ state: 'failed', sealed: null, lastFailure: 'too-old' }).where(old),
    );
  },
});
