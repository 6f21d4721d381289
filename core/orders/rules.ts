import { beginningOf } from '#contract/base/cut-text.ts';
import type { Fulfilment, OrderStatus, PaymentStatus } from '#contract/orders/types.ts';
import { yearOfWatching } from '#contract/watching/types.ts';

type Order = { status: OrderStatus };

/** What an order allows in each state. Any status may follow any other besides. */
export const orderCan: Readonly<Record<'start' | 'complete' | 'cancel', (order: Order) => boolean>> = {
  start: ({ status }) => status === 'pending',
  complete: ({ status }) => status === 'in_progress' || status === 'processing',
  cancel: () => true,
};

/** Work on it has neither ended nor been called off: staff may look at what it needs. */
export const isOpen = ({ status }: Order): boolean => status !== 'completed' && status !== 'cancelled';

/** Today's date, YYYY-MM-DD in UTC. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The day that the customer was told has passed, and work on it has not ended. */
export const isOverdue = ({ expectedOn, ...order }: Order & { expectedOn: string | null }, now: Date): boolean =>
  expectedOn !== null && expectedOn < dayOf(now) && isOpen(order);

/** `completed_at` stands exactly while an order is completed; completing it again keeps the first time. */
export function completedAtFor(
  order: Order & { completedAt: Date | null },
  status: OrderStatus,
  now: Date,
): Date | null {
  if (status !== 'completed') return null;
  return order.status === 'completed' ? order.completedAt : now;
}

const fulfilments: ReadonlyMap<string, Fulfilment> = new Map([
  ['detailed-exposure-report', 'report'],
  ['privacy-guidance-package', 'guidance'],
  [yearOfWatching, 'watching'],
]);

/** Services that are a report and nothing else. */
export const reportServices = [...fulfilments].flatMap(([id, fulfilment]) => (fulfilment === 'report' ? [id] : []));

/** What the scan of an order is called in My Scans. */
export const REPORT_SCAN = 'exposure_report';

/** A report may be made anew with what was added since: so often, within so long. */
export const scansAgain = { most: 3, withinMs: 30 * 86_400_000 } as const;

/** Fulfilments that need nobody. */
export const isAutomatic = (fulfilment: Fulfilment): boolean => fulfilment === 'report' || fulfilment === 'watching';

/** Services that staff add later are done by people. */
export const fulfilmentOf = (serviceId: string | null): Fulfilment => fulfilments.get(serviceId ?? '') ?? 'person';

/** The free scan has a form of its own, and nothing else is given away by a request. */
export const canBeOrdered = (service: { isActive: boolean; price: number }): boolean =>
  service.isActive && service.price > 0;

/** Payment states after which the work may begin. */
export const isPaid = ({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean => paymentStatus === 'paid';

/** Nothing was paid, and nothing is on its way. */
export const isUnpaid = ({ paymentStatus }: { paymentStatus: PaymentStatus }): boolean =>
  paymentStatus === 'unpaid' || paymentStatus === 'failed';

export const orderLimits = {
  orders: [
    { most: 60, windowSeconds: 3_600 },
    { most: 200, windowSeconds: 86_400 },
  ],
  messages: [{ most: 60, windowSeconds: 3_600 }],
  files: [
    { most: 20, windowSeconds: 3_600 },
    { most: 40, windowSeconds: 86_400 },
  ],
  appointments: [{ most: 20, windowSeconds: 3_600 }],
} as const;

/** Who pays within this time after ordering hears of both in one mail. */
export const paymentGraceMs = 10 * 60_000;

/** Rows of one page of a list. */
export const ordersPerPage = 20;

/** Who has an unread message of the last half hour was told by mail already. */
export const notificationQuietMs = 30 * 60_000;

/** Bytes of one file, and files of one order from each side. Files travel through memory, and with every backup. */
export const largestFile = 10 * 1024 * 1024;
export const mostFiles = 20;

/**
 * Bytes of the files that customers add: of one account beside orders that nothing is paid for, of one account in all, and
 * of all accounts together. Whoever pays nothing fills nothing.
 */
export const fileSpaceBytes = { unpaid: 5 * 2 ** 20, account: 250 * 2 ** 20, everybody: 20 * 2 ** 30 } as const;

/** What is handed over: documents, pictures, archives. Never anything that a browser would run. */
export const fileTypes: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain; charset=utf-8'],
  ['csv', 'text/csv; charset=utf-8'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['zip', 'application/zip'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
]);

/** Media type by the end of a file's name; null for one that is not taken. */
export const typeOfFile = (name: string): string | null =>
  fileTypes.get(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '') ?? null;

/** The name without folders, marks that break a line or hide in it, and what file systems refuse. At most 120 characters. */
export function cleanFileName(name: string): string {
  const bare = (name.normalize('NFC').split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const end = /\.[a-z0-9]{1,5}$/i.exec(bare)?.[0] ?? '';
  return beginningOf(bare.slice(0, bare.length - end.length), 120 - end.length) + end;
}
