import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { optOutLinks } from './schema.ts';

/** Deletes links after their time. The list itself stays. */
export const optOutRetention = defineJob({
  name: 'opt-out.retention',
  input: z.strictObject({}),
  schedule: '27 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    await database.transaction(systemScope, (tx) =>
      tx.delete(optOutLinks).where(lte(optOutLinks.expiresAt, clock.now())),
    );
  },
});
