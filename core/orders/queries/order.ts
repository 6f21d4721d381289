import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Refund } from '#contract/orders/payments.ts';
import type { OrderFile, OrderMessage, OrderView } from '#contract/orders/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { historyOf } from '#core/base/audit/queries/history.ts';
import { type Context, isStaff, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { visibleTo } from '#core/base/visible.ts';
import { appointmentOf } from '#core/orders/appointments/internal/load.ts';
import { appointments } from '#core/orders/appointments/schema.ts';
import { openAnswers } from '#core/orders/internal/intake.ts';
import { findForActor } from '#core/orders/internal/load.ts';
import { assignees, isAssignee, staffColumns, staffRowOf, unread } from '#core/orders/internal/rows.ts';
import { scanStateOf } from '#core/orders/internal/scan-state.ts';
import { fileNamePlace, findOrderKey, messagePlace, notePlace } from '#core/orders/internal/sealed.ts';
import { settledMessages } from '#core/orders/internal/settled-messages.ts';
import { stepsOf, stepTexts } from '#core/orders/internal/steps.ts';
import { type RefundRecord, refundsOfOrder } from '#core/orders/payments/queries/load.ts';
import { requireCan } from '#core/orders/policy.ts';
import { fulfilmentOf } from '#core/orders/rules.ts';
import { orderFiles, orderMessages, serviceRequests } from '#core/orders/schema.ts';
import { readServiceNames } from '#core/site/services/queries/service-names.ts';
import { services } from '#core/site/services/schema.ts';
import { watchedYears } from '#core/watching/schema.ts';
import type { DataKey, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const uuid = z.uuid();

/**
 * A whole order: for the customer whose it is, and for staff.
 * @param language of its steps and of the name of an initial service
 * @throws AppError `not-found`, the same for a stranger's order and for one that never existed; VaultError
 */
export async function getOrderFor(
  ctx: Context,
  orderId: string,
  language: Language = firstLanguage,
): Promise<OrderView> {
  const { actor, platform } = ctx;
  if (!uuid.safeParse(orderId).success) throw new AppError('not-found');
  const read = await platform.database.read(scopeOf(actor), async (tx) => {
    const rows = await readRows(tx, ctx, orderId);
    const { serviceName, customerLanguage } = rows.order;
    const nameOf = await readServiceNames(tx, language);
    const customers = customerLanguage ?? firstLanguage;
    const customersNameOf = customers === language ? nameOf : await readServiceNames(tx, customers);
    return { ...rows, serviceName: nameOf(serviceName), customersName: customersNameOf(serviceName) };
  });
  return openOrder(platform, await findOrderKey(platform, read.order.id), read, language);
}

/** The same for the dashboard, where also staff see only what they ordered themselves. @throws as `getOrderFor` */
export async function getOwnOrder(ctx: Context, orderId: string, language?: Language): Promise<OrderView> {
  const order = await getOrderFor(ctx, orderId, language);
  if (ctx.actor.kind !== 'person' || order.customer.id !== ctx.actor.userId) throw new AppError('not-found');
  return order;
}

/** Guards what is done on that page, before anything else is looked at. @throws AppError `not-found` */
export async function requireOwnOrder(ctx: Context, orderId: string): Promise<void> {
  const { userId } = await findForActor(ctx, orderId);
  if (ctx.actor.kind !== 'person' || userId !== ctx.actor.userId) throw new AppError('not-found');
}

/** The same as an answer, for what may be sent there. */
export async function ownsOrder(ctx: Context, orderId: string): Promise<boolean> {
  try {
    await requireOwnOrder(ctx, orderId);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return false;
    throw error;
  }
}

const whole = {
  customerNote: serviceRequests.customerNote,
  intakeAnswers: serviceRequests.intakeAnswers,
  appointment: appointments,
  intake: services.intake,
  appointmentMinutes: services.appointmentMinutes,
  yearEndsAt: watchedYears.endsAt,
};

/** Customers have theirs with the session: their pages stand while preferences cannot be read. */
const withoutLanguage = { ...staffColumns, customerLanguage: sql<Language | null>`null` };

/** One order, with what the other side wrote unread. @returns null when the actor may not see it */
async function readOne(tx: Transaction, orderId: string, { actor }: Context) {
  const isOwn = sql`(${serviceRequests.userId} is not distinct from ${actor.kind === 'person' ? actor.userId : null}::uuid)`;
  const [found] = await tx
    .select({ ...(isStaff(actor) ? staffColumns : withoutLanguage), unread: unread(isOwn), ...whole })
    .from(serviceRequests)
    .leftJoin(profiles, eq(profiles.id, serviceRequests.userId))
    .leftJoin(assignees, isAssignee(actor))
    .leftJoin(appointments, eq(appointments.orderId, serviceRequests.id))
    .leftJoin(services, eq(services.id, serviceRequests.serviceId))
    .leftJoin(watchedYears, eq(watchedYears.orderId, serviceRequests.id))
    .where(and(eq(serviceRequests.id, orderId), visibleTo(actor, serviceRequests.userId)));
  return found ?? null;
}

async function readRows(tx: Transaction, ctx: Context, orderId: string) {
  const order = await readOne(tx, orderId, ctx);
  if (!order) throw new AppError('not-found');
  requireCan(ctx.actor, 'order.read', order);
  const messages = await tx
    .select()
    .from(orderMessages)
    .where(eq(orderMessages.orderId, orderId))
    .orderBy(asc(orderMessages.createdAt), asc(orderMessages.id));
  const files = await tx
    .select({
      id: orderFiles.id,
      messageId: orderFiles.messageId,
      byStaff: orderFiles.byStaff,
      sealedName: orderFiles.sealedName,
      size: orderFiles.size,
      createdAt: orderFiles.createdAt,
    })
    .from(orderFiles)
    .where(eq(orderFiles.orderId, orderId))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.id));
  const refunds = await refundsOfOrder(tx, ctx.actor, orderId);
  return { order, messages, files, refunds, history: await historyOf(tx, 'service_request', orderId) };
}

/** Its name is in the language that it is read in. */
type Read = Awaited<ReturnType<typeof readRows>> & { serviceName: string; customersName: string };

function openOrder({ vault, clock }: Platform, key: DataKey | null, read: Read, language: Language): OrderView {
  const { order, serviceName, customersName, messages, files, refunds, history } = read;
  const { customerNote, intakeAnswers: answers } = order;
  const settled = settledMessages(history);
  return {
    ...staffRowOf(order, clock.now()),
    serviceName,
    customersName,
    note: key && customerNote !== null ? vault.open(key, notePlace(order.id), customerNote) : null,
    intake: key && answers !== null ? openAnswers(vault, key, order.id, answers) : null,
    appointment: order.appointment && appointmentOf(order.appointment, order, clock.now()),
    appointmentMinutes: order.intake === 'appointment' ? order.appointmentMinutes : null,
    scanId: order.scanId,
    reportScanId: order.reportScanId,
    scanState: scanStateOf(history, clock.now()),
    watched: watchedUntil(order.yearEndsAt, clock.now()),
    fulfilment: fulfilmentOf(order.serviceId),
    refunds: refunds.map(refundFrom),
    steps: stepsOf(history, language),
    messages: messages.map((message) => messageOf(vault, key, message, settled)),
    files: files.map((file) => fileOf(vault, key, file, stepTexts[language].erased)),
  };
}

const watchedUntil = (end: Date | null, now: Date): OrderView['watched'] =>
  end && { until: end.toISOString(), isOver: end <= now };

const refundFrom = ({ id, state, amount, reason, createdAt }: RefundRecord): Refund => ({
  ...{ id, state, amount, reason },
  startedAt: createdAt.toISOString(),
});

const messageOf = (
  vault: Vault,
  key: DataKey | null,
  message: Read['messages'][number],
  settled: ReadonlySet<string>,
): OrderMessage => ({
  id: message.id,
  by: message.byStaff ? 'staff' : 'customer',
  text: key && vault.open(key, messagePlace(message.id), message.sealed),
  sentAt: message.createdAt.toISOString(),
  readAt: message.readAt?.toISOString() ?? null,
  isSettled: settled.has(message.id),
});

const fileOf = (vault: Vault, key: DataKey | null, file: Read['files'][number], erased: string): OrderFile => ({
  id: file.id,
  by: file.byStaff ? 'staff' : 'customer',
  messageId: file.messageId,
  name: key ? vault.open(key, fileNamePlace(file.id), file.sealedName) : erased,
  size: file.size,
  addedAt: file.createdAt.toISOString(),
});
