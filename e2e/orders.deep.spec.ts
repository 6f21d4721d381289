import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signIn } from './accounts.ts';
import { requestOf, rowOf, test } from './orders.fixture.ts';
import { placeOrder } from './prepare.ts';
import { expect, proves } from './test.ts';
import { interfere } from './watch.ts';

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
