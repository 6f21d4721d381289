import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import type { Config } from '#platform/config.ts';
import { appointmentCells, appointments, availabilities } from './appointments/schema.ts';
import { invoices } from './invoices/schema.ts';
import { paymentCustomers, paymentRefunds, payments } from './payments/schema.ts';
import { orderFiles, orderInternalNotes, orderMessages, serviceRequests } from './schema.ts';

const yearsOfBooks = ({ retention: { bookYears } }: Config) =>
  `${bookYears} ${bookYears === 1 ? 'year' : 'years'} after the end of the year that it is from`;

const orders: Kept = {
  name: 'orders',
  chapter: 'orders',
  title: 'Orders',
  what: 'What you ordered, when and for how much; your note, what its form asked for, messages and files, encrypted under a key of the order; its appointment, and what staff noted down about it.',
  why: 'So that we can do what you ordered.',
  tables: [serviceRequests, orderMessages, orderFiles, orderInternalNotes, appointments, appointmentCells],
  until: (config) => [
    'Until your account is erased.',
    `Of one that was paid for, service, amount and day without you: ${yearsOfBooks(config)}, as tax law requires.`,
  ],
  rows: ({ userId }) => ({ of: serviceRequests, where: eq(serviceRequests.userId, userId) }),
  exported: ['orders', 'files'],
};

const paid: Kept = {
  name: 'payments',
  chapter: 'orders',
  title: 'Payments',
  what: 'Amount, day, state, the kind of card, and what the payment service calls it; what was given back, and why. Never the number of a card.',
  why: 'So that what you paid is known, and can be paid back.',
  tables: [payments, paymentRefunds],
  until: (config) => [
    'Until your account is erased.',
    `Amount, day, state and reference without you: ${yearsOfBooks(config)}, as tax law requires.`,
  ],
  rows: ({ userId }) => ({ of: payments, where: eq(payments.userId, userId) }),
  exported: ['payments'],
};

const customers: Kept = {
  name: 'payment-customers',
  chapter: 'orders',
  title: 'Who you are at the payment service',
  what: 'The number under which the payment service knows you.',
  why: 'So that it can offer you the card that you used before.',
  tables: [paymentCustomers],
  until: () => ['Until your account is erased.'],
  rows: ({ userId }) => ({ of: paymentCustomers, where: eq(paymentCustomers.userId, userId) }),
  exported: { not: 'A number of the payment service, which it can be asked about.' },
};

const documents: Kept = {
  name: 'invoices',
  chapter: 'orders',
  title: 'Invoices and credit notes',
  what: 'The documents as they were issued, with your name and address where they had them.',
  why: 'Tax law requires us to keep them.',
  tables: [invoices],
  until: (config) => [
    'As long as you have an account.',
    `Once it is erased: ${yearsOfBooks(config)}, as tax law requires.`,
  ],
  rows: ({ userId }) => ({ of: invoices, where: eq(invoices.userId, userId) }),
  exported: ['invoices'],
};

const hours: Kept = {
  name: 'staff-hours',
  chapter: 'orders',
  title: 'Hours of staff',
  what: 'When a member of staff can be booked, and what customers read about them.',
  why: 'So that customers can choose a time, and know who does the work.',
  tables: [availabilities],
  until: () => ['Until the account of the member of staff is erased.'],
  rows: ({ userId }) => ({ of: availabilities, where: eq(availabilities.staffId, userId) }),
  exported: { not: 'It is published to customers, and says nothing else about the person.' },
};

export const ordersKept: readonly Kept[] = [orders, paid, customers, documents, hours];
