import { randomUUID } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { assertHolds } from '../target.ts';
import type { ProductionTarget } from './target.ts';

const MEGABYTE = 2 ** 20;
const ORDERS = ['detailed-exposure-report', 'privacy-guidance-package'];
const FILES_EACH = 10;
const MOST_BEFORE_PAYMENT = 5;

/** Row 37: a new account puts 20 MB beside orders that it does not pay, and 10 MB at once. */
export const storeBeforePayment: Attack<ProductionTarget> = async ({ openAccount }) => {
  const browser = await openAccount('stores.much@example.com');
  const stored: string[] = [];
  for (const service of ORDERS) {
    const ordered = await browser.post(`/services/order/${service}`, { idempotencyKey: randomUUID() });
    const path = /\/dashboard\/requests\/[0-9a-f-]{36}/.exec(String(ordered.headers.location))?.[0] ?? '';
    assertHolds(path !== '', `${service} could not be ordered: ${ordered.status}`);
    const send = (name: string, bytes: number) =>
      browser.upload(
        path,
        { intent: 'message', alone: 'files', text: '', idempotencyKey: randomUUID() },
        new File([Buffer.alloc(bytes, name)], name),
      );
    for (let n = 0; n < FILES_EACH; n++) await send(`${service} ${n}.txt`, MEGABYTE);
    const large = await send('large.txt', 2 * MOST_BEFORE_PAYMENT * MEGABYTE - 1_000);
    assertHolds(large.status >= 400, `10 MB at once were answered ${large.status}`);
    const { text } = await browser.get(path);
    stored.push(...new Set(text.match(/(?:[a-z]+-)+[a-z]+ \d+\.txt/g)));
    assertHolds(!text.includes('large.txt'), '10 MB at once were kept');
  }
  assertHolds(stored.length > 0, 'nothing could be sent at all');
  assertHolds(stored.length <= MOST_BEFORE_PAYMENT, `${stored.length} MB were kept: ${stored.join(', ')}`);
  return `${ORDERS.length * FILES_EACH} files of 1 MB beside unpaid orders: ${stored.length} kept; 10 MB at once refused`;
};
