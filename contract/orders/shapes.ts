import { z } from 'zod';
import { count, isoTime } from '#contract/base/shapes.ts';
import { currencies } from '#contract/site/services.ts';
import { refundReasons, refundStates } from './payments.ts';
import { orderStatuses, paymentStatuses } from './types.ts';

export const smallestUnits = z.int().nonnegative().describe('In the smallest unit of the currency');
export const currencyShape = z.enum(currencies);

export const orderShape = z.object({
  id: z.uuid(),
  serviceId: z.string().nullable(),
  serviceName: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  amount: count.describe('In whole units of the currency'),
  currency: currencyShape,
  hours: count.nullable(),
  contactEmail: z.string(),
  note: z.string().nullable().describe('What you wrote when ordering'),
  intake: z
    .object({ names: z.array(z.string()), links: z.array(z.string()) })
    .nullable()
    .describe('What the form of the service asked you for'),
  appointment: z
    .object({
      startsAt: isoTime,
      endsAt: isoTime,
      timeZone: z.string(),
      specialist: z.string(),
      isCancelled: z.boolean(),
    })
    .nullable(),
  notes: z.string().nullable().describe('What staff noted for you'),
  specialist: z.string().nullable().describe('Who sees to it'),
  expectedOn: z.iso.date().nullable().describe('The day by which it is expected'),
  scanId: z.uuid().nullable(),
  reportScanId: z.uuid().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  completedAt: isoTime.nullable(),
  refunds: z
    .array(
      z.object({
        state: z.enum(refundStates),
        amount: smallestUnits,
        reason: z.enum(refundReasons).nullable(),
        startedAt: isoTime,
      }),
    )
    .describe('What was given back'),
  steps: z.array(z.object({ at: isoTime, text: z.string(), by: z.enum(['customer', 'staff', 'system']) })),
  messages: z.array(
    z.object({
      id: z.uuid(),
      by: z.enum(['customer', 'staff']),
      text: z.string().nullable(),
      sentAt: isoTime,
      readAt: isoTime.nullable(),
    }),
  ),
});
