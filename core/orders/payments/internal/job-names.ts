import { z } from 'zod';

/** What the outbox names: whoever takes a message knows nothing of the work. */
export const refreshJob = { name: 'payment.refresh', input: z.strictObject({ paymentId: z.uuid() }) };
export const refundJob = { name: 'payment.refund', input: z.strictObject({ refundId: z.uuid() }) };
export const closeJob = { name: 'payment.close', input: z.strictObject({ orderId: z.uuid() }) };
