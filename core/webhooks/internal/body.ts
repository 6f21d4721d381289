import { type WebhookFormat, webhookWords } from '#contract/webhooks/types.ts';
import type { webhookDeliveries } from '#core/webhooks/schema.ts';

type Delivery = Pick<typeof webhookDeliveries.$inferSelect, 'kind' | 'data' | 'createdAt'>;

/** What is sent, and as what. */
interface Payload {
  body: string;
  type: string;
}

/** @param site what the product is called here, which chat messages begin with */
export function payloadOf(format: WebhookFormat, { kind, data, createdAt }: Delivery, site: string): Payload {
  if (format === 'standard')
    return { body: JSON.stringify({ type: kind, timestamp: createdAt.toISOString(), data }), type: 'application/json' };
  const details = Object.entries(data).map(([name, value]) => `${name} ${value}`);
  const text = [`${site}: ${webhookWords[kind]}`, ...details].join('\n');
  return format === 'ntfy'
    ? { body: text, type: 'text/plain; charset=utf-8' }
    : { body: JSON.stringify({ text }), type: 'application/json' };
}
