import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Account, signIn } from './accounts.ts';
import { inspect } from './inspect.ts';
import { placeOrder } from './prepare.ts';
import { test as base, expect, proves } from './test.ts';
import { interfere } from './watch.ts';

interface Ordered {
  customer: Account;
  /** The address of the request. */
  address: string;
  /** A page of the owner's, on the order. */
  staff: Page;
}

/** A customer's order of a consultancy, which `page` shows, and staff look at beside. */
const test = base.extend<{ ordered: Ordered }>({
  ordered: async ({ page, otherPage: staff, installation, signedIn }, use) => {
    const customer = await signedIn(page, { fullName: 'Olga Order' });
    const address = await placeOrder(page, installation, 'privacy-guidance-package');
    await signedIn(staff, { as: 'owner' });
    await Promise.all([page.goto(address), staff.goto(`/admin/orders/${address.split('/').at(-1)}`)]);
    await use({ customer, address, staff });
  },
});

const requestOf = /\/dashboard\/requests\/[0-9a-f-]{36}$/;
const rowOf = (page: Page, service: string) => page.getByRole('row', { name: new RegExp(service) });

async function fillConsultancy(page: Page): Promise<void> {
  await page.getByLabel('Hours').fill('3');
  await page.getByLabel('A note for us').fill('For my sister and me.');
}

test('a visitor who orders signs in first, and comes back to the order', {
  ...proves('REQ-010'),
}, async ({ page, signedIn }) => {
  const account = await signedIn(page);
  await page.context().clearCookies();
  await page.goto('/services');
  await page
    .locator('#expert-consultancy')
    .getByRole('button', { name: /Request Consultancy/ })
    .click();
  const refused = page.getByRole('alert').filter({ hasText: 'Authentication Required' });
  await expect(refused).toContainText('Please sign in to continue with your service request.');
  await expect(page).toHaveURL('/auth?next=%2Fservices%2Forder%2Fexpert-consultancy');
  await signIn(page, account);
  await expect(page).toHaveURL('/services/order/expert-consultancy');
});

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

test('an open list of orders follows what staff do', {
  ...proves('RT-004', 'ADM-ORD-009'),
  tag: '@postgres',
}, async ({ page, ordered: { staff } }) => {
  await page.goto('/dashboard/requests');
  await staff.getByRole('button', { name: 'Start Progress' }).click();
  await expect(rowOf(page, 'Privacy Guidance Package')).toContainText('In Progress');
});

test('customer and staff write to each other on open pages', async ({ page, ordered: { staff } }) => {
  await staff.getByLabel('Your message').fill('Would Thursday suit you?');
  await staff.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Would Thursday suit you?')).toBeVisible();
  await page.getByLabel('Your message').fill('It would.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(staff.getByText('It would.')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('a file that staff add arrives as it is', { tag: '@postgres' }, async ({ page, ordered: { staff } }) => {
  const plan = Buffer.from('%PDF-1.4 Your notes');
  await staff
    .getByLabel('Add a file')
    .setInputFiles({ name: 'Your notes.pdf', mimeType: 'application/pdf', buffer: plan });
  await staff.getByRole('button', { name: 'Add File' }).click();
  await expect(page.getByText('Your notes.pdf')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Your notes.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Your notes.pdf');
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(digest(readFileSync(await download.path()))).toBe(digest(plan));
});

test('an open order says that it is completed', proves('ADM-ORD-010'), async ({ page, ordered: { staff } }) => {
  await staff.getByRole('button', { name: 'Start Progress' }).click();
  await staff.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('This request is completed.')).toBeVisible();
});

test('an order is there for nobody else', proves('REQ-008'), async ({ page, ordered: { address }, signedIn }) => {
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

test('an order whose answer is lost keeps what was typed, and trying again makes one order', {
  ...proves('ERR-060'),
}, async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/services');
  await page
    .locator('#privacy-awareness-session')
    .getByRole('button', { name: /Request Session/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Awareness Session' });
  await dialog.getByLabel('A note for us').fill('Evenings, please.');
  // The order arrives, and its answer is lost on the way.
  await page.route(
    /\/services\/order\/privacy-awareness-session/,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Request Session' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to process your request. Please try again.' });
  await expect(failed).toContainText('Error');
  await expect(dialog.getByLabel('A note for us')).toHaveValue('Evenings, please.');
  await dialog.getByRole('button', { name: 'Request Session' }).click();
  await expect(page).toHaveURL(requestOf);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a list of orders that cannot be read says nothing of it, and is read later', {
  ...proves('ERR-077'),
}, async ({ page, signedIn, installation }) => {
  await signedIn(page);
  await placeOrder(page, installation, 'privacy-awareness-session');
  await page.goto('/dashboard');
  const mend = await interfere(page, /\/dashboard\/requests\.data\?.*dashboard%2Frequests/);
  await page.getByRole('navigation').getByRole('link', { name: 'Service Requests' }).click();
  await expect(page.getByRole('heading', { name: 'Service Requests', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  mend();
  await expect(rowOf(page, 'Privacy Awareness Session')).toBeVisible({ timeout: 30_000 });
});
