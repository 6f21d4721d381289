import { inspect } from './inspect.ts';
import { placeOrder } from './prepare.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'panel' });

test('Ctrl K leads by keyboard from anywhere to a tab, a customer or an order', async ({
  page,
  openPage,
  signedIn,
  installation,
}) => {
  const customerPage = await openPage();
  const { email } = await signedIn(customerPage, { fullName: 'Beatrix Quill' });
  await placeOrder(customerPage, installation, 'detailed-exposure-report');
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/content');
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Search the panel' });
  const field = finder.getByRole('combobox', { name: 'Search the panel' });
  await expect(field).toBeFocused();
  await expect(finder.getByRole('group', { name: 'Tabs' }).getByRole('option')).toHaveCount(11);
  await page.keyboard.type('beatrix');
  await expect(finder.getByRole('group', { name: 'Users' }).getByRole('option')).toHaveText(`Beatrix Quill${email}`);
  await inspect(page, 'admin-search', finder);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/);
  await expect(finder).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('no such thing');
  await expect(finder.getByText('Nothing was found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finder).toHaveCount(0);
});
