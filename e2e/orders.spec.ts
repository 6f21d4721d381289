import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { requestOf, rowOf, test } from './orders.fixture.ts';
import { expect, proves } from './test.ts';

async function fillConsultancy(page: Page): Promise<void> {
  await page.getByLabel('Hours').fill('3');
  await page.getByLabel('A note for us').fill('For my sister and me.');
}

test('a customer orders hours, and an order sent twice is one', {
  ...proves('REQ-009', 'ERR-068', 'ERR-069'),
  tag: '@postgres',
}, async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/services/order/expert-consultancy');
  await fillConsultancy(page);
  await expect(page.locator('dl > [aria-live]')).toContainText('£525');
  await inspect(page, 'order-form');
  await page.getByRole('button', { name: 'Request Consultancy' }).dblclick();
  const made = page.getByRole('status').filter({ hasText: 'Service Request Created' });
  await expect(made.first()).toContainText('Payment integration is coming soon');
  await expect(page).toHaveURL(requestOf);
  await expect(page.getByText('For my sister and me.')).toBeVisible();
  const address = page.url();

  await page.goBack();
  await expect(page).toHaveURL('/services/order/expert-consultancy');
  await fillConsultancy(page);
  await page.getByRole('button', { name: 'Request Consultancy' }).click();
  await expect(page).toHaveURL(address);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = rowOf(page, 'Expert Consultancy');
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('£525');
  await expect(row).toContainText('No notes');
  await inspect(page, 'requests');
});

test('a service asks for what it needs, and both sides read the answers', async ({
  page,
  otherPage: staff,
  signedIn,
}) => {
  await signedIn(page);
  await page.goto('/services/order/deep-fake-impersonation-scan');
  await page.getByLabel('Names to look for').fill('Olga Order\nLady Quiet');
  await page.getByLabel('Links to pictures and profiles').fill('pictures of me');
  await page.getByRole('button', { name: 'Request Scan' }).click();
  await expect(page.getByText('Please give one address in a line').first()).toBeVisible();
  await page.getByLabel('Links to pictures and profiles').fill('https://pictures.example/olga.jpg');
  await inspect(page, 'order-form-names', page.getByRole('form', { name: 'Service request' }));
  await page.getByRole('button', { name: 'Request Scan' }).click();
  await expect(page).toHaveURL(requestOf);
  await signedIn(staff, { as: 'owner' });
  await staff.goto(`/admin/orders/${page.url().split('/').at(-1)}`);
  for (const side of [page, staff]) {
    await expect(side.getByText('Lady Quiet')).toBeVisible();
    await expect(side.getByRole('link', { name: 'https://pictures.example/olga.jpg' })).toBeVisible();
  }
});

test('an open list of orders follows what staff do, and is there for nobody else', {
  ...proves('REQ-008', 'RT-004', 'ADM-ORD-009'),
  tag: '@postgres',
}, async ({ page, ordered: { address, staff }, signedIn }) => {
  await page.goto('/dashboard/requests');
  await staff.getByRole('button', { name: 'Start Progress' }).click();
  await expect(rowOf(page, 'Privacy Guidance Package')).toContainText('In Progress');

  await page.context().clearCookies();
  await signedIn(page);
  const strange = await page.goto(address);
  expect(strange?.status()).toBe(404);
  await expect(page.getByText('Privacy Guidance Package')).toHaveCount(0);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('heading', { name: 'No service requests yet' })).toBeVisible();
});

test('the catalogue orders in a dialog, which gives the focus back', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/services');
  const opener = page.locator('#privacy-awareness-session').getByRole('button', { name: /Request Session/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Awareness Session' });
  await expect(dialog.getByLabel('A note for us')).toBeVisible();
  await inspect(page, 'order-dialog', dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
