import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'blog' });

test('a list that cannot be fetched shows nothing, is logged, and heals by itself', {
  ...proves('ERR-081'),
}, async ({ browser, installation }) => {
  const context = await browser.newContext({ baseURL: installation.url });
  const page = await context.newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/contact');
  const mend = await interfere(page, /\/blog\.data\?_routes=public(%2F|\/)blog(%2F|\/)blog$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Privacy News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy & Security News');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.locator('[data-part="toast"]').filter({ visible: true })).toHaveCount(0);
  expect(told.join()).toContain('The posts could not be read');
  mend();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 15_000 });
  await context.close();
});
