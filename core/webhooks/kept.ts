import { eq } from 'drizzle-orm';
import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '#core/base/kept.ts';
import { webhookTimes } from './rules.ts';
import { webhookDeliveries, webhooks } from './schema.ts';

export const webhooksKept: readonly Kept[] = [
  {
    name: 'webhooks',
    chapter: 'account',
    title: 'Webhooks',
    what: 'Addresses that are told what happens, encrypted with the secret that signs it, and a log of what was sent: which kind of event, about which id, and what the address answered.',
    why: 'So that a program of yours hears of what happens.',
    tables: [webhooks, webhookDeliveries],
    until: () => [
      'Until you remove the webhook, or your account is erased.',
      `The log: ${spanInWords(webhookTimes.keptMs)}.`,
    ],
    rows: ({ userId }) => ({ of: webhooks, where: eq(webhooks.userId, userId) }),
    exported: ['webhooks'],
  },
];
