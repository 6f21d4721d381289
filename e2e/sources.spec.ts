import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test.describe('the list of sources', () => {
  test('says of each one what it is asked with, how fast, and how it does, and shows profile sites a page at a time', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sources' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sources');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'XposedOrNot' }) });
    await expect(row).toContainText('Your address, as it is');
    await expect(row).toContainText('At most 2 questions in a second, 25 in an hour and 100 in a day');
    await expect(row.getByRole('img', { name: /^Last 30 days: / })).toBeVisible();
    // The other kinds are folded, but for a source that the address names.
    const keys = page.locator('details').filter({ has: page.getByRole('heading', { name: /^Keys and certificates/ }) });
    const named = keys.locator('li[id]').first();
    await expect(named).toBeHidden();
    await page.goto(`/sources#${await named.getAttribute('id')}`);
    await expect(named).toBeVisible();
    await expect(named).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
    // The same rows, few enough for every rule and width.
    await page.goto('/sources?q=gravatar');
    await inspect(page, 'sources');

    await page.goto('/sources');
    await page.getByRole('link', { name: 'Show them' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'match' })).toHaveText(/^\d,\d{3} of \d,\d{3} match\.$/);
    const rows = page.getByRole('main').locator('li[id]');
    await expect(rows).toHaveCount(30);
    const first = await rows.first().getAttribute('id');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect(rows.first()).not.toHaveAttribute('id', first ?? '');
    await expect(rows).toHaveCount(30);
    for (const address of ['/sources', '/sources?kind=profiles']) {
      const { length } = await (await page.request.get(address)).body();
      expect(length, address).toBeLessThanOrEqual(300_000);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is searched by its form', async ({ page }) => {
      await page.goto('/sources');
      await page.getByLabel('Search').fill('gravatar');
      await page.getByRole('button', { name: 'Show' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'match' })).toHaveText(/^\d+ of \d,\d{3} match\.$/);
      await expect(page.getByRole('heading', { name: 'Gravatar' }).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'XposedOrNot' })).toHaveCount(0);
    });
  });
});
