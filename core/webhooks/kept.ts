import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { webhookTimes } from './rules.ts';
import { webhookDeliveries, webhooks } from './schema.ts';

export const webhooksKept: readonly Kept[] = [
  {
    name: 'webhooks',
    chapter: 'account',
    tables: [webhooks, webhookDeliveries],
    until: (_config, { things, span }) => things.webhooks.until(span(webhookTimes.keptMs)),
    rows: ({ userId }) => ({ of: webhooks, where: eq(webhooks.userId, userId) }),
    exported: ['webhooks'],
  },
];
