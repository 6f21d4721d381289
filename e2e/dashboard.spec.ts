import { person, SCAN_MS } from './dashboard.fixture.ts';
import { inspect } from './inspect.ts';
import { reportHeading, startFirstScan, withReport } from './own-report.ts';
import { expect, proves, test } from './test.ts';

test('a scan is watched live in two tabs, also over a cut connection', {
  ...proves('RT-003', 'RT-005'),
}, async ({ page, signedIn, installation }) => {
  test.setTimeout(SCAN_MS);
  await signedIn(page);
  installation.sandbox.controls.latency(({ host }) => 200 + (host.length % 4) * 300);
  installation.sandbox.controls.hang('crt.sh');
  const address = await startFirstScan(page);
  const second = await page.context().newPage();
  await second.goto(address);
  for (const tab of [page, second]) await expect(tab.getByRole('progressbar', { name: 'Scan progress' })).toBeVisible();
  await page.context().setOffline(true);
  installation.sandbox.controls.heal('crt.sh');
  await page.context().setOffline(false);
  for (const tab of [page, second]) await expect(reportHeading(tab)).toBeVisible({ timeout: 60_000 });
});

test('axe finds nothing serious on the pages of a customer with a scan and an order', {
  ...proves('DASH-028'),
}, async ({ page, installation, signedIn }) => {
  test.setTimeout(240_000);
  const address = await withReport(page, { installation, signedIn, person });
  await page.goto('/services/order/privacy-awareness-session');
  await page.getByRole('button', { name: 'Request Session' }).click();
  await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
  for (const [path, name] of [
    [address, 'scan'],
    [`${address}/report`, 'scan-report'],
    ['/dashboard/activity', 'dashboard-activity'],
    ['/dashboard/billing', 'dashboard-billing'],
    ['/dashboard/scans', 'dashboard-scans'],
    ['/dashboard', 'dashboard'],
  ] as const) {
    await page.goto(path);
    await inspect(page, name);
  }
  await expect(page.getByRole('link', { name: 'View All Scans' })).toBeVisible();
});
