import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { WebhookKind } from '#contract/webhooks/types.ts';
import type { Entry, EventDefinition, Subscription } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import {
  orderCreated,
  orderExpectedChanged,
  orderFileAttached,
  orderMessageSent,
  orderPaymentChanged,
  orderReportDelivered,
  orderStatusChanged,
  refundMade,
} from '#core/orders/events.ts';
import { eventOfState } from '#core/removal/events.ts';
import { scanCompleted } from '#core/scans/events.ts';
import { messageReceived } from '#core/site/messages/events.ts';
import { sourceMoved } from '#core/sources/health/events.ts';
import { watchingNoticed } from '#core/watching/events.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { webhookEventJob } from './job-names.ts';

interface Told {
  kind: WebhookKind;
  /** Whose; null for staff. */
  userId: string | null;
  ids: Record<string, string>;
  details?: Record<string, string | number>;
}

/** The event goes to the queue with the act itself, where anybody is to be told: who that is the act may not see. */
const announceAfter = (
  event: EventDefinition,
  toldOf: (entry: Entry, ctx: Context) => readonly Told[],
): Subscription => ({
  event,
  async run(tx, ctx, entry) {
    const at = ctx.platform.clock.now().toISOString();
    for (const { details = {}, ...told } of toldOf(entry, ctx))
      if (await isHeard(tx, told)) await enqueue(tx, webhookEventJob, { eventId: randomUUID(), at, details, ...told });
  },
});

async function isHeard(tx: Transaction, { kind, userId }: Told): Promise<boolean> {
  const { rows } = await tx.execute<{ heard: boolean }>(sql`select hears_webhook(${kind}, ${userId}) as heard`);
  return rows[0]?.heard === true;
}

const ownerOf = ({ userId }: Entry, { actor }: Context): string | null =>
  userId === undefined && actor.kind === 'person' ? actor.userId : (userId ?? null);

/** One event of its owner; none where nobody owns it. */
function ofOwner(entry: Entry, ctx: Context, told: Omit<Told, 'userId'>): Told[] {
  const userId = ownerOf(entry, ctx);
  return userId === null || entry.entityId === null ? [] : [{ ...told, userId }];
}

const statusesIn = (values: Readonly<Record<string, unknown>> = {}): Record<string, string | number> =>
  Object.fromEntries(
    ['status', 'payment_status', 'expected_on'].flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
    }),
  );

const orderChanges = [
  orderStatusChanged,
  orderPaymentChanged,
  orderExpectedChanged,
  orderReportDelivered,
  orderFileAttached,
  refundMade,
];

const idOf = ({ entityId }: Entry): string => entityId ?? '';

/** A message of the customer is for staff, one of staff for the customer. */
function orderMessage(entry: Entry, ctx: Context): Told[] {
  const ids = { orderId: idOf(entry), messageId: String(entry.newValues?.message ?? '') };
  const isByCustomer = ctx.actor.kind === 'person' && ctx.actor.userId === ownerOf(entry, ctx);
  return isByCustomer
    ? [{ kind: 'staff.message.received', userId: null, ids }]
    : ofOwner(entry, ctx, { kind: 'message.received', ids });
}

function changesNoticed(entry: Entry, ctx: Context): Told[] {
  return (['new', 'gone', 'back'] as const).flatMap((change) => {
    const count = Number(entry.details?.[change] ?? 0);
    const told = { kind: `finding.${change}` as const, ids: { scanId: idOf(entry) }, details: { count } };
    return count > 0 ? ofOwner(entry, ctx, told) : [];
  });
}

/** What webhooks hear of. */
export const webhookSubscriptions: readonly Subscription[] = [
  announceAfter(scanCompleted, (entry, ctx) =>
    ofOwner(entry, ctx, { kind: 'scan.completed', ids: { scanId: idOf(entry) } }),
  ),
  announceAfter(watchingNoticed, changesNoticed),
  // Which company it is stands in no webhook, and how the request stands only where details are wanted.
  ...Object.entries(eventOfState).map(([state, event]) =>
    announceAfter(event, (entry, ctx) =>
      ofOwner(entry, ctx, { kind: 'removal.changed', ids: { caseId: idOf(entry) }, details: { state } }),
    ),
  ),
  announceAfter(orderCreated, (entry, ctx) => [
    ...ofOwner(entry, ctx, { kind: 'order.created', ids: { orderId: idOf(entry) } }),
    { kind: 'staff.order.created', userId: null, ids: { orderId: idOf(entry) } },
  ]),
  ...orderChanges.map((event) =>
    announceAfter(event, (entry, ctx) =>
      ofOwner(entry, ctx, {
        kind: 'order.changed',
        ids: { orderId: idOf(entry) },
        details: { event: event.name, ...statusesIn(entry.newValues) },
      }),
    ),
  ),
  announceAfter(orderMessageSent, orderMessage),
  announceAfter(messageReceived, (entry) => [
    { kind: 'staff.message.received', userId: null, ids: { messageId: idOf(entry) } },
  ]),
  announceAfter(sourceMoved.quarantined, (entry) => [
    { kind: 'staff.source.quarantined', userId: null, ids: { sourceId: idOf(entry) } },
  ]),
];
