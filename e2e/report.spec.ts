import type { Locator, Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { bar, doThePlan, gauge, openScore, test } from './report.fixture.ts';
import { expect } from './test.ts';

test.use({ installationOf: 'report' });
const verdict = (page: Page): Locator => page.getByRole('region').filter({ has: page.locator('#verdict') });

test('a breach of a known company leads to a letter; a step that is done moves score, verdict and bar at once, in the other tab and on the dashboard too', async ({
  page,
  modest: { address },
}) => {
  const finding = page.locator('details').filter({ hasText: 'Pixel Garden lost your' }).last();
  await finding.locator('summary').first().click();
  await expect(finding.getByRole('heading', { name: 'Close the account, and ask for deletion' })).toBeVisible();
  await expect(finding.getByRole('link', { name: 'Where to close it: pixelgarden.example' })).toBeVisible();
  await inspect(page, 'report-company', finding);
  await finding.getByRole('link', { name: 'Your letter to Pixel Garden Ltd' }).click();
  await expect(page.getByRole('heading', { name: /^Pixel Garden/ })).toBeVisible();

  await page.goto(address);
  const [second, dashboard] = [await page.context().newPage(), await page.context().newPage()];
  await Promise.all([second.goto(address), dashboard.goto('/dashboard')]);
  const [before, said] = [await openScore(page), await verdict(page).textContent()];
  await expect(gauge(dashboard).first()).toHaveAttribute('aria-label', new RegExp(`^Risk score ${before}`));
  await doThePlan(page);
  await expect(verdict(page)).not.toHaveText(said ?? '');
  const words = (await gauge(page).first().getAttribute('aria-label')) ?? '';
  expect(await openScore(page)).toBeLessThan(before);
  for (const tab of [second, dashboard]) {
    await expect(gauge(tab).first()).toHaveAttribute('aria-label', words);
    await expect(bar(tab)).toHaveText((await bar(page).textContent()) ?? '');
  }
  await expect(dashboard.getByText((await page.locator('#verdict').textContent()) ?? '').first()).toBeVisible();
});
