import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { moveTime } from './move-time.ts';
import { dismiss, entry, sheet, toast } from './panel.ts';
import { expect, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ payments: true, installationOf: 'year of watching', timezoneId: zoneOfNoon() });

const phone = { width: 360, height: 740 };
const oliver = { email: people.find(({ name }) => name === 'Oliver Bennett')?.email ?? '', fullName: 'Oliver Bennett' };

const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBe(phone.width);

/** Each test continues where the one before it ended. */
test.describe
  .serial('a year of watching', { tag: '@postgres' }, () => {
    test('is shown once staff have set its price', async ({ page, signedIn }) => {
      await signedIn(page, { as: 'owner' });
      await page.goto('/services');
      await expect(page.locator('#year-of-watching')).toHaveCount(0);
      await page.goto('/admin/services');
      const row = entry(page, 'A Year of Watching');
      await row.getByRole('link', { name: 'Edit' }).click();
      const form = sheet(page, 'Edit Service');
      await form.getByRole('spinbutton', { name: 'Price' }).fill('48');
      await form.getByRole('button', { name: 'Save Service' }).click();
      await expect(toast(page, 'Service updated successfully')).toBeVisible();
      await dismiss(page);
      await row.getByRole('button', { name: 'Activate' }).click();
      await expect(toast(page, 'Service activated')).toBeVisible();
    });

    test('is offered to a customer whose address alone is watched, and paid', async ({ page, signedIn }) => {
      await page.setViewportSize(phone);
      await signedIn(page, oliver);
      const watched = page.getByRole('listitem');
      await page.goto('/dashboard/identity');
      await page.getByLabel('A user name of yours').fill('olliebennett');
      await page.keyboard.press('Enter');
      await expect(watched.filter({ hasText: 'olliebennett' })).toContainText('Declared by you');
      await page.goto('/dashboard/watching');
      await expect(watched.getByText(oliver.email, { exact: true })).toBeVisible();
      await expect(page.getByText('is watched with a year only')).toBeVisible();
      await isNarrow(page);
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
    });

    test('begins by itself, and each page says until when', async ({ page, signedIn }) => {
      await page.setViewportSize(phone);
      await signedIn(page, oliver);
      await page.goto('/dashboard/requests');
      await page.getByRole('link', { name: 'A Year of Watching' }).first().click();
      await expect(page.getByText(/^This year of watching runs until/)).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(/^Your year of watching was added, and runs until/)).toBeVisible();
      await inspect(page, 'year-order');
      await page.setViewportSize(phone);
      await page.getByRole('link', { name: 'See What Is Watched' }).click();
      await expect(page.getByText(/^Watching is on\. (?!You can)/)).toBeVisible();
      await expect(page.getByRole('listitem').getByText('olliebennett', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Your year runs until/)).toBeVisible();
      await expect(page.getByText(/The next scan is due on/)).toBeVisible({ timeout: 90_000 });
      await inspect(page, 'year-watching');
      await page.setViewportSize(phone);
      await page.goto('/settings');
      await expect(page.getByText(/is watched until/)).toBeVisible();
      await isNarrow(page);
      await page.goto('/dashboard');
      await expect(page.getByText(/everything until/)).toBeVisible();
      await isNarrow(page);
    });

    test('shows on the page that staff have of its customer', async ({ page, signedIn }) => {
      await signedIn(page, { as: 'owner' });
      await page.goto('/admin/users');
      await page.getByRole('link', { name: oliver.fullName }).first().click();
      const years = page.getByRole('region', { name: 'Years of watching' });
      await expect(years).toContainText('Running');
      await inspect(page, 'year-customer', years);
    });

    test('ends a year later, and the address is still watched', async ({ page, signedIn, installation }) => {
      await moveTime(
        installation,
        `update watched_years set bought_at = bought_at - interval '1 year', starts_at = starts_at - interval '1 year',
        ends_at = ends_at - interval '1 year'`,
      );
      await page.setViewportSize(phone);
      await signedIn(page, oliver);
      await page.goto('/dashboard/watching');
      await expect(page.getByText(/^Watching is on\. (?!You can)/)).toBeVisible();
      await expect(page.getByText('is watched with a year only')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Watch Everything for a Year' })).toBeVisible();
      await isNarrow(page);
    });
  });
