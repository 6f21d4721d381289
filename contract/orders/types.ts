import type { Language } from '#contract/base/languages.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import type { WatchScope } from '#contract/watching/types.ts';
import type { Appointment, Slot } from './appointments.ts';
import type { IntakeAnswers } from './intake.ts';
import type { Refund } from './payments.ts';

export const orderStatuses = ['pending', 'processing', 'in_progress', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** One word for one thing: `processing` is what work that runs by itself is called in the database. */
export const orderStatusLabel: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processing: 'In Progress',
  in_progress: 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paymentStatusLabel: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Unpaid',
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
};

/** What staff can filter a list by. `in_progress` and `processing` name the same orders, in two lists. */
export const orderFilters = ['all', ...orderStatuses] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** The statuses that a filter shows: "In Progress" and "processing" mean the same orders. */
export function orderStatusesOf(filter: OrderFilter): readonly OrderStatus[] {
  if (filter === 'all') return orderStatuses;
  return filter === 'in_progress' || filter === 'processing' ? ['processing', 'in_progress'] : [filter];
}

export const longestOrderNote = 2_000;
export const longestAdminNotes = 5_000;
export const longestOrderMessage = 5_000;
/** Files of one message, and bytes of all of them together. */
export const mostFilesAtOnce = 5;
export const largestUpload = 10 * 1024 * 1024;

/** Where a service is ordered: a page that works without a script, and comes back after signing in. */
export const orderPath = (serviceId: string): string => `/services/order/${serviceId}`;

/** What the toasts say when an order was made, and when it could not be. */
export const orderCreated = (serviceName: string, payOnline: boolean) => ({
  title: 'Service Request Created',
  description: payOnline
    ? `We have your request for ${serviceName}. Work begins when your payment has arrived.`
    : `We have your request for ${serviceName}. Payment integration is coming soon: nothing has been charged, and we will write to you about payment.`,
});
export const orderNotCreated = {
  title: 'Error',
  description: 'Failed to process your request. Please try again.',
} as const;

/** Said to who sends a form that was open when staff took its service away. */
export const notOffered = 'This service is not offered any more.';

/** Nothing was ordered: the page shows the new price, and the same form can be sent again. */
export const priceChanged =
  'The price has changed since you opened this form. Nothing was ordered: look at the new amount, and send it again if it suits you.';

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
  /** Who sees to it, as the customer reads of them. */
  specialist: string | null;
  /** The day by which the customer can expect it, YYYY-MM-DD. */
  expectedOn: string | null;
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
  /** Null values where the account is gone. They are written to in their language. */
  customer: { id: string | null; fullName: string | null; email: string | null; language: Language };
  /** The member of staff who sees to it; customers see no more than the name under `specialist`. */
  assignee: Assignee | null;
  isOverdue: boolean;
}

/** What staff keep to themselves about an order: part of nothing that a customer is sent. */
export interface InternalNote {
  text: string;
  /** Rises with every change; 0 where there is none. */
  version: number;
}

/** A member of staff who orders can be given to. */
export interface Assignee {
  id: string;
  name: string;
}

/** Whose orders a list of staff shows. `unassigned` and `overdue` are those that work has not ended on. */
export const orderOwners = ['all', 'mine', 'unassigned', 'overdue'] as const;
export type OrderOwner = (typeof orderOwners)[number];

/** A step in the life of an order, as its customer reads it. */
export interface OrderStep {
  id: string;
  at: string;
  text: string;
  by: 'customer' | 'staff' | 'system';
  about: StepAbout;
  /** The time of the appointment that it is about; null for any other step. */
  when: string | null;
}

/** What a step changed. */
const stepsAbout = ['status', 'payment', 'appointment', 'file', 'work'] as const;
export type StepAbout = (typeof stepsAbout)[number];

export interface OrderMessage {
  id: string;
  by: 'customer' | 'staff';
  /** Empty where only files were sent; null when the key to it was destroyed with the account. */
  text: string | null;
  sentAt: string;
  /** When the other side first saw it. */
  readAt: string | null;
  /** Staff have said that it needs no answer. */
  isSettled: boolean;
}

export interface OrderFile {
  id: string;
  by: 'customer' | 'staff';
  /** The message that brought it; null for one that was handed over by itself. */
  messageId: string | null;
  name: string;
  /** Bytes. */
  size: number;
  addedAt: string;
}

/** A whole order, as its customer and staff see it. */
export interface OrderView extends StaffOrderRow {
  /** Of the service, in the customer's language. */
  customersName: string;
  /** What the customer wrote when ordering. */
  note: string | null;
  /** What else the form of the service asked for; null where it asked for nothing, or the key was destroyed. */
  intake: IntakeAnswers | null;
  appointment: Appointment | null;
  /** How long an appointment of it is; null for a service that needs none, or that is gone. */
  appointmentMinutes: number | null;
  /** The scan that the customer chose. */
  scanId: string | null;
  /** The scan that was started to fulfil the order. */
  reportScanId: string | null;
  /** How that scan does; null before it is started. */
  scanState: 'running' | 'ready' | 'failed' | null;
  /** The year of watching that it has brought, until when (ISO 8601); null where it brings none, and before and after. */
  watched: { until: string; isOver: boolean } | null;
  fulfilment: Fulfilment;
  /** Oldest first. */
  refunds: Refund[];
  steps: OrderStep[];
  /** Oldest first. */
  messages: OrderMessage[];
  files: OrderFile[];
}

/** A scan that staff may look at, because somebody works on an order that it belongs to. */
export interface SharedScan {
  orderId: string;
  serviceName: string;
  /** The one that the customer chose, or the one that was made for the order. */
  which: 'chosen' | 'report';
}

/** Who does the work: a full scan alone, a full scan and then a person, a year of watching, or a person. */
export type Fulfilment = 'report' | 'guidance' | 'watching' | 'person';

/** Orders of one status, currency and kind of payment: how many, and of what worth. */
export type OrderFigures = readonly {
  status: OrderStatus;
  currency: OrderRow['currency'];
  isPaid: boolean;
  count: number;
  /** Whole units of `currency`. */
  amount: number;
}[];

/** What the form that orders a service is drawn from. */
export interface OrderDraft {
  service: ServiceCard;
  /** What can be booked now; none for a service without appointments. */
  slots: Slot[];
  fulfilment: Fulfilment;
  /** What of theirs is watched already, where the service is a year of that; null for any other. */
  watching: WatchScope | null;
  /** One form, one order: whatever is sent with it again changes nothing. */
  idempotencyKey: string;
  /** A request for the same service that still waits, which may be all that is needed. */
  earlier: { id: string; createdAt: string } | null;
}

/** Said to staff who would decide about an order of their own. */
export const ownOrderWords = 'This is your own order. Another member of staff has to do this.';
