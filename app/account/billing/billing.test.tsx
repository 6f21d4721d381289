import { expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { OrderRow } from '#contract/orders/types.ts';
import { proves } from '#tests/proves.ts';
import { BillingHistory, PaymentMethods, ServicePurchases } from './billing-sections.tsx';

const none = { rows: [], older: null, newer: null };
const render = (section: Parameters<typeof renderAt>[1]) => renderAt('/billing', section);

it('each section says when there is nothing in it', proves('BILL-001', 'BILL-002', 'BILL-003'), async () => {
  expect(textOf(await render(<PaymentMethods canManage={false} />))).toContain('No payment methods yet');
  expect(textOf(await render(<BillingHistory documents={none} />))).toContain('No billing history yet');
  expect(textOf(await render(<ServicePurchases orders={none} />))).toContain('No service purchases yet');
});

it('the services are one link away, with purchases and without', proves('BILL-004'), async () => {
  const order = { id: '1', serviceName: 'Expert Consultancy', createdAt: '2024-06-20T23:30:00.000Z', amount: 350 };
  const orders = [{ ...order, currency: 'GBP', status: 'pending', paymentStatus: 'unpaid' } as OrderRow];
  for (const rows of [[], orders])
    expect(await render(<ServicePurchases orders={{ ...none, rows }} />)).toMatch(/<a[^>]*href="\/services"/);
});
