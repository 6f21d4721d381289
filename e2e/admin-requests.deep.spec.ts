import type { Locator } from '@playwright/test';
import { test } from './admin-requests.fixture.ts';
import { expect, proves } from './test.ts';
import { holdBack } from './watch.ts';

test.use({ installationOf: 'panel' });

/** Chooses again before anything that follows from the first choice is drawn. */
const chooseTwice = (list: Locator, values: [string, string]): Promise<void> =>
  list.evaluate(async (element, chosen) => {
    const select = element as HTMLSelectElement;
    for (const value of chosen) {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
      // What hears of the choice runs in microtasks; what is drawn because of its answer comes later.
      for (let tick = 0; tick < 20; tick++) await null;
    }
  }, values);

test('a second choice is kept: before the first is answered, and though the first takes its row off the list', async ({
  otherPage: page,
  requested: { row, status },
}) => {
  const answers = await holdBack(page, '**/admin/requests.data*');
  await status.selectOption('completed');
  await status.selectOption('processing');
  let answered = 0;
  page.on('response', (response) => void (response.request().method() === 'POST' && answered++));
  await answers.release();
  await expect.poll(() => answered).toBe(2);
  await page.reload();
  await expect(status).toHaveValue('processing');

  const posts: string[] = [];
  // As it is answered: the router reads on once it knows enough, and the rest may never be counted as finished.
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST') posts.push(new URLSearchParams(request.postData() ?? '').get('status') ?? '');
  });
  // Before the page is opened: what is on its way while interception begins may never be answered.
  const more = await holdBack(page, '**/admin/requests.data*');
  await page.goto('/admin/requests?status=processing');
  await chooseTwice(status, ['completed', 'pending']);
  await more.release();
  await expect.poll(() => posts).toEqual(['completed', 'pending']);
  await expect(row).toHaveCount(0);
  await page.goto('/admin/requests?status=pending');
  await expect(status).toHaveValue('pending');
});

test('notes on a request are kept in the list, lead to the order, and the customer reads them', {
  ...proves('ADM-REQ-007', 'CALL-038'),
}, async ({ otherPage: page, requested: { row, customerPage } }) => {
  await row.getByRole('link', { name: /^Notes/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Note to customer' }).fill('Your report comes on Friday.');
  await dialog.getByRole('button', { name: 'Save Note to Customer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Your report comes on Friday.');
  await customerPage.goto('/dashboard/requests');
  await expect(customerPage.getByRole('main')).toContainText('Your report comes on Friday.');
  await row.getByRole('link', { name: /^Notes/ }).click();
  await dialog.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByRole('heading', { name: 'Messages with the customer' })).toBeVisible();
});
