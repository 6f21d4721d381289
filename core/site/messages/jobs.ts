import { z } from 'zod';
import { deleteInBatches } from '#platform/database/batches.ts';
import { defineJob } from '#platform/queue/define.ts';
import { deleteOldMessages } from './erase.ts';

const DAY = 86_400_000;

/** Deletes messages from addresses without an account after the time that the configuration sets. */
export const messageRetention = defineJob({
  name: 'message.retention',
  input: z.strictObject({}),
  schedule: '27 3 * * *',
  options: { concurrency: 1, expireInSeconds: 1_800 },
  async run(platform, _input, { signal }) {
    const { database, clock, config } = platform;
    const before = new Date(clock.now().getTime() - config.retention.messageDays * DAY);
    await deleteInBatches(database, (tx, most) => deleteOldMessages(tx, platform, before, most), signal);
  },
});
