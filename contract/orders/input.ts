import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';
import { orderHours } from './amount.ts';
import { slot, timeZone } from './appointment-input.ts';
import { intakeFields } from './intake.ts';
import { refundReasons } from './payments.ts';
import {
  longestAdminNotes,
  longestOrderMessage,
  longestOrderNote,
  mostFilesAtOnce,
  orderStatuses,
  paymentStatuses,
} from './types.ts';

/** For the server: it brings zod with it. */
const textSchema = (most: number) =>
  z
    .string()
    .transform((value) =>
      value
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most, fault('too-long', most)));

const notGiven = (value: unknown) => (value === '' || value === 'none' ? undefined : value);

/** Where a form leaves something out, it sends an empty text. */
const optionalSchema = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(notGiven, schema.optional());

const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

const hours = fault('order-hours');

/** What a customer orders. The price is the server's; `shownPrice` only says which one the form showed (`priceText`). */
export const orderInput = z.strictObject({
  serviceId: z.string().regex(/^[a-z0-9-]{1,100}$/, fault('no-such-service')),
  hours: optionalSchema(z.coerce.number(hours).int(hours).min(orderHours.least, hours).max(orderHours.most, hours)),
  note: optionalSchema(textSchema(longestOrderNote)),
  scanId: optionalSchema(z.uuid(fault('your-scan'))),
  ...intakeFields,
  slot,
  timeZone: optionalSchema(timeZone),
  shownPrice: optionalSchema(z.string().max(100)),
  idempotencyKey: z.uuid(),
});
export type OrderInput = z.output<typeof orderInput>;

const version = z.coerce.number().int().min(1);

export const orderChange = z.strictObject({ orderId: z.uuid(), version });
export const orderStatusChange = orderChange.extend({ status: z.enum(orderStatuses) });
export const orderPaymentChange = orderChange.extend({ paymentStatus: z.enum(paymentStatuses) });
const amountWords = fault('amount');

/** `amount` as staff type it, in units of the currency; in the smallest unit afterwards. */
export const refundInput = orderChange.extend({
  /** Given by the form, so that a repeated post gives back once. */
  refundId: z.uuid(),
  paymentId: z.uuid(),
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,7}([.,]\d{1,2})?$/, amountWords)
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
    .pipe(z.number().int().min(1, amountWords)),
  reason: z.enum(refundReasons, fault('choose-reason')),
});
export type RefundInput = z.output<typeof refundInput>;

export const orderNotesChange = orderChange.extend({ notes: textSchema(longestAdminNotes) });

/** Its field has a name of its own, so that one form can never be taken for the other. */
export const internalNoteChange = z.strictObject({
  orderId: z.uuid(),
  version: z.coerce.number().int().min(0),
  internalNote: textSchema(longestAdminNotes),
});

/** Who sees to it, and by when; `none` and nothing take it away. */
export const orderPlanChange = orderChange.extend({
  assigneeId: optionalSchema(z.uuid(fault('choose-staff'))).transform(orNull),
  expectedOn: optionalSchema(z.iso.date(fault('choose-day'))).transform(orNull),
});

/** Many orders at once, each as `id:version`: as it stood when it was chosen, the way its checkbox holds it. */
export const orderStatusesChange = z.strictObject({
  status: z.enum(orderStatuses, fault('choose-status')),
  orders: z
    .array(
      z
        .string()
        .transform((text): unknown => ({ orderId: text.split(':')[0], version: text.split(':')[1] }))
        .pipe(orderChange),
    )
    .min(1, fault('choose-orders'))
    .max(100),
});

/** The customer's last message, which needs no answer. */
export const settledMessage = z.strictObject({ orderId: z.uuid(), messageId: z.uuid() });

/** A message with what comes with it; `alone` for files that are handed over without one. */
export const orderMessageInput = z
  .strictObject({
    orderId: z.uuid(),
    text: textSchema(longestOrderMessage),
    files: z.array(z.instanceof(File)).max(mostFilesAtOnce, fault('most-files', mostFilesAtOnce)).default([]),
    alone: z.literal('files').optional(),
    idempotencyKey: z.uuid(),
  })
  .superRefine(({ text, files, alone }, { addIssue }) => {
    if (files.length > 0) return;
    if (alone) addIssue({ code: 'custom', path: ['files'], message: fault('file-missing') });
    else if (text === '') addIssue({ code: 'custom', path: ['text'], message: fault('message-missing') });
  });
