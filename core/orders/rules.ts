import type { Fulfilment, OrderStatus, PaymentStatus } from '#contract/orders.ts';

type Order = { status: OrderStatus };

/** What an order allows in each state (ADM-ORD-009 to 013). Any status may follow any other besides. */
export const orderCan: Readonly<Record<'start' | 'complete' | 'cancel' | 'fulfil', (order: Order) => boolean>> = {
  start: ({ status }) => status === 'pending',
  complete: ({ status }) => status === 'in_progress' || status === 'processing',
  cancel: () => true,
  fulfil: ({ status }) => status !== 'completed' && status !== 'cancelled',
};

/** `completed_at` stands exactly while an order is completed; completing it again keeps the first time. */
export function completedAtFor(
  order: Order & { completedAt: Date | null },
  status: OrderStatus,
  now: Date,
): Date | null {
  if (status !== 'completed') return null;
  return order.status === 'completed' ? order.completedAt : now;
}

const fulfilments: Readonly<Record<string, Fulfilment>> = {
  'detailed-exposure-report': 'report',
  'privacy-guidance-package': 'guidance',
};

/** Services that staff add later are done by people. */
export const fulfilmentOf = (serviceId: string | null): Fulfilment => fulfilments[serviceId ?? ''] ?? 'person';

/** The free scan has a form of its own, and nothing else is given away by a request. */
export const canBeOrdered = (service: { isActive: boolean; price: number }): boolean =>
  service.isActive && service.price > 0;

/** Payment states after which the work may begin. */
export const isPaid = ({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean => paymentStatus === 'paid';

export const orderLimits = {
  orders: [
    { most: 60, windowSeconds: 3_600 },
    { most: 200, windowSeconds: 86_400 },
  ],
  messages: [{ most: 60, windowSeconds: 3_600 }],
} as const;

/** Rows of one page of a list. */
export const ordersPerPage = 20;

/** Who has an unread message of the last half hour was told by mail already. */
export const quietMs = 30 * 60_000;
