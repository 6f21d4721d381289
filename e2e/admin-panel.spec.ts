import { inspect } from './inspect.ts';
import { tab } from './panel.ts';
import { expect, proves, test } from './test.ts';

test('the panel welcomes an admin', {
  ...proves('ADM-001', 'ADM-002', 'ADM-003', 'ADM-004', 'ROLE-007'),
}, async ({ page, signedIn }) => {
  const { fullName } = await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(`Welcome, ${fullName}`);
  await expect(bar).toContainText('Full Access');
  await expect(bar.getByText('admin', { exact: true }).first()).toBeVisible();
  await inspect(page, 'admin-overview');
});

test('cards of the overview lead to their tabs', {
  ...proves('ADM-007', 'ADM-008', 'ADM-017', 'ADM-018'),
}, async ({ page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  for (const [card, name, address] of [
    [/^Contact Messages/, 'Messages', '/admin/messages'],
    [/^Orders/, 'Orders', '/admin/orders'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: card }).click();
    await expect(page).toHaveURL(address);
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await page.goBack();
  }
});
