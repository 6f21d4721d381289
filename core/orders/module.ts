import type { Module } from '#core/base/module.ts';
import * as appointmentEmails from './appointments/emails.ts';
import * as appointmentJobs from './appointments/jobs.ts';
import { orderExport } from './data-export.ts';
import * as emails from './emails.ts';
import { eraseOrders } from './internal/erase-orders.ts';
import * as invoiceEmails from './invoices/emails.ts';
import * as jobs from './jobs.ts';
import { ordersKept } from './kept.ts';
import * as paymentJobs from './payments/jobs.ts';
import { orderPermissions } from './policy.ts';

export const orders: Module = {
  name: 'orders',
  permissions: orderPermissions,
  emails: [...Object.values(emails), ...Object.values(appointmentEmails), ...Object.values(invoiceEmails)],
  jobs: [...Object.values(jobs), ...Object.values(appointmentJobs), ...Object.values(paymentJobs)],
  erasure: [eraseOrders],
  exportSections: orderExport,
  kept: ordersKept,
};
