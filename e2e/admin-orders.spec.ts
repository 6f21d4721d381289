import { readFileSync } from 'node:fs';
import { test } from './admin-orders.fixture.ts';
import { inspect } from './inspect.ts';
import { dismiss, failure, toast, writeMessages } from './panel.ts';
import { expect, proves } from './test.ts';
import { cutForms, interfere } from './watch.ts';

test.use({ installationOf: 'panel' });

test('a new order arrives in the open list, is taken as a file, started and completed, and moves from filter to filter', {
  ...proves(
    'ADM-ORD-001',
    'ADM-ORD-003',
    'ADM-ORD-004',
    'ADM-ORD-006',
    'ADM-ORD-007',
    'ADM-ORD-008',
    'ADM-ORD-009',
    'ADM-ORD-010',
    'ADM-ORD-011',
    'ADM-ORD-013',
    'ADM-ORD-022',
    'CALL-022',
    'CALL-023',
    'CALL-037',
    'ERR-058',
  ),
}, async ({ otherPage: page, ordered: { card, customer, customerPage } }) => {
  await expect(card).toContainText('Detailed Exposure Report');
  await expect(card).toContainText('£80');
  await expect(card.getByRole('button', { name: 'Start Progress' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`orders-${new Date().toISOString().slice(0, 10)}.csv`);
  const [head, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(head).toBe('\ufeffID,Service,Amount,Currency,Status,Payment Status,Email,Created');
  expect(first).toContain(`,Detailed Exposure Report,80,GBP,pending,unpaid,${customer.email},`);

  await customerPage.goto('/dashboard/requests');
  await card.getByRole('button', { name: 'Start Progress' }).click();
  await expect(toast(page, 'Order status updated')).toContainText('Success');
  await expect(customerPage.getByRole('row', { name: /Detailed Exposure Report/ })).toContainText('In Progress');
  await page.getByRole('link', { name: 'In Progress' }).click();
  await expect(card.getByRole('button', { name: 'Start Progress' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('No orders found for the selected filter.')).toBeVisible();
  await page.getByRole('link', { name: /^Completed/ }).click();
  await expect(card).toBeVisible();
});

test('orders that are chosen change their status together; a change that fails keeps the choice', {
  ...proves('ADM-ORD-002', 'ERR-037'),
}, async ({ otherPage: page, ordered: { card, customer } }) => {
  await page.goto(`/admin/orders?q=${encodeURIComponent(customer.email)}`);
  const mend = await interfere(page, '**/admin/orders.data*', cutForms);
  await page.getByLabel(/^Choose Detailed Exposure Report/).check();
  await page.getByLabel('New status of the chosen orders').selectOption('completed');
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(failure(page, 'Failed to update order')).toContainText('Error');
  mend();
  await dismiss(page);
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(toast(page, 'Order status updated')).toBeVisible();
  await page.getByRole('link', { name: /^Pending/ }).click();
  await expect(card).toHaveCount(0);
});

test('staff see a customer in one place, from the order, the list of users and a message', async ({
  otherPage: page,
  ordered: { customer, card },
  installation,
}) => {
  await writeMessages(installation, ['About my order'], customer.email);
  await expect(card).toBeVisible();
  await inspect(page, 'admin-orders');
  await card.getByRole('link', { name: 'Detailed Exposure Report' }).click();
  await page.getByRole('link', { name: 'Amelia Hart' }).click();
  await page.waitForURL(/\/admin\/users\/[0-9a-f-]{36}$/);
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Orders')).toContainText('£80');
  await expect(part('Messages from this address')).toContainText(
    'The contact form does not prove whose an address is.',
  );
  await expect(part('Scans shared with us')).toContainText('None.');
  await inspect(page, 'customer');
  const address = page.url();
  await part('Messages from this address').getByRole('link', { name: 'About my order' }).click();
  await page.getByRole('link', { name: 'account with this address' }).click();
  await expect(page).toHaveURL(address);
  await page.goto('/admin/users');
  await page
    .getByRole('row')
    .filter({ hasText: customer.email })
    .getByRole('link', { name: 'Amelia Hart', exact: true })
    .click();
  await expect(page).toHaveURL(address);
});
