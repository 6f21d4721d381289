export const orderStatuses = ['pending', 'processing', 'in_progress', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What staff can filter a list by. `in_progress` and `processing` name the same orders, in two lists. */
export const orderFilters = ['all', ...orderStatuses] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const orderHours = { least: 1, most: 40 } as const;
export const longestOrderNote = 2_000;
export const longestAdminNotes = 5_000;
export const longestOrderMessage = 5_000;

/**
 * What an order costs: whole units of the currency, rounded down, so that nobody pays more than was shown.
 * @param price units of the currency, at most two decimals @param hours null when the price is for the whole service
 */
export function orderAmount(price: number, hours: number | null): number {
  return Math.floor((Math.round(price * 100) * (hours ?? 1)) / 100);
}

/** What the toast says when an order could not be made (ERR-060). */
export const orderNotCreated = {
  title: 'Error',
  description: 'Failed to process your request. Please try again.',
} as const;

/** One order in a list of its customer. */
export interface OrderRow {
  id: string;
  serviceId: string | null;
  serviceName: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Whole units of `currency`. */
  amount: number;
  currency: 'GBP' | 'USD' | 'EUR';
  hours: number | null;
  /** Written by staff, shown to the customer. */
  notes: string | null;
  /** ISO 8601, as all times here. */
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  /** Rises with every change; a change names the one it was decided on. */
  version: number;
  /** Messages of the other side that nobody on this side has read. */
  unread: number;
}

/** One order in a list of staff. */
export interface StaffOrderRow extends OrderRow {
  contactEmail: string;
  /** Null values where the account is gone. */
  customer: { id: string | null; fullName: string | null; email: string | null };
}

/** A step in the life of an order, as its customer reads it. */
export interface OrderStep {
  id: string;
  at: string;
  text: string;
  by: 'customer' | 'staff' | 'system';
}

export interface OrderMessage {
  id: string;
  by: 'customer' | 'staff';
  /** Null when the key to it was destroyed with the account. */
  text: string | null;
  sentAt: string;
  /** When the other side first saw it. */
  readAt: string | null;
}

export interface OrderFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  addedAt: string;
}

/** A whole order, as its customer and staff see it. */
export interface OrderView extends StaffOrderRow {
  /** What the customer wrote when ordering. */
  note: string | null;
  /** The scan that the customer chose. */
  scanId: string | null;
  /** The scan that was started to fulfil the order. */
  reportScanId: string | null;
  fulfilment: Fulfilment;
  steps: OrderStep[];
  /** Oldest first. */
  messages: OrderMessage[];
  files: OrderFile[];
}

/** Who does the work: a deep scan alone, a deep scan and then a person, or a person. */
export type Fulfilment = 'report' | 'guidance' | 'person';

/** Orders of one status, currency and kind of payment: how many, and of what worth. */
export type OrderFigures = readonly {
  status: OrderStatus;
  currency: OrderRow['currency'];
  isPaid: boolean;
  count: number;
  /** Whole units of `currency`. */
  amount: number;
}[];
