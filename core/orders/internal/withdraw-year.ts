import { z } from 'zod';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { fulfilmentOf } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/** What the outbox names when a year of watching is not paid for any more. */
export const endYearJob = { name: 'order.end-year', input: z.strictObject({ orderId: z.uuid() }) };

/** Has the year of watching of an order end that is not paid for any more; does nothing for any other service. */
export async function withdrawYear(tx: Transaction, { id, serviceId }: OrderRecord): Promise<void> {
  if (fulfilmentOf(serviceId) === 'watching') await enqueue(tx, endYearJob, { orderId: id });
}
