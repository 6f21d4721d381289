import { z } from 'zod';
import { type Language, languages, type TimeZone, timeZones } from '#contract/accounts/preferences.ts';
import { orderStatuses, paymentStatuses } from '#contract/orders/types.ts';
import { severities } from '#contract/scans/severity.ts';
import { todoStates } from '#contract/scans/todos.ts';
import {
  certaintyLabel,
  checkStates,
  findingCategories,
  notCheckedReasons,
  scanStatuses,
  sourceCategories,
} from '#contract/scans/types.ts';
import { messageStatuses } from '#contract/site/messages.ts';
import { currencies } from '#contract/site/services.ts';
import { invoiceDocument } from '#core/orders/invoices/queries/document.ts';

/**
 * What a row of each file of an export looks like. The JSON Schemas in the archive are made of these, and every row
 * passes through its shape: what a schema does not know is not written.
 */
const time = z.iso.datetime().describe('ISO 8601, UTC');
const id = z.uuid();
const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];
const whole = z.int().nonnegative();
const smallest = z.int().nonnegative().describe('In the smallest unit of the currency');
const currency = z.enum(currencies);

const account = z.object({
  email: z.string(),
  fullName: z.string().nullable(),
  createdAt: time,
  preferences: z.object({
    emailNotifications: z.boolean(),
    serviceUpdates: z.boolean(),
    language: z.enum(keysOf<Language>(languages)),
    timeZone: z.enum(keysOf<TimeZone>(timeZones)),
  }),
  twoFactor: z.object({ enabled: z.boolean(), since: time.nullable(), recoveryCodesLeft: whole }),
  passkeys: z.array(z.object({ id, name: z.string(), createdAt: time, lastUsedAt: time.nullable() })),
});

const session = z.object({
  id,
  device: z.string(),
  network: z.string().nullable().describe('Network of the connection, without the last part of its address'),
  createdAt: time,
  lastSeenAt: time,
  endsAt: time,
  isThis: z.boolean().describe('The one that asked for this archive'),
});

const finding = z.object({
  id: z.string(),
  category: z.enum(findingCategories),
  severity: z.enum(severities),
  points: z.number(),
  title: z.string(),
  where: z.string(),
  url: z.string().nullable(),
  exposed: z.array(z.string()),
  evidence: z.array(z.object({ label: z.string(), value: z.string() })),
  since: z.string().nullable().describe('YYYY-MM-DD, YYYY-MM or YYYY'),
  certainty: z.object({ level: z.enum(keysOf(certaintyLabel)), because: z.string() }),
  why: z.string(),
  steps: z.array(z.string()),
  sources: z.array(z.object({ id: z.string(), name: z.string() })),
  lowersScoreBy: z.number().nullable(),
  todo: z
    .object({ state: z.enum(todoStates), steps: z.array(whole).describe('Places in `steps`, from 0') })
    .describe('What you said you have done about it'),
});

const range = {
  score: whole.describe('What is known, out of 100'),
  most: whole.describe('The most that the sources which did not answer could make of it'),
};

const score = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('scored'),
    ...range,
    open: z.object(range).nullable().describe('What is left of it without what you have dealt with'),
    categories: z.array(z.object({ category: z.enum(findingCategories), points: z.number(), findings: whole })),
    formula: z.string(),
  }),
  z.object({
    kind: z.literal('incomplete'),
    unknownShare: z.number(),
    silent: z.array(z.enum(sourceCategories)).describe('Kinds of source that gave no answer at all'),
    formula: z.string(),
  }),
]);

const check = z.object({
  sourceId: z.string(),
  name: z.string(),
  category: z.enum(sourceCategories),
  state: z.enum(checkStates),
  reason: z.enum(notCheckedReasons).nullable(),
  durationMs: z.number().nullable(),
  findings: whole,
  clearCovers: z.string().nullable().describe('What "nothing found" of this source covers'),
  reusedFrom: time.nullable().describe('When it answered, where an earlier answer was used again'),
});

const scan = z.object({
  id,
  status: z.enum(scanStatuses),
  completion: z.number(),
  name: z.string(),
  email: z.string(),
  createdAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  verdict: z.object({ headline: z.string(), detail: z.string() }),
  score: score.nullable(),
  findings: z.array(finding),
  checks: z.array(check),
});

const order = z.object({
  id,
  serviceId: z.string().nullable(),
  serviceName: z.string(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStatuses),
  amount: whole.describe('In whole units of the currency'),
  currency,
  hours: whole.nullable(),
  contactEmail: z.string(),
  note: z.string().nullable().describe('What you wrote when ordering'),
  notes: z.string().nullable().describe('What staff noted for you'),
  scanId: id.nullable(),
  reportScanId: id.nullable(),
  createdAt: time,
  updatedAt: time,
  completedAt: time.nullable(),
  steps: z.array(z.object({ at: time, text: z.string(), by: z.enum(['customer', 'staff', 'system']) })),
  messages: z.array(
    z.object({
      id,
      by: z.enum(['customer', 'staff']),
      text: z.string().nullable(),
      sentAt: time,
      readAt: time.nullable(),
    }),
  ),
});

const file = z.object({
  id,
  orderId: id,
  name: z.string(),
  size: whole.describe('Bytes'),
  addedAt: time,
  path: z.string().nullable().describe('Where it is in this archive; null when there was no room for it'),
});

const payment = z.object({
  id,
  orderId: id.nullable(),
  attempt: whole,
  state: z.string(),
  amount: smallest,
  refunded: smallest,
  currency,
  method: z.string().nullable(),
  reference: z.string().nullable().describe('What the payment service calls it'),
  startedAt: time,
  paidAt: time.nullable(),
});

const invoice = z.object({
  id,
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: time,
  orderId: id.nullable(),
  document: invoiceDocument,
});

const message = z.object({
  id,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(messageStatuses),
  sentAt: time,
  replies: z.array(z.object({ id, text: z.string(), sentAt: time })),
});

const values = z.record(z.string(), z.json()).nullable();

const activity = z.object({
  id,
  createdAt: time,
  action: z.string(),
  event: z.string().nullable(),
  refused: z.boolean(),
  byStaff: z.boolean(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  thing: z.string().describe('Which kind of thing it was done to'),
  thingId: z.string().nullable(),
  details: values,
  oldValues: values,
  newValues: values,
  hash: z.string().nullable().describe('Of the entry in the sealed audit log; null until it is sealed'),
});

export const shapes = { account, session, scan, order, file, payment, invoice, message, activity };
