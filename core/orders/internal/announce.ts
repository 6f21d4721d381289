import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { money } from '#contract/base/formats.ts';
import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import { shortId } from '#contract/orders/short-id.ts';
import type { OrderStatus } from '#contract/orders/types.ts';
import { languageOfUser, wantsMail } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Context } from '#core/base/context.ts';
import { releaseAppointment } from '#core/orders/appointments/internal/book.ts';
import { calendarOf } from '#core/orders/appointments/internal/calendar.ts';
import { inMail } from '#core/orders/appointments/internal/in-mail.ts';
import { type AppointmentRecord, isHeld } from '#core/orders/appointments/internal/load.ts';
import { mailSpecialist, readSpecialist } from '#core/orders/appointments/internal/specialist.ts';
import { orderMailTexts } from '#core/orders/emails.texts.ts';
import {
  type Attention,
  orderAssignedMail,
  orderAttentionMail,
  orderCreatedMail,
  orderReceivedMail,
  orderStatusMail,
} from '#core/orders/emails.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { closeJob } from '#core/orders/payments/internal/job-names.ts';
import { readServiceNames } from '#core/site/services/queries/service-names.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

type Shown = Pick<OrderRecord, 'id' | 'userId' | 'serviceName' | 'amount' | 'currency' | 'hours' | 'contactEmail'>;

/** "£350 for 2 hours". */
export function amountOf({ amount, currency, hours }: Shown, language: Language): string {
  const price = money(amount, currency, languageFacts[language].locale);
  return hours === null ? price : orderMailTexts[language].forHours(price, hours);
}

type Base = { name: string | null; service: string; url: string };

/** `always`: about money. The rest can be switched off in the settings. */
type Urgency = 'always' | 'notification' | 'service-update';

/** Writes to the customer, unless the account is gone or deactivated, or they want no such mail. */
export async function mailCustomer<Input extends z.ZodType>(
  tx: Transaction,
  { platform }: Context,
  order: Shown,
  definition: EmailDefinition<Input>,
  urgency: Urgency,
  inputOf: (base: Base, language: Language) => z.input<Input>,
  mailId?: string,
): Promise<void> {
  if (!order.userId) return;
  const [customer] = await tx
    .select({ fullName: profiles.fullName, deletedAt: profiles.deletedAt })
    .from(profiles)
    .where(eq(profiles.id, order.userId));
  if (!customer || customer.deletedAt) return;
  if (urgency !== 'always' && !(await wantsMail(tx, order.userId, urgency))) return;
  const url = `${platform.config.appUrl}/dashboard/requests/${order.id}`;
  const language = await languageOfUser(tx, order.userId);
  const service = (await readServiceNames(tx, language))(order.serviceName);
  const input = inputOf({ name: customer.fullName, service, url }, language);
  await queueMail(tx, platform, definition, {
    to: order.contactEmail,
    language,
    input,
    userId: order.userId,
    ...(mailId !== undefined && { id: mailId }),
  });
}

/**
 * That we have a request, what it costs, and what happens next.
 * @param mailId given where the same mail could be written again
 */
export function mailRequest(
  tx: Transaction,
  ctx: Context,
  order: Shown,
  {
    appointment = null,
    heldUntil = null,
    mailId,
  }: { appointment?: AppointmentRecord | null; heldUntil?: Date | null; mailId?: string } = {},
): Promise<void> {
  const payOnline = ctx.platform.config.stripe !== null;
  const inputOf = (base: Base, language: Language) => ({
    ...base,
    amount: amountOf(order, language),
    payOnline,
    appointment: appointment && inMail(ctx.platform, appointment, base.service, language),
    heldUntil: heldUntil?.toISOString() ?? null,
  });
  return mailCustomer(tx, ctx, order, orderCreatedMail, 'always', inputOf, mailId);
}

/** Statuses that mean the same to the customer: going from one to the other is not worth a mail. */
const isAtWork = (status: OrderStatus) => status === 'processing' || status === 'in_progress';

/**
 * What was kept for an order that is called off: nobody shall pay for it, and whoever had an appointment is told.
 * @returns the file that takes the appointment out of the customer's calendar (RFC 5545); null where there is none ahead
 */
export async function cancelCheckoutAndAppointment(
  tx: Transaction,
  ctx: Context,
  order: Shown & Pick<OrderRecord, 'paymentStatus'>,
): Promise<string | null> {
  const { platform } = ctx;
  if (platform.payments) await enqueue(tx, closeJob, { orderId: order.id });
  const released = await releaseAppointment(tx, order.id, platform.clock.now());
  if (!released) return null;
  const specialist = isHeld(released, order) ? null : await readSpecialist(tx, released.staffId);
  if (specialist) await mailSpecialist(tx, ctx, order, { what: 'cancelled', appointment: released, specialist });
  const language = order.userId ? await languageOfUser(tx, order.userId) : firstLanguage;
  const nameOf = await readServiceNames(tx, language);
  return calendarOf(platform, released, nameOf(order.serviceName), language);
}

/** What follows from a new status: the customer's mail; and nobody shall pay or wait for what was called off. */
export async function announceStatus(
  tx: Transaction,
  ctx: Context,
  before: OrderRecord,
  { status, ...after }: OrderRecord,
): Promise<void> {
  const calendar = status === 'cancelled' ? await cancelCheckoutAndAppointment(tx, ctx, after) : null;
  if (!(isAtWork(before.status) && isAtWork(status)))
    await mailCustomer(tx, ctx, after, orderStatusMail, 'service-update', (base) => ({ ...base, status, calendar }));
}

/** Staff are written to in English. */
const forStaff = ({ platform }: Context, order: Shown) => ({
  to: platform.config.ownerEmail ?? platform.config.site.contactEmail,
  language: firstLanguage,
  input: {
    service: order.serviceName,
    amount: amountOf(order, firstLanguage),
    url: `${platform.config.appUrl}/admin/orders/${order.id}`,
  },
});

export async function mailNewOrder(tx: Transaction, ctx: Context, order: Shown): Promise<void> {
  await queueMail(tx, ctx.platform, orderReceivedMail, forStaff(ctx, order));
}

/** Tells staff that an order waits for them. */
export async function mailAttention(tx: Transaction, ctx: Context, order: Shown, why: Attention): Promise<void> {
  const { input, ...mail } = forStaff(ctx, order);
  await queueMail(tx, ctx.platform, orderAttentionMail, { ...mail, input: { ...input, why } });
}

/** Tells a member of staff that a colleague has given them an order; nobody is told of what they did themselves. */
export async function mailAssignee(tx: Transaction, { actor, platform }: Context, order: OrderRecord): Promise<void> {
  const { id, assigneeId } = order;
  if (assigneeId === null || (actor.kind === 'person' && actor.userId === assigneeId)) return;
  const [assignee] = await tx
    .select({ email: profiles.email, name: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, assigneeId));
  if (!assignee) return;
  const input = { name: assignee.name, number: shortId(id), url: `${platform.config.appUrl}/admin/orders/${id}` };
  await queueMail(tx, platform, orderAssignedMail, {
    to: assignee.email,
    language: firstLanguage,
    input,
    userId: assigneeId,
  });
}
