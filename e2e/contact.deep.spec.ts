import type { Page } from '@playwright/test';
import { fill, think, written } from './contact.fixture.ts';
import { expect, proves, test } from './test.ts';
import { interfere, postsOf } from './watch.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

test.describe('in Hong Kong', () => {
  test.use({ timezoneId: 'Asia/Hong_Kong' });

  test('every field is required: without it nothing is sent; the office hours also read in the visitor’s own time', {
    ...proves('PUB-071', 'PUB-072', 'PUB-073', 'PUB-074'),
  }, async ({ page }) => {
    const posts = postsOf(page);
    await page.goto('/contact');
    await expect(page.getByText('5:00 pm to 2:00 am your time')).toBeVisible();
    await expect(page.getByText('Your time is that of Asia/Hong Kong.')).toBeVisible();
    await think(page);
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      posts.length = 0;
      await fill(page, { ...written, [label]: '' });
      await send(page);
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      expect(posts).toEqual([]);
      await fill(page, { [label]: '   ' });
      await send(page);
      const shown =
        label === 'Email' ? page.getByLabel('Email', { exact: true }) : page.locator('[data-part="field-error"]');
      await expect(shown).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toHaveCount(0);
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
        label === 'Message' ? '   ' : written.Message,
      );
    }
  });
});

test('a message that cannot be kept is told as such, and nothing typed is lost', {
  ...proves('ERR-061'),
}, async ({ browser, installation }) => {
  const context = await browser.newContext({ baseURL: installation.url });
  const page = await context.newPage();
  for (const fail of [
    (url: string) => interfere(page, url),
    (url: string) => interfere(page, url, (route) => route.fulfill({ status: 500, body: 'broken' })),
  ]) {
    await page.goto('/contact');
    await fill(page);
    await think(page);
    const mend = await fail('**/contact.data*');
    await send(page);
    const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message. Please try again.' });
    await expect(toast).toContainText('Error');
    for (const [label, value] of Object.entries(written))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    mend();
  }
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
  await context.close();
});
