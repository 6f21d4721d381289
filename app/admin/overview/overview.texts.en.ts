import { counted } from '#contract/base/plural.ts';
import { type PaymentStatus, paymentStatusLabel } from '#contract/orders/types.ts';

const countOrders = (count: number) => counted('en', count, { one: 'order', other: 'orders' });
const countMessages = (count: number) => counted('en', count, { one: 'message', other: 'messages' });
const paymentWords = (status: PaymentStatus) => paymentStatusLabel[status].toLowerCase();

export default {
  title: 'Overview',
  today: (day: string, waiting: string) => `${day}. ${waiting}`,
  nobody: 'Nobody is waiting.',
  messagesWait: (count: number) => `${countMessages(count)} ${count === 1 ? 'is' : 'are'} waiting for someone.`,
  ordersWait: (count: number) => `${countOrders(count)} ${count === 1 ? 'is' : 'are'} waiting for someone.`,
  bothWait: (messageCount: number, orderCount: number) =>
    `${countMessages(messageCount)} and ${countOrders(orderCount)} are waiting for someone.`,
  /** `count` says what the number in brackets counts. */
  tiles: {
    messages: {
      title: 'Contact Messages',
      text: 'Read, reply, and keep notes',
      count: (_count: number, shown: string) => `[${shown}] unread`,
    },
    orders: {
      title: 'Orders',
      text: 'Progress, cancel, export',
      count: (_count: number, shown: string) => `[${shown}] pending`,
    },
    services: {
      title: 'Service Management',
      text: 'Titles, prices, what is visible',
      count: (_count: number, shown: string) => `[${shown}] active`,
    },
    content: {
      title: 'Content Management',
      text: 'Page text, by key',
      count: (count: number, shown: string) => `[${shown}] ${count === 1 ? 'entry' : 'entries'}`,
    },
    users: {
      title: 'User Management',
      text: 'Roles, deactivate, reactivate',
      count: (_count: number, shown: string) => `[${shown}] active`,
    },
    branding: {
      title: 'Branding Assets',
      text: 'Logo, favicon, header, banner',
      count: (_count: number, shown: string) => `[${shown}] live`,
    },
  },
  waiting: {
    title: 'Waiting for someone',
    order: 'Oldest first',
    messageFrom: (email: string) => `Contact message from ${email}`,
    orderFrom: (email: string, status: PaymentStatus) => `Order from ${email}, ${paymentWords(status)}`,
  },
  log: {
    title: 'Latest in the Audit Log',
    all: 'Audit Log',
    nothing: 'Nothing has been recorded yet.',
    system: 'The system, or a visitor',
    gone: 'Account gone',
  },
};
