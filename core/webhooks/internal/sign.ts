import { createHmac } from 'node:crypto';

interface Signed {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * The headers of Standard Webhooks 1.0: HMAC-SHA-256 over id, time and body, so that a receiver can refuse what is forged,
 * changed or old.
 * @param secret `whsec_` and base64
 */
export function signedHeaders(secret: string, { id, timestamp, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
