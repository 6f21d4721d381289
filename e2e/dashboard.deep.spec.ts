import type { Page } from '@playwright/test';
import { person, SCAN_MS } from './dashboard.fixture.ts';
import { openUndoneReport } from './own-report.ts';
import { expect, proves, test } from './test.ts';

test('a customer without a scan is led to the first one, in a shell that fits its window, also without a connection', {
  ...proves('DASH-037', 'SCAN-020'),
}, async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No scans yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Scans' })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Scans' }).click();
  await expect(page.getByRole('link', { name: 'Start Your First Scan' })).toBeVisible();

  const address = page.url();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Activity Log' }).click();
  const offline = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(offline).toContainText('Nothing is lost. The page opens as soon as the connection is back.');
  await offline.getByRole('button', { name: 'Try Again' }).click();
  await expect(offline).toBeVisible();
  expect(page.url()).toBe(address);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Activity Log', level: 1 })).toBeVisible();
  await expect(offline).toHaveCount(0);

  const sidebar = page.locator('aside[data-state]');
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
  const fold = page.getByRole('button', { name: /^(Collapse|Expand) sidebar$/ });
  const drawer = page.getByRole('link', { name: 'Open menu' });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.reload();
  await expect(drawer).toHaveCount(1);
  await expect(fold).toHaveCount(0);
  // On a tablet the sidebar is a rail until somebody opens it.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  await expect(drawer).toHaveCount(0);
  expect(await width()).toBe(56);
  await fold.click();
  await expect.poll(width).toBe(200);
  await page.reload();
  await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  expect(await width()).toBe(200);
});

test('whoever marks a finding by keyboard goes on with the one below, and what is ticked off is ticked off in the other tab too', async ({
  page,
  installation,
  signedIn,
}) => {
  test.setTimeout(SCAN_MS);
  const address = await openUndoneReport(page, { installation, signedIn, person });
  const cards = page.locator('section[aria-labelledby=todo] details[id^="finding-"]');
  const below = page.locator(`#${await cards.nth(1).getAttribute('id')}`);
  await cards.first().getByRole('button', { name: 'Mark as done' }).press('Enter');
  await expect(below.locator('> summary')).toBeFocused();

  const second = await page.context().newPage();
  await second.goto(address);
  // A finding whose steps are all done leaves the list: it is followed by its id, wherever it is.
  const first = await below.getAttribute('id');
  const stepIn = (tab: Page) => tab.locator(`#${first} input[name=step]`).first();
  await below.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await stepIn(page).click();
  for (const tab of [page, second]) await expect(stepIn(tab)).toBeChecked({ timeout: 30_000 });
  const told = page.getByText(/ of \d+ dealt with$/).first();
  const countSettled = async () => Number.parseInt((await told.textContent()) ?? '', 10);
  const before = await countSettled();
  await second.getByRole('button', { name: 'Mark as done' }).first().click();
  await expect.poll(countSettled, { timeout: 30_000 }).toBeGreaterThan(before);
  await second.close();
});
