import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { orderAmount, priceText } from '#contract/orders/amount.ts';
import type { OrderInput } from '#contract/orders/input.ts';
import { hasAnswers } from '#contract/orders/intake.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type Chosen, timeTakenError, writeAppointment } from '#core/orders/appointments/internal/book.ts';
import { findChosen } from '#core/orders/appointments/internal/choose.ts';
import { type AppointmentRecord, isHeld } from '#core/orders/appointments/internal/load.ts';
import { mailSpecialist } from '#core/orders/appointments/internal/specialist.ts';
import { heldUntil } from '#core/orders/appointments/rules.ts';
import { orderCreated } from '#core/orders/events.ts';
import { mailNewOrder, mailRequest } from '#core/orders/internal/announce.ts';
import { requireAnswers, sealAnswers } from '#core/orders/internal/intake.ts';
import { requireOrderAllowance } from '#core/orders/internal/limits.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { insertOrderKey, notePlace } from '#core/orders/internal/sealed.ts';
import { canBeOrdered, paymentGraceMs } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { ownsScan } from '#core/scans/queries/scan.ts';
import { findService, type OrderableService } from '#core/site/services/queries/services.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

type Person = Extract<Context['actor'], { kind: 'person' }>;

export interface CreatedOrder {
  orderId: string;
  serviceName: string;
  /** The same form had been sent before; nothing was done. */
  repeated: boolean;
}

const invalidInput = (publicMessage: string) => new AppError('invalid', { publicMessage });

/**
 * Orders a service for the person who is signed in. Name, price and currency are those of the database at this moment.
 * The same form sent again, however often and however many times at once, is the same order.
 * @throws AppError `unauthenticated`, `not-found` for a service that is not offered, `invalid`, `conflict` when the same
 *   form now says something else or showed another price, `limited`, `unavailable`, `internal`
 */
export async function createOrder(ctx: Context, input: OrderInput): Promise<CreatedOrder> {
  const { actor } = ctx;
  if (actor.kind !== 'person') throw new AppError('unauthenticated', { publicMessage: fault('sign-in-to-order') });
  try {
    const chosen = await chooseTime(ctx, input);
    return await ctx.platform.database.transaction(scopeOf(actor), (tx) =>
      createFilled(tx, ctx, actor, { input, chosen }),
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('internal', { publicMessage: fault('order-not-created'), cause: error });
  }
}

/** Null where the form names no time, or one that cannot be booked any more. */
const chooseTime = (
  { platform }: Context,
  { serviceId, slot, timeZone = 'UTC' }: OrderInput,
): Promise<Chosen | null> =>
  slot === undefined ? Promise.resolve(null) : findChosen(platform, { serviceId, slot, timeZone });

interface Filled {
  input: OrderInput;
  chosen: Chosen | null;
}

async function createFilled(tx: Transaction, ctx: Context, person: Person, filled: Filled): Promise<CreatedOrder> {
  const { input, chosen } = filled;
  const service = await requireService(tx, input);
  if (input.scanId && !(await ownsScan(tx, person.userId, input.scanId))) throw invalidInput(fault('your-scan'));
  const inserted = await insertOrder(tx, ctx, person, { input, service });
  if (!inserted) return { ...(await findRepeated(tx, person, input)), repeated: true };
  requireShownPrice(service, input);
  await requireOrderAllowance(tx, ctx, 'orders', person.userId);
  if (input.slot !== undefined && !chosen) throw timeTakenError();
  const appointment = chosen && (await bookFirst(tx, ctx, inserted, chosen));
  await announceCreated(tx, ctx, inserted, { chosen, appointment });
  return { orderId: inserted.id, serviceName: inserted.serviceName, repeated: false };
}

/** @throws AppError `not-found`, `invalid` */
async function requireService(tx: Transaction, { serviceId, hours }: OrderInput): Promise<OrderableService> {
  const service = await findService(tx, serviceId);
  if (!service || !canBeOrdered(service)) throw new AppError('not-found', { publicMessage: fault('not-offered') });
  if (service.priceUnit === 'hour' && hours === undefined) throw invalidInput(fault('hours-missing'));
  if (service.priceUnit === null && hours !== undefined) throw invalidInput(fault('not-by-hour'));
  return service;
}

/**
 * Nobody orders at a price that they have not seen: staff may have changed it while the form was open.
 * @throws AppError `conflict`
 */
function requireShownPrice({ price, currency, priceUnit }: OrderableService, { shownPrice }: OrderInput): void {
  if (shownPrice === undefined || shownPrice === priceText(price, currency, priceUnit)) return;
  throw new AppError('conflict', { publicMessage: fault('price-changed') });
}

/** @returns null when an order of this form is there already, also one that is being made at this very moment */
async function insertOrder(
  tx: Transaction,
  { platform }: Context,
  person: Person,
  { input, service }: { input: OrderInput; service: OrderableService },
): Promise<OrderRecord | null> {
  const { vault, clock } = platform;
  const id = randomUUID();
  const answers = requireAnswers(service.intake, input);
  const { key, wrapped } = vault.createDataKey(id);
  const now = clock.now();
  const [order] = await tx
    .insert(serviceRequests)
    .values({
      id,
      userId: person.userId,
      serviceId: service.id,
      serviceName: service.name,
      amount: orderAmount(service.price, input.hours ?? null),
      currency: service.currency,
      contactEmail: person.email,
      hours: input.hours ?? null,
      customerNote: input.note ? vault.seal(key, notePlace(id), input.note) : null,
      intakeAnswers: sealAnswers(vault, key, id, answers),
      scanId: input.scanId ?? null,
      idempotencyKey: input.idempotencyKey,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [serviceRequests.userId, serviceRequests.idempotencyKey] })
    .returning();
  if (!order) return null;
  await insertOrderKey(tx, id, person.userId, wrapped);
  return order;
}

/** @throws AppError `conflict` when the form was filled in anew after it had been sent */
async function findRepeated(tx: Transaction, { userId }: Person, input: OrderInput) {
  const [order] = await tx
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.userId, userId), eq(serviceRequests.idempotencyKey, input.idempotencyKey)));
  const same =
    order?.serviceId === input.serviceId &&
    order.hours === (input.hours ?? null) &&
    order.scanId === (input.scanId ?? null) &&
    (order.customerNote === null) === !input.note &&
    (order.intakeAnswers !== null) === hasAnswers(input);
  if (same) return { orderId: order.id, serviceName: order.serviceName };
  throw new AppError('conflict', { publicMessage: fault('sent-before') });
}

function bookFirst(tx: Transaction, { platform }: Context, order: OrderRecord, chosen: Chosen) {
  const now = platform.clock.now();
  return writeAppointment(tx, order, chosen, { now, heldUntil: heldUntil(platform.config.stripe !== null, now) });
}

interface Booked {
  chosen: Chosen | null;
  appointment: AppointmentRecord | null;
}

/**
 * Who can pay online mostly does so at once: then one mail tells both, and this one is not written.
 */
function tellCustomer(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  appointment: AppointmentRecord | null,
): Promise<void> {
  const { clock, config } = ctx.platform;
  if (config.stripe === null) return mailRequest(tx, ctx, order, { appointment });
  const startAfter = new Date(clock.now().getTime() + paymentGraceMs);
  return enqueue(tx, { name: 'order.tell-of-request' }, { orderId: order.id }, { startAfter });
}

async function announceCreated(tx: Transaction, ctx: Context, order: OrderRecord, booked: Booked): Promise<void> {
  const { chosen, appointment } = booked;
  const { id, serviceId, amount, currency, hours, status, paymentStatus } = order;
  const newValues = {
    ...{ service_id: serviceId, amount, currency, hours, status, payment_status: paymentStatus },
    ...(appointment && { starts_at: appointment.startsAt }),
  };
  await record(tx, ctx, orderCreated, { entityId: id, newValues });
  await tellCustomer(tx, ctx, order, appointment);
  await mailNewOrder(tx, ctx, order);
  if (!chosen || !appointment || isHeld(appointment, order)) return;
  await mailSpecialist(tx, ctx, order, {
    what: 'booked',
    appointment,
    specialist: { email: chosen.email, timeZone: chosen.staffZone },
  });
}
