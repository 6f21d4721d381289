import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { doFixedWork, slowdownOf, tasksDuring } from './main-thread.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'smooth progress', viewport: { width: 360, height: 740 } });

/** What a page may compute without a pause on an idle core, in milliseconds. */
const LONGEST_TASK_MS = 50;

/** Everything, everywhere: an address and a user name. */
async function lookForEverything(page: Page): Promise<void> {
  await page.goto('/dashboard/identity');
  const names = page.locator('[data-part="card"]').filter({ has: page.getByRole('heading', { name: /^User names/ }) });
  await names.getByLabel('A user name of yours').fill('islaeverly');
  await names.getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'islaeverly' })).toContainText('Declared by you');
  await page.goto('/dashboard/watching');
  await page.getByRole('button', { name: 'Start watching' }).click();
  await expect(page.getByText(/^Watching is on\. (?!You can)/)).toBeVisible();
}

test('hundreds of answers arrive without a long task, on a telephone’s width and with every row in sight', async ({
  page,
  browser,
  signedIn,
  installation,
}) => {
  const isla = people.find(({ name }) => name === 'Isla Everly');
  await signedIn(page, { email: isla?.email ?? '', fullName: 'Isla Everly' });
  // Late enough for the page to be open, and one after the other.
  installation.sandbox.controls.latency(({ host }) => 3_000 + ((host.length * 997) % 5_000));
  await lookForEverything(page);
  await page.goto('/dashboard/scans');
  await page.locator('a[href^="/dashboard/scans/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Source by source' })).toBeVisible();
  for (const group of await page
    .locator('summary')
    .filter({ hasText: /\d+ of \d+ checked/ })
    .all())
    await group.click();
  const rows = page.getByRole('region', { name: 'Source by source' }).getByRole('listitem');
  expect(await rows.count()).toBeGreaterThan(250);

  const tasks = await tasksDuring(browser, page, () =>
    // Cheap to look at: a locator computes the names of the whole page.
    page
      .waitForFunction(() => document.title.startsWith('Exposure report'), null, { timeout: 90_000 })
      .then(() => page.waitForTimeout(1_000)),
  );
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible();
  expect(tasks.length).toBeGreaterThan(100);
  expect(tasks[0]).toBeLessThan(LONGEST_TASK_MS * (await slowdownOf(browser, page)));

  await test.step('a long task would be seen', async () => {
    await page.goto('/status');
    // Work instead of a time: a task that others keep from the core does little in a second.
    const [longest] = await tasksDuring(browser, page, () => doFixedWork(page));
    expect(longest).toBeGreaterThan(LONGEST_TASK_MS * (await slowdownOf(browser, page)));
  });
});
