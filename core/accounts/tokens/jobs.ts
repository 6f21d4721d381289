import { lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { tokenTimes } from './rules.ts';
import { apiAnswers, apiTokens } from './schema.ts';

/** Deletes tokens some time after they expired or were ended, and answers that nobody asks for again. */
export const tokenRetention = defineJob({
  name: 'token.retention',
  input: z.strictObject({}),
  schedule: '23 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    const timeBefore = (ms: number) => new Date(clock.now().getTime() - ms);
    const kept = timeBefore(tokenTimes.keptMs);
    await database.transaction(systemScope, async (tx) => {
      await tx.delete(apiAnswers).where(lte(apiAnswers.createdAt, timeBefore(tokenTimes.answerMs)));
      await tx.delete(apiTokens).where(or(lte(apiTokens.expiresAt, kept), lte(apiTokens.endedAt, kept)));
    });
  },
});
