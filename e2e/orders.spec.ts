import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'orders' });

const password = 'quiet gravel and one stone';

test('a visitor orders, signs in, comes back to the order, sees it made, and follows it live while staff work on it', {
  ...proves('REQ-009', 'REQ-010', 'RT-004', 'ERR-068', 'ERR-069', 'ADM-ORD-009', 'ADM-ORD-010'),
  tag: '@postgres',
}, async ({ page, browser, installation, signedIn }) => {
  test.setTimeout(180_000);
  const { email } = await signedIn(page, { fullName: 'Olga Order' });
  await page.context().clearCookies();

  await page.goto('/services');
  await page
    .locator('#expert-consultancy')
    .getByRole('button', { name: /Request Consultancy/ })
    .click();
  const refused = page.getByRole('alert').filter({ hasText: 'Authentication Required' });
  await expect(refused).toContainText('Please sign in to continue with your service request.');
  await expect(page).toHaveURL('/auth?next=%2Fservices%2Forder%2Fexpert-consultancy');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/services/order/expert-consultancy');

  await page.getByLabel('Hours').fill('3');
  await expect(page.locator('dl > [aria-live]')).toContainText('£525');
  await page.getByLabel('A note for us').fill('For my sister and me.');
  await inspect(page, 'order-form');
  await page.getByRole('button', { name: 'Request Consultancy' }).dblclick();
  const made = page.getByRole('status').filter({ hasText: 'Service Request Created' });
  await expect(made.first()).toContainText('Payment integration is coming soon');
  await expect(page).toHaveURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
  const address = page.url();
  await expect(page.getByText('For my sister and me.')).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/services/order/expert-consultancy');
  await page.getByLabel('Hours').fill('3');
  await page.getByLabel('A note for us').fill('For my sister and me.');
  await page.getByRole('button', { name: 'Request Consultancy' }).click();
  await expect(page).toHaveURL(address);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('row')).toHaveCount(2);

  const row = page.getByRole('row', { name: /Expert Consultancy/ });
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('£525');
  await expect(row).toContainText('No notes');
  await inspect(page, 'requests');

  const office = await browser.newContext({ baseURL: installation.url });
  const staff = await office.newPage();
  await signedIn(staff, { as: 'owner' });
  await staff.goto(`/admin/orders/${address.split('/').at(-1)}`);
  await staff.getByRole('button', { name: 'Start Progress' }).click();
  await expect(row).toContainText('In Progress', { timeout: 15_000 });

  await row.getByRole('link', { name: 'Expert Consultancy' }).click();
  await staff.getByLabel('Your message').fill('Would Thursday suit you?');
  await staff.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Would Thursday suit you?')).toBeVisible({ timeout: 15_000 });
  await page.getByLabel('Your message').fill('It would.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(staff.getByText('It would.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel('Your message')).toHaveValue('');

  const plan = Buffer.from('%PDF-1.4 Your notes');
  await staff
    .getByLabel('Add a file')
    .setInputFiles({ name: 'Your notes.pdf', mimeType: 'application/pdf', buffer: plan });
  await staff.getByRole('button', { name: 'Add File' }).click();
  await expect(page.getByText('Your notes.pdf')).toBeVisible({ timeout: 15_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Your notes.pdf' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Your notes.pdf');
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(digest(readFileSync(await download.path()))).toBe(digest(plan));

  await staff.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('This request is completed.')).toBeVisible({ timeout: 15_000 });
  await inspect(page, 'request');
  await office.close();

  await page.context().clearCookies();
  await signedIn(page);
  const strange = await page.goto(address);
  expect(strange?.status()).toBe(404);
  await expect(page.getByText('Expert Consultancy')).toHaveCount(0);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('heading', { name: 'No service requests yet' })).toBeVisible();
});

test('the dialog of the catalogue orders; a connection that fails keeps what was typed, and trying again makes one order', {
  ...proves('REQ-008', 'ERR-060', 'ERR-077'),
}, async ({ page, signedIn }) => {
  test.setTimeout(120_000);
  await signedIn(page);
  await page.goto('/services');
  const opener = page.locator('#privacy-awareness-session').getByRole('button', { name: /Request Session/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Awareness Session' });
  await dialog.getByLabel('A note for us').fill('Evenings, please.');
  await inspect(page, 'order-dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
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
  await expect(page).toHaveURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('row')).toHaveCount(2);

  // A list that cannot be read says nothing of it, and the page carries on.
  await page.goto('/dashboard');
  const mend = await interfere(page, /\/dashboard\/requests\.data\?.*dashboard%2Frequests/);
  await page.getByRole('navigation').getByRole('link', { name: 'Service Requests' }).click();
  await expect(page.getByRole('heading', { name: 'Service Requests', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  mend();
  await expect(page.getByRole('row', { name: /Privacy Awareness Session/ })).toBeVisible({ timeout: 30_000 });
});
