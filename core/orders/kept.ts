import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { appointmentCells, appointments, availabilities } from './appointments/schema.ts';
import { invoices } from './invoices/schema.ts';
import { paymentCustomers, paymentRefunds, payments } from './payments/schema.ts';
import { orderFiles, orderInternalNotes, orderMessages, serviceRequests } from './schema.ts';

const orders: Kept = {
  name: 'orders',
  chapter: 'orders',
  tables: [serviceRequests, orderMessages, orderFiles, orderInternalNotes, appointments, appointmentCells],
  until: ({ retention }, { things }) => things.orders.until(retention.bookYears),
  rows: ({ userId }) => ({ of: serviceRequests, where: eq(serviceRequests.userId, userId) }),
  exported: ['orders', 'files'],
};

const paid: Kept = {
  name: 'payments',
  chapter: 'orders',
  tables: [payments, paymentRefunds],
  until: ({ retention }, { things }) => things.payments.until(retention.bookYears),
  rows: ({ userId }) => ({ of: payments, where: eq(payments.userId, userId) }),
  exported: ['payments'],
};

const customers: Kept = {
  name: 'payment-customers',
  chapter: 'orders',
  tables: [paymentCustomers],
  until: (_config, { things }) => things['payment-customers'].until(),
  rows: ({ userId }) => ({ of: paymentCustomers, where: eq(paymentCustomers.userId, userId) }),
  exported: { not: 'A number of the payment service, which it can be asked about.' },
};

const documents: Kept = {
  name: 'invoices',
  chapter: 'orders',
  tables: [invoices],
  until: ({ retention }, { things }) => things.invoices.until(retention.bookYears),
  rows: ({ userId }) => ({ of: invoices, where: eq(invoices.userId, userId) }),
  exported: ['invoices'],
};

const hours: Kept = {
  name: 'staff-hours',
  chapter: 'orders',
  tables: [availabilities],
  until: (_config, { things }) => things['staff-hours'].until(),
  rows: ({ userId }) => ({ of: availabilities, where: eq(availabilities.staffId, userId) }),
  exported: { not: 'It is published to customers, and says nothing else about the person.' },
};

export const ordersKept: readonly Kept[] = [orders, paid, customers, documents, hours];
