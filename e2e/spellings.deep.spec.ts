import { inspect } from './inspect.ts';
import { expect, startScan, test } from './test.ts';

test.use({ installationOf: 'spellings' });

test('a visitor scans the other spellings of the address with one press, and reads what each came to', async ({
  page,
  linkFor,
}) => {
  const [plain, dotted] = ['ameliahartdemo@gmail.com', 'amelia.hart.demo@gmail.com'];
  await startScan(page, linkFor, 'Amelia Hart', plain);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 90_000 });
  const form = page.getByRole('form', { name: 'Other spellings' });
  await expect(form.getByRole('checkbox', { name: 'ameliahartdemo@googlemail.com' })).toBeChecked();
  const own = form.getByLabel('As it is spelt in your account at gmail.com');
  await own.fill('somebody.else@gmail.com');
  await form.getByRole('button', { name: 'Scan these as well' }).click();
  await expect(form.getByText('We do not know that mail to somebody.else@gmail.com')).toBeVisible();
  await inspect(page, 'spellings-offer');
  await own.fill(dotted);
  await form.getByRole('button', { name: 'Scan these as well' }).click();
  const results = page.getByRole('region', { name: 'Address by address' });
  await expect(results).toBeVisible({ timeout: 90_000 });
  await expect(results.getByText(dotted)).toBeVisible();
  await expect(results.locator('div').filter({ hasText: dotted })).toContainText(/Found in \d+ of \d+ sources/);
  await expect(page.getByText(/\d+ of \d+ questions to \d+ sources answered/).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.getByRole('link', { name: 'See every source' }).click();
  const rows = page.locator('details').filter({ has: page.getByRole('heading', { name: 'Every source' }) });
  await expect(rows.getByText(dotted).first()).toBeVisible();
  expect((await rows.boundingBox())?.width).toBeGreaterThan(900);
  await inspect(page, 'every-source');
});
