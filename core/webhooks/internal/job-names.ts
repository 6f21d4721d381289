import { z } from 'zod';
import { webhookKinds } from '#contract/webhooks/types.ts';

/** One event, for every webhook that is to be told. Ids, counts and statuses; nothing personal. */
export const webhookEventJob = {
  name: 'webhook.event',
  input: z.strictObject({
    eventId: z.uuid(),
    kind: z.enum(webhookKinds),
    /** Whose; null for an event of staff. */
    userId: z.uuid().nullable(),
    at: z.iso.datetime(),
    ids: z.record(z.string(), z.string()),
    /** Sent where details are switched on. */
    details: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
};
export type WebhookEvent = z.output<typeof webhookEventJob.input>;

export const webhookDeliverJob = {
  name: 'webhook.deliver',
  /** `attempts`: tries before this one. */
  input: z.strictObject({ deliveryId: z.uuid(), attempts: z.int() }),
};
export type DueDelivery = z.output<typeof webhookDeliverJob.input>;
