import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test('a customer starts a scan, watches it live and takes the report away (DASH-028, DASH-037, SCAN-020, RT-003)', async ({
  page,
  signedIn,
  browser,
  installation,
}) => {
  test.setTimeout(150_000);
  await signedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No scans yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Scans' })).toHaveCount(0);
  await page.getByRole('link', { name: 'My Scans' }).click();
  await page.getByRole('link', { name: 'Start Your First Scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Scan' }).click();
  await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 60_000 });
  const address = page.url();
  await page.goto(`${address}/report`);
  await expect(page.getByRole('heading', { name: 'Every source and its answer' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^exposure-report-.*\.pdf$/);
  await page.goto('/dashboard/activity');
  await expect(page.getByRole('cell', { name: 'A report was downloaded' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'View All Scans' })).toBeVisible();
  const strange = await browser.newContext({ baseURL: installation.url });
  const other = await strange.newPage();
  await signedIn(other);
  expect((await other.goto(address))?.status()).toBe(404);
  await strange.close();
});

test('the sidebar folds by keyboard, remembers it, and is a drawer on a telephone (LAY-001, LAY-003, LAY-005, DASH-009)', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(150_000);
  await signedIn(page);
  await page.goto('/dashboard');
  const sidebar = page.locator('aside.sidebar');
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
  for (const path of ['/dashboard', '/dashboard/scans', '/dashboard/activity']) {
    await page.goto(path);
    await inspect(page, path.replaceAll('/', '_'));
  }
});
