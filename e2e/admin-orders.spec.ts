import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { inspect } from './inspect.ts';
import { dismiss, failure, toast, writeMessages } from './panel.ts';
import { placeOrder } from './prepare.ts';
import { test as base, expect, proves } from './test.ts';
import { cutForms, interfere } from './watch.ts';

interface Ordered {
  customer: Account;
  /** The customer's own page. */
  customerPage: Page;
  /** The order's card in the list, wherever that shows it. */
  card: Locator;
}

/** A report that a customer has just ordered; `otherPage` is an admin's list of all orders. */
const test = base.extend<{ ordered: Ordered }>({
  ordered: async ({ otherPage: page, openPage, installation, signedIn }, use) => {
    const customerPage = await openPage();
    const customer = await signedIn(customerPage, { fullName: 'Amelia Hart' });
    await signedIn(page, { as: 'owner' });
    await page.goto('/admin/orders');
    await placeOrder(customerPage, installation, 'detailed-exposure-report');
    await use({
      customer,
      customerPage,
      card: page
        .getByRole('listitem')
        .filter({ hasText: customer.email })
        .filter({ has: page.getByRole('heading') }),
    });
  },
});

test.use({ installationOf: 'panel' });

async function complete(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Start Progress' }).click();
  await page.getByRole('link', { name: 'In Progress' }).click();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: /^Completed/ }).click();
  await expect(card).toBeVisible();
}

test('a new order arrives in the open list as a card with what can be done', {
  ...proves('ADM-ORD-001', 'ADM-ORD-007', 'ADM-ORD-013', 'CALL-022', 'CALL-023'),
}, async ({ ordered: { card } }) => {
  await expect(card).toContainText('Detailed Exposure Report');
  await expect(card).toContainText('£80');
  await expect(card.getByRole('button', { name: 'Start Progress' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);
});

test('an order is started and completed, and moves from filter to filter', {
  ...proves(
    'ADM-ORD-003',
    'ADM-ORD-004',
    'ADM-ORD-008',
    'ADM-ORD-009',
    'ADM-ORD-010',
    'ADM-ORD-011',
    'CALL-037',
    'ERR-058',
  ),
}, async ({ otherPage: page, ordered: { card, customerPage } }) => {
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

test('a completed order is cancelled only after a question', {
  ...proves('ADM-ORD-005', 'ADM-ORD-012', 'ADM-ORD-013'),
}, async ({ otherPage: page, ordered: { card } }) => {
  await complete(page, card);
  await card.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cancel a completed order?');
  await question.getByRole('button', { name: 'Keep it completed' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('link', { name: /^Cancelled/ }).click();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('an order is given to a specialist with a day: the customer reads both, and the list shows whose it is', async ({
  otherPage: page,
  ordered: { card, customerPage },
}) => {
  await customerPage.goto('/dashboard/requests');
  await card.getByRole('link', { name: 'Detailed Exposure Report' }).click();
  const form = page.getByRole('form', { name: 'Who and when' });
  await form.getByLabel('Specialist').selectOption('Olive Owner');
  await form.getByLabel('Expected by').fill('2099-12-04');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  const row = customerPage.getByRole('row', { name: /Detailed Exposure Report/ });
  await expect(row).toContainText('Expected by 4 December');
  await expect(row).toContainText(/With \S+/);
  await page.goto('/admin/orders?whose=mine');
  await expect(card).toContainText('Due 4 December');
  await page.getByRole('link', { name: 'Unassigned' }).click();
  await expect(card).toHaveCount(0);
});

test('an internal note stays with staff; the note to the customer is read by them', async ({
  otherPage: page,
  ordered: { card, customerPage },
}) => {
  await card.getByRole('link', { name: 'Detailed Exposure Report' }).click();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Known to us from last year.');
  await page.getByRole('button', { name: 'Save Internal Note' }).click();
  await expect(toast(page, 'Internal note saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note to customer' }).fill('Your report comes on Friday.');
  await page.getByRole('button', { name: 'Save Note to Customer' }).click();
  await customerPage.goto('/dashboard/requests');
  await customerPage.getByRole('link', { name: 'Detailed Exposure Report' }).click();
  await expect(customerPage.getByText('Your report comes on Friday.')).toBeVisible();
  expect(await customerPage.content()).not.toContain('Known to us');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Internal note' })).toHaveValue('Known to us from last year.');
});

test('the list is taken as a file', {
  ...proves('ADM-ORD-006', 'ADM-ORD-022'),
}, async ({ otherPage: page, ordered: { card, customer } }) => {
  await expect(card).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`orders-${new Date().toISOString().slice(0, 10)}.csv`);
  const [head, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(head).toBe('ID,Service,Amount,Currency,Status,Payment Status,Email,Created');
  expect(first).toContain(`,Detailed Exposure Report,80,GBP,pending,unpaid,${customer.email},`);
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

test('staff write to the customer and record a payment on the page of an order', {
  ...proves('REQ-015'),
}, async ({ otherPage: page, ordered: { card } }) => {
  await card.getByRole('link', { name: 'Detailed Exposure Report' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('When may we call you?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('When may we call you?').first()).toBeVisible();
  await page.getByLabel('Record a payment').selectOption('refunded');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(toast(page, 'Payment recorded')).toBeVisible();
  await expect(page.getByText('Payment refunded')).toBeVisible();
});

test('axe finds nothing serious on orders', async ({ otherPage: page, ordered: { card } }) => {
  await expect(card).toBeVisible();
  await inspect(page, 'admin-orders');
  await page.goto('/admin/requests');
  await inspect(page, 'admin-requests');
});

test('staff see a customer in one place, from the order, the list of users and a message', async ({
  otherPage: page,
  ordered: { customer, card },
  installation,
}) => {
  await writeMessages(installation, ['About my order'], customer.email);
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
