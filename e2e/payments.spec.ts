import { readFile } from 'node:fs/promises';
import { inspect } from './inspect.ts';
import { buySession, orderSession, pay } from './payments.fixture.ts';
import { expect, proves, test } from './test.ts';

test.use({ payments: true, installationOf: 'payments' });

test('a customer whose card is declined pays with another', { ...proves('ERR-069'), tag: '@postgres' }, async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  const requestPage = await orderSession(page);
  await pay(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay £75' }).click();
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  await page.goto(requestPage);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
});

test('a payment leaves an invoice that its customer alone can download; a refund shows on the open page, and leaves a credit note', {
  tag: '@postgres',
}, async ({ page, otherPage, signedIn, installation: { stripe } }) => {
  await signedIn(page);
  const requestPage = await buySession(page);
  await page.goto('/billing');
  await expect(page.getByText('Your cards are kept by Stripe')).toBeVisible();
  await expect(page.getByRole('cell', { name: /^Invoice QP-\d{4}-\d{6}$/ })).toBeVisible();
  await inspect(page, 'billing');
  const download = page.waitForEvent('download');
  const link = page.getByRole('link', { name: /^Download QP-/ });
  await link.click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  await signedIn(otherPage);
  const statusOf = async (address: string | null) => (await otherPage.request.get(address ?? '')).status();
  expect(await statusOf(await link.getAttribute('href'))).toBe(404);
  expect(await statusOf('/billing/documents/0190aaaa-0000-7000-8000-000000000001')).toBe(404);

  await page.goto(requestPage);
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  const purchase = stripe?.purchases.at(-1);
  if (!purchase) throw new Error('nothing was bought');
  stripe?.refund(purchase);
  await expect(page.getByText('Refunded', { exact: true }).first(), 'without a reload').toBeVisible();
  await page.goto('/billing');
  await expect(page.getByRole('cell', { name: /^Credit note QPC-/ })).toBeVisible();
});

test('a time is held until it is paid for, and both sides see it', async ({ page, otherPage: staff, signedIn }) => {
  await signedIn(staff, { as: 'owner' });
  await staff.goto('/admin/orders/availability');
  await staff.getByLabel('Shown as').fill('Ada Specialist');
  for (const day of ['Monday', 'Wednesday', 'Saturday']) await staff.getByLabel(day).fill('00:00-24:00');
  await staff.getByRole('button', { name: 'Save Hours' }).click();
  await expect(staff.getByRole('status').filter({ hasText: 'Hours saved' })).toBeVisible();

  await signedIn(page);
  await page.goto('/services/order/privacy-awareness-session');
  await page.getByLabel('When shall we speak?').selectOption({ index: 3 });
  await page.getByRole('form', { name: 'Service request' }).locator('[type=submit]').click();
  await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
  const held = page.getByText('We hold this time until');
  await expect(held).toContainText('Pay until then to keep it.');
  await inspect(page, 'held-time');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await staff.goto(`/admin/orders/${id}`);
  await expect(staff.getByText('It is not paid for yet.')).toBeVisible();
  await inspect(staff, 'held-time-staff', staff.getByRole('region', { name: 'Appointment' }));
  await page.getByRole('button', { name: 'Pay £75' }).click();
  await page.waitForURL(/\/c\/pay\//);
  await pay(page, '4242 4242 4242 4242');
  await page.getByRole('link', { name: 'See my request' }).click();
  await expect(page.getByRole('heading', { name: 'Appointment' })).toBeVisible();
  await expect(held).toBeHidden();
  await expect(staff.getByText('It is not paid for yet.')).toBeHidden();
});
