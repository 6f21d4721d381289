import type { Page } from '@playwright/test';
import { person, SCAN_MS } from './dashboard.fixture.ts';
import { openUndoneReport, withReport } from './own-report.ts';
import { expect, proves, test } from './test.ts';

test('a customer without a scan is led to the first one', {
  ...proves('DASH-037', 'SCAN-020'),
}, async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No scans yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Scans' })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Scans' }).click();
  await expect(page.getByRole('link', { name: 'Start Your First Scan' })).toBeVisible();
});

test('a page that is asked for without a connection opens as soon as there is one', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/dashboard');
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
});

test('what is ticked off is ticked off in the other tab too, and counts as dealt with', async ({
  page,
  installation,
  signedIn,
}) => {
  test.setTimeout(SCAN_MS);
  const address = await openUndoneReport(page, { installation, signedIn, person });
  const second = await page.context().newPage();
  await second.goto(address);
  // A finding whose steps are all done leaves the list: it is followed by its id, wherever it is.
  const first = await page.locator('details[id^="finding-"][open]').first().getAttribute('id');
  const stepIn = (tab: Page) => tab.locator(`#${first} input[name=step]`).first();
  await stepIn(page).click();
  for (const tab of [page, second]) await expect(stepIn(tab)).toBeChecked({ timeout: 30_000 });
  const told = page.getByText(/ of \d+ dealt with$/).first();
  const countSettled = async () => Number.parseInt((await told.textContent()) ?? '', 10);
  const before = await countSettled();
  await second.getByRole('button', { name: 'Mark as done' }).first().click();
  await expect.poll(countSettled, { timeout: 30_000 }).toBeGreaterThan(before);
  await second.close();
});

test('whoever marks a finding as done by keyboard goes on with the one that stood below it', async ({
  page,
  installation,
  signedIn,
}) => {
  test.setTimeout(SCAN_MS);
  await openUndoneReport(page, { installation, signedIn, person });
  const cards = page.locator('section[aria-labelledby=todo] details[id^="finding-"]');
  const below = await cards.nth(1).getAttribute('id');
  await cards.first().getByRole('button', { name: 'Mark as done' }).press('Enter');
  await expect(page.locator(`#${below} > summary`)).toBeFocused();
});

test('the report is taken away as a PDF, which the log of activity says', async ({ page, installation, signedIn }) => {
  test.setTimeout(SCAN_MS);
  const address = await withReport(page, { installation, signedIn, person });
  await page.goto(`${address}/report`);
  await expect(page.getByRole('heading', { name: 'Every source and its answer' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^exposure-report-.*\.pdf$/);
  await page.goto('/dashboard/activity');
  await expect(page.getByRole('cell', { name: 'A report was downloaded', exact: true })).toBeVisible();
});

test('a scan is nothing that another customer finds', async ({ page, otherPage, installation, signedIn }) => {
  test.setTimeout(SCAN_MS);
  const address = await withReport(page, { installation, signedIn, person });
  await signedIn(otherPage);
  expect((await otherPage.goto(address))?.status()).toBe(404);
});

test('on a tablet the sidebar is a rail until somebody opens it', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/dashboard/activity');
  const sidebar = page.locator('aside[data-state]');
  const width = () => sidebar.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width()).toBe(56);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect.poll(width).toBe(200);
  await page.reload();
  await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  expect(await width()).toBe(200);
});

test('the bar opens the drawer in a narrow window and folds the sidebar in a wide one, and never offers both', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  for (const [width, drawer, fold] of [
    [360, 1, 0],
    [768, 0, 1],
    [1440, 0, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/dashboard/activity');
    await expect(page.getByRole('link', { name: 'Open menu' })).toHaveCount(drawer);
    await expect(page.getByRole('button', { name: /^(Collapse|Expand) sidebar$/ })).toHaveCount(fold);
  }
});
