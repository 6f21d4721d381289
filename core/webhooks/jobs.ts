import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { deliver } from './actions/deliver.ts';
import { queueEvent } from './actions/queue-event.ts';
import { webhookDeliverJob, webhookEventJob } from './internal/job-names.ts';
import { webhookTimes } from './rules.ts';
import { webhookDeliveries } from './schema.ts';

export const webhookEvent = defineJob({ ...webhookEventJob, run: queueEvent });

export const webhookDeliver = defineJob({
  ...webhookDeliverJob,
  options: { expireInSeconds: 60, concurrency: 8 },
  run: (platform, one, { signal }) => deliver(platform, one, signal),
});

/** Deletes what is old in the log. */
export const webhookRetention = defineJob({
  name: 'webhook.retention',
  input: z.strictObject({}),
  schedule: '37 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    const before = new Date(clock.now().getTime() - webhookTimes.keptMs);
    await database.transaction(systemScope, (tx) =>
      tx.delete(webhookDeliveries).where(lte(webhookDeliveries.createdAt, before)),
    );
  },
});
