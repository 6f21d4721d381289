import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

const priya = people.find(({ name }) => name === 'Priya Nair');

/** Scans, and waits for the report. @returns its address */
async function scan(page: Page): Promise<string> {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Start Free Scan' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Scan' }).click();
  await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 60_000 });
  return page.url();
}

test('a report says what has changed since the scan before it, and how each finding is known', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(240_000);
  await signedIn(page, { email: priya?.email ?? '', fullName: 'Priya Nair' });
  const first = await scan(page);
  await expect(page.getByRole('heading', { name: /^Since / })).toHaveCount(0);
  const second = await scan(page);
  const changes = page.getByRole('region', { name: /^Since / });
  await expect(changes).toContainText('Nothing new and nothing gone.');
  await page.locator('details[id^="finding-"][open]').getByText('How we know').first().click();
  await expect(page.getByText('What decided').first()).toBeVisible();
  await inspect(page, 'comparison');
  await scan(page);
  await changes.getByLabel('Compare with the scan of').selectOption({ index: 1 });
  await changes.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(new RegExp(`since=${first.split('/').at(-1)}`));
  await page.goto(`${second}/report`);
  await expect(page.getByRole('heading', { name: /^Since / })).toBeVisible();
});
