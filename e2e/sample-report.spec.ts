import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

const note = 'This is a sample. The person is invented';

test('a visitor looks at a whole sample report, which says that it is one, on paper too', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'See a sample of the Detailed Exposure Report' }).click();
  await expect(page).toHaveURL('/sample-report');
  await expect(page).toHaveTitle(/^Sample report/);
  await expect(page.getByText(note)).toBeVisible();
  for (const name of [
    'Exposure report',
    /^Your next \d+ minutes$/,
    /^To do/,
    /^Information/,
    'Sources',
    /^Brokers likely to have your data/,
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Done|Mark as done/ })).toHaveCount(0);
  await inspect(page, 'sample-report');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('heading', { name: 'Every source and its answer' })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
});
