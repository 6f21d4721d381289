import { counted } from '#contract/base/plural.ts';
import { type OrderStatus, orderStatusLabel } from '#contract/orders/types.ts';

const statuses: Readonly<Record<OrderStatus, string>> = orderStatusLabel;
const countOrders = (count: number) => counted('en', count, { one: 'order', other: 'orders' });

export default {
  title: 'Orders',
  lead: 'Newest first. The list updates by itself.',
  /** Of an order, as staff say it. */
  statuses,
  filter: 'Filter orders by status',
  filters: {
    all: 'All',
    pending: statuses.pending,
    in_progress: statuses.in_progress,
    completed: statuses.completed,
    cancelled: statuses.cancelled,
  },
  filterOwner: 'Filter orders by who works on them',
  owners: { all: 'Everybody’s', mine: 'Mine', unassigned: 'Unassigned', overdue: 'Overdue' },
  /** @param all what they are worth @param paid what of that is paid */
  sum: (count: number, all: string, paid: string) => `${countOrders(count)}, ${all} in all, ${paid} paid`,
  search: 'Search orders',
  export: (format: string) => `Export ${format}`,
  appointments: 'Appointments',
  safe: 'They are safe; please try again in a moment.',
  none: 'No orders found for the selected filter.',
  pages: 'Pages of orders',
  card: {
    choose: (service: string, number: string) => `Choose ${service}, ${number}`,
    newMessages: (count: number) => counted('en', count, { one: 'new message', other: 'new messages' }),
    overdue: (day: string) => `Overdue since ${day}`,
    /** In brackets the day. */
    due: (day: string) => `Due [${day}]`,
  },
  acts: {
    start: 'Start Progress',
    complete: 'Mark Complete',
    cancel: 'Cancel',
    /** For screen readers: what, and on which order. */
    on: (act: string, number: string) => `${act}, ${number}`,
  },
  cancelCompleted: {
    title: 'Cancel a completed order?',
    text: 'Its completion time is removed, and the customer is told that it was cancelled.',
    keep: 'Keep it completed',
    cancel: 'Cancel the order',
  },
  bulk: {
    chooseAll: 'Choose all on this page',
    chosen: (count: number) => `${countOrders(count)} chosen`,
    newStatus: 'New status of the chosen orders',
    change: 'Change status',
    title: 'Cancel completed orders?',
    text: 'Some of the chosen orders are completed. Their customers are told that they were cancelled.',
    keep: 'Keep them',
    cancel: 'Cancel the orders',
  },
  status: {
    label: 'Status',
    of: (number: string) => `Status of ${number}`,
    change: 'Change status',
  },
  saving: 'Saving…',
  done: {
    updated: 'Order status updated',
    someLeft: (left: number, all: number) =>
      `Order status updated. ${left} of ${all} stay as they are: someone else has changed them.`,
    scan: 'The scan starts again',
    payment: 'Payment recorded',
    refund: 'The refund is on its way. The customer is told.',
    plan: 'Saved. The customer sees it now.',
    notes: 'Note saved. The customer sees it now.',
    internalNote: 'Internal note saved',
    settled: 'Marked. It needs no answer.',
  },
  failed: 'Failed to update order',
  /** In the Service Requests tab. */
  request: { done: 'Service request updated successfully.', failed: 'Failed to update service request.' },
  /** Who ordered, when the account or its name is gone. */
  unknownCustomer: 'Unknown User',
};
