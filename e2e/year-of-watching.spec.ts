import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { moveTime } from './move-time.ts';
import { dismiss, entry, sheet, toast } from './panel.ts';
import { expect, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ payments: true, installationOf: 'year of watching', timezoneId: zoneOfNoon() });

const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBe(360);

test('staff set its price and show it; a customer orders and pays it, everything is watched by itself, and it ends', {
  tag: '@postgres',
}, async ({ page, otherPage, signedIn, installation }) => {
  test.setTimeout(300_000);
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');

  await test.step('staff set the price and show the service', async () => {
    await signedIn(otherPage, { as: 'owner' });
    await otherPage.goto('/services');
    await expect(otherPage.locator('#year-of-watching')).toHaveCount(0);
    await otherPage.goto('/admin/services');
    const row = entry(otherPage, 'A Year of Watching');
    await row.getByRole('link', { name: 'Edit' }).click();
    const form = sheet(otherPage, 'Edit Service');
    await form.getByRole('spinbutton', { name: 'Price' }).fill('48');
    await form.getByRole('button', { name: 'Save Service' }).click();
    await expect(toast(otherPage, 'Service updated successfully')).toBeVisible();
    await dismiss(otherPage);
    await row.getByRole('button', { name: 'Activate' }).click();
    await expect(toast(otherPage, 'Service activated')).toBeVisible();
  });

  await page.setViewportSize({ width: 360, height: 740 });
  const { email } = await signedIn(page, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });
  const watched = page.getByRole('listitem');

  await test.step('free of charge, the address alone is watched', async () => {
    await page.goto('/dashboard/identity');
    await page.getByLabel('A user name of yours').fill('olliebennett');
    await page.keyboard.press('Enter');
    await expect(watched.filter({ hasText: 'olliebennett' })).toContainText('Declared by you');
    await page.goto('/dashboard/watching');
    await expect(watched.getByText(email, { exact: true })).toBeVisible();
    await expect(page.getByText('is watched with a year only')).toBeVisible();
    await isNarrow(page);
  });

  await test.step('the year is ordered and paid', async () => {
    await page.getByRole('link', { name: 'Watch Everything for a Year' }).click();
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await isNarrow(page);
    await page.getByRole('form', { name: 'Service request' }).locator('[type=submit]').click();
    await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Pay £48' }).click();
    await page.waitForURL(/\/c\/pay\//);
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: /^Pay GBP/ }).click();
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await page.getByRole('link', { name: 'See my request' }).click();
  });

  await test.step('it begins by itself, and its page says until when', async () => {
    await expect(page.getByText(/^This year of watching runs until/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Your year of watching was added, and runs until/)).toBeVisible();
    await inspect(page, 'year-order');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('link', { name: 'See What Is Watched' }).click();
    await expect(page.getByText(/^Watching is on\. (?!You can)/)).toBeVisible();
    await expect(watched.getByText('olliebennett', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Your year runs until/)).toBeVisible();
    await expect(page.getByText(/The next scan is due on/)).toBeVisible({ timeout: 90_000 });
    await inspect(page, 'year-watching');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/settings');
    await expect(page.getByText(/is watched until/)).toBeVisible();
    await isNarrow(page);
    await page.goto('/dashboard');
    await expect(page.getByText(/everything until/)).toBeVisible();
    await isNarrow(page);
  });

  await test.step('staff see it on the page of the customer', async () => {
    await otherPage.goto('/admin/users');
    await otherPage.getByRole('link', { name: 'Oliver Bennett' }).first().click();
    const years = otherPage.getByRole('region', { name: 'Years of watching' });
    await expect(years).toContainText('Running');
    await inspect(otherPage, 'year-customer', years);
  });

  await test.step('a year later it is over, and the address is watched on', async () => {
    // An open page would ask the product while it is started again.
    for (const open of [page, otherPage]) await open.goto('about:blank');
    await moveTime(
      installation,
      `update watched_years set bought_at = bought_at - interval '1 year', starts_at = starts_at - interval '1 year',
        ends_at = ends_at - interval '1 year'`,
    );
    await page.goto('/dashboard/watching');
    await expect(page.getByText(/^Watching is on\. (?!You can)/)).toBeVisible();
    await expect(page.getByText('is watched with a year only')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Watch Everything for a Year' })).toBeVisible();
    await isNarrow(page);
  });
});
