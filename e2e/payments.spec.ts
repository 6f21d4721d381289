import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';

test.use({ payments: true, installationOf: 'payments' });

async function order(page: Page, serviceId: string): Promise<void> {
  await page.goto(`/services/order/${serviceId}`);
  await page.getByRole('form', { name: 'Service request' }).locator('[type=submit]').click();
  await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay GBP/ }).click();
}

test('a customer orders, is declined, pays with another card, gets the invoice and a refund', {
  ...proves('ERR-069', 'BILL-001', 'BILL-002', 'BILL-003'),
  tag: '@postgres',
}, async ({ page, browser, signedIn, installation }) => {
  test.setTimeout(120_000);
  await signedIn(page);
  await page.goto('/billing');
  for (const title of ['No payment methods yet', 'No billing history yet', 'No service purchases yet'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await order(page, 'privacy-awareness-session');
  const requestPage = page.url();
  await page.getByRole('button', { name: 'Pay £75' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay £75' }).click();
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();

  await page.goto('/billing');
  await expect(page.getByText('Your cards are kept by Stripe')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Invoice QP-\d{4}-\d{6}$/ })).toBeVisible();
  await inspect(page, 'billing');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download QP-/ }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const address = await page.getByRole('link', { name: /^Download QP-/ }).getAttribute('href');
  const stranger = await browser.newPage({ baseURL: installation.url });
  await signedIn(stranger);
  const refused = await stranger.request.get(address ?? '');
  expect([
    refused.status(),
    (await stranger.request.get('/billing/documents/0190aaaa-0000-7000-8000-000000000001')).status(),
  ]).toEqual([404, 404]);
  await stranger.close();

  await page.goto(requestPage);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  const [purchase] = installation.stripe?.purchases ?? [];
  if (!purchase) throw new Error('nothing was bought');
  installation.stripe?.refund(purchase);
  await expect(page.getByText('Refunded', { exact: true }).first(), 'without a reload').toBeVisible();
  await page.goto('/billing');
  await expect(page.getByRole('cell', { name: /^Credit note QPC-/ })).toBeVisible();
  await page.getByRole('button', { name: 'Manage payment methods' }).click();
  await expect(page.getByRole('heading', { name: 'Payment methods' })).toBeVisible();
  await page.getByRole('link', { name: 'Return' }).click();
  await expect(page.getByRole('heading', { name: 'Billing & Purchases' })).toBeVisible();
});

test('a paid report starts by itself and completes its order', async ({ page, signedIn }) => {
  test.setTimeout(120_000);
  await signedIn(page, { fullName: 'Amelia Hart', email: 'amelia.hart.demo@gmail.com' });
  await order(page, 'detailed-exposure-report');
  await page.getByRole('button', { name: 'Pay £80' }).click();
  await pay(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'See my request' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Open the Report' }).click();
  await expect(page.getByRole('heading', { name: 'Exposure report' }).first()).toBeVisible();
});
