import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';

const oliver = people.find(({ name }) => name === 'Oliver Bennett');

test('a customer starts a scan, watches it live in two tabs, also over a cut connection, ticks off what is done and takes the report away', {
  ...proves('DASH-028', 'DASH-037', 'SCAN-020', 'RT-003', 'RT-005'),
}, async ({ page, signedIn, browser, installation }) => {
  test.setTimeout(240_000);
  await signedIn(page, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });
  installation.sandbox.controls.latency(({ host }) => 200 + (host.length % 4) * 300);
  installation.sandbox.controls.hang('crt.sh');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No scans yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Scans' })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Scans' }).click();
  await page.getByRole('link', { name: 'Start Your First Scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Scan' }).click();
  await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
  const address = page.url();
  const second = await page.context().newPage();
  await second.goto(address);
  for (const tab of [page, second]) await expect(tab.getByRole('progressbar', { name: 'Scan progress' })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Activity Log' }).click();
  const offline = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(offline).toContainText('Nothing is lost. The page opens as soon as the connection is back.');
  await offline.getByRole('button', { name: 'Try Again' }).click();
  await expect(offline).toBeVisible();
  expect(page.url()).toBe(address);
  installation.sandbox.controls.heal('crt.sh');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Activity Log', level: 1 })).toBeVisible();
  await expect(offline).toHaveCount(0);
  await page.goBack();
  for (const tab of [page, second])
    await expect(tab.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 60_000 });

  // A finding whose steps are all done leaves the list: it is followed by its id, wherever it is.
  const first = await page.locator('details[id^="finding-"][open]').first().getAttribute('id');
  const stepIn = (tab: Page) => tab.locator(`#${first} input[name=step]`).first();
  await stepIn(page).click();
  for (const tab of [page, second]) await expect(stepIn(tab)).toBeChecked({ timeout: 30_000 });
  const settled = async () =>
    Number.parseInt(
      (await page
        .getByText(/ of \d+ dealt with$/)
        .first()
        .textContent()) ?? '',
      10,
    );
  const before = await settled();
  await second.getByRole('button', { name: 'Mark as done' }).first().click();
  await expect.poll(settled, { timeout: 30_000 }).toBeGreaterThan(before);
  await second.close();
  await inspect(page, 'scan');

  await page.goto(`${address}/report`);
  await expect(page.getByRole('heading', { name: 'Every source and its answer' })).toBeVisible();
  await inspect(page, 'scan-report');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^exposure-report-.*\.pdf$/);
  await page.goto('/services/order/privacy-awareness-session');
  await page.getByRole('button', { name: 'Request Session' }).click();
  await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);

  await page.goto('/dashboard/activity');
  await expect(page.getByRole('cell', { name: 'A report was downloaded' })).toBeVisible();
  for (const path of ['/dashboard/activity', '/dashboard/billing', '/dashboard/scans', '/dashboard']) {
    await page.goto(path);
    await inspect(page, path.slice(1).replaceAll('/', '-'));
  }
  await expect(page.getByRole('link', { name: 'View All Scans' })).toBeVisible();
  const strange = await browser.newContext({ baseURL: installation.url });
  const other = await strange.newPage();
  await signedIn(other);
  expect((await other.goto(address))?.status()).toBe(404);
  await strange.close();
});

test('the sidebar folds by keyboard, remembers it, and is a drawer on a telephone', {
  ...proves('LAY-001', 'LAY-003', 'LAY-005', 'DASH-009'),
}, async ({ page, signedIn }) => {
  test.setTimeout(150_000);
  await signedIn(page);
  await page.goto('/dashboard');
  const sidebar = page.locator('aside[data-state]');
  await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  // The key is heard as soon as the page's scripts have run.
  await expect(async () => {
    await page.keyboard.press('Control+b');
    await expect(sidebar).toHaveAttribute('data-state', 'collapsed', { timeout: 1_000 });
  }).toPass();
  await page.reload();
  await expect(sidebar).toHaveAttribute('data-state', 'collapsed');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Activity Log' }).click();
  await expect(page).toHaveURL('/dashboard/activity');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
