import { asOwner } from './accounts.ts';
import { expect, proves, test } from './test.ts';

test('keys show the shortcuts, change the tab and search; the sidebar folds, and is a menu where there is no width; filters are addresses', {
  ...proves('ADM-012'),
}, async ({ page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL('/admin/requests');
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();

  const sidebar = page.locator('aside[data-state]');
  const rems = () => sidebar.evaluate((element) => element.getBoundingClientRect().width / 16);
  expect(await rems()).toBe(15);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(rems).toBe(3.5);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('link', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL('/admin/messages');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/orders');
  const filter = (name: string) => page.getByRole('link', { name });
  await filter('Completed').click();
  await expect(filter('Completed')).toHaveAttribute('aria-current', 'true');
  await page.goto('/admin/orders?status=cancelled');
  await expect(filter('Cancelled')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(filter('Completed')).toHaveAttribute('aria-current', 'true');

  await page.route('**/admin/search?*', (route) => route.abort());
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('dialog', { name: 'Search the panel' });
  await expect(finder.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('audit');
  await expect(finder.getByText('Only tabs are found just now')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
});

test('who loses the role while the panel is open is told so, and does not come back in', {
  ...proves('ADM-024', 'ADM-025', 'ADM-026', 'ADM-027'),
}, async ({ otherPage: former, signedIn, installation }) => {
  const account = await signedIn(former, { as: 'assistant' });
  await former.goto('/admin/orders');
  await expect(former.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await asOwner(installation, account, { intent: 'role', role: 'user' });
  await expect(former.getByRole('heading', { name: 'Access Denied' })).toBeVisible({ timeout: 30_000 });
  await expect(former.getByRole('main')).toContainText(`You are signed in as ${account.email} with the role user.`);
  await expect(former.getByRole('main')).toContainText('Only admin or assistant roles may enter.');
  await former.goto('/admin/orders');
  await expect(former).toHaveURL('/dashboard');
});
