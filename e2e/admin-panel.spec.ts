import { inspect } from './inspect.ts';
import { tab } from './panel.ts';
import { expect, proves, test } from './test.ts';

test('the panel welcomes an admin, and cards of the overview lead to their tabs', {
  ...proves(
    'ADM-001',
    'ADM-002',
    'ADM-003',
    'ADM-004',
    'ADM-006',
    'ADM-007',
    'ADM-008',
    'ADM-009',
    'ADM-010',
    'ADM-014',
    'ADM-017',
    'ADM-018',
    'ADM-019',
    'ADM-020',
    'ADM-021',
    'ADM-022',
    'ADM-023',
    'ROLE-007',
  ),
}, async ({ page, signedIn }) => {
  const { fullName } = await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  const bar = page.getByRole('banner');
  await expect(bar).toContainText(`Welcome, ${fullName}`);
  await expect(bar).toContainText('Full Access');
  await expect(bar.getByText('admin', { exact: true }).first()).toBeVisible();
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
  await inspect(page, 'admin-overview');
  const cards = page.locator('[data-part="tiles"]').getByRole('link');
  await expect(cards).toHaveCount(6);
  for (const [card, heading, address] of [
    ['Contact Messages', 'Messages', '/admin/messages'],
    ['Orders', 'Orders', '/admin/orders'],
    ['Service Management', 'Service Management', '/admin/services'],
    ['Content Management', 'Content Management', '/admin/content'],
    ['User Management', 'User Management', '/admin/users'],
    ['Branding Assets', 'Branding Assets', '/admin/branding'],
  ] as const) {
    await cards.filter({ hasText: card }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    await expect(tab(page, heading)).toHaveAttribute('aria-current', 'page');
    await tab(page, 'Overview').click();
  }
});
