import type { Page } from '@playwright/test';
import { note } from './sample-report.fixture.ts';
import { expect, test } from './test.ts';

/** Headings that are more than one level below the one before them, folded ones too. */
const skippedLevels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, h5, h6)')];
    const levelOf = ({ tagName }: HTMLElement) => Number(tagName[1]);
    return all.flatMap((one, place) => {
      const before = all[place - 1];
      return before && levelOf(one) > levelOf(before) + 1 ? [`${one.tagName} ${one.textContent}`] : [];
    });
  });

test('no heading skips a level, on the report and where it is ordered', async ({ page, signedIn }) => {
  await page.goto('/sample-report');
  expect(await skippedLevels(page)).toEqual([]);
  await signedIn(page);
  await page.goto('/services/order/detailed-exposure-report');
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(await skippedLevels(page)).toEqual([]);
});

test('search engines may show it, home leads to it, and its PDF is a file', async ({ page, installation }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sample report' }).click();
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${installation.url}/sample-report`);
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/sample-report</loc>');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toBe('sample-exposure-report.pdf');
  const pdf = await page.request.get('/sample-report.pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('staff who hide the service take the links to it away', async ({ page, signedIn, openPage }) => {
  await signedIn(page, { as: 'owner' });
  const form = (intent: string) => ({
    form: { intent, id: 'detailed-exposure-report' },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.goto('/admin/services');
  await page.request.post('/admin/services', form('deactivate'));
  const visitor = await openPage();
  await expect(async () => {
    await visitor.goto('/services');
    await expect(visitor.locator('a[href="/sample-report"]')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await page.request.post('/admin/services', form('activate'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it reads, and its findings open', async ({ page }) => {
    await page.goto('/sample-report');
    await expect(page.getByText(note)).toBeVisible();
    const second = page.locator('details[id^="finding-"]').nth(1);
    await second.locator('summary').first().click();
    await expect(second.getByText('Why it matters')).toBeVisible();
  });
});
