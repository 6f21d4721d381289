import { withReport } from './own-report.ts';
import { expect, test } from './test.ts';
import { called } from './watching.fixture.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ timezoneId: zoneOfNoon(), installationOf: 'watching' });

test('a customer chooses to be scanned each week, and then each month, counted from the day it was switched on', async ({
  page,
  signedIn,
  installation,
}) => {
  // Whoever has a report is not scanned at once: further scans like that one would leave its vendors no turn for minutes.
  await withReport(page, { installation, signedIn, person: called('Priya Nair') });
  await page.goto('/dashboard/watching');
  const pace = page.getByLabel('How often we scan again');
  const next = page.getByRole('status').locator('time');
  const daysAhead = async () => {
    const due = new Date((await next.getAttribute('datetime')) ?? '');
    return Math.round((due.getTime() - Date.now()) / 86_400_000);
  };
  await pace.selectOption('Every week');
  await page.getByRole('button', { name: 'Start watching' }).click();
  await expect(page.getByText('The next scan is due')).toBeVisible();
  await expect(pace).toHaveValue('weekly');
  await expect.poll(daysAhead).toBe(7);
  await pace.selectOption('Every month');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(daysAhead).toBeGreaterThanOrEqual(28);
  expect(await daysAhead()).toBeLessThanOrEqual(31);
  await page.reload();
  await expect(pace).toHaveValue('monthly');
  await pace.selectOption('Every week');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(daysAhead).toBe(7);
});
