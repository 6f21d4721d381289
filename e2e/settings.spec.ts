import { signIn } from './accounts.ts';
import { inspect, policyReports } from './inspect.ts';
import { toast } from './panel.ts';
import { expect, test } from './test.ts';

test('another device is signed out from here, and so is every one when the password changes', async ({
  page,
  otherPage,
  signedIn,
}) => {
  const reports = await policyReports(page);
  const account = await signedIn(page);
  await otherPage.goto('/auth?next=%2Fsettings');
  await signIn(otherPage, account);
  await expect(otherPage).toHaveURL('/settings');
  await page.goto('/settings');
  const devices = page.getByRole('heading', { name: 'Where you are signed in' }).locator('..').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await expect(toast(page, 'Signed out there')).toBeVisible();
  await expect(otherPage).toHaveURL('/auth?next=%2Fsettings', { timeout: 30_000 });
  await expect(devices).toHaveCount(1);

  await signIn(otherPage, account);
  await expect(otherPage).toHaveURL('/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL(/\/settings\/password/);
  const form = page.getByRole('form', { name: 'Change your password' });
  const fill = async (current: string, password: string, confirm = password) => {
    await form.getByLabel('Current password').fill(current);
    await form.getByLabel('New password', { exact: true }).fill(password);
    await form.getByLabel('Confirm new password').fill(confirm);
    await form.getByRole('button', { name: 'Change Password' }).click();
  };
  await fill('not my password', 'three new grey pebbles');
  await expect(form.getByText('This is not your password.')).toBeVisible();
  await inspect(page, 'settings-password');
  await fill(account.password, 'three new grey pebbles', 'three new grey stones');
  await expect(form.getByText('Passwords do not match. Please try again.')).toBeVisible();
  await fill(account.password, 'three new grey pebbles');
  await expect(toast(page, 'Password changed')).toBeVisible();
  await expect(page).toHaveURL('/settings');
  await expect(otherPage).toHaveURL('/auth?next=%2Fsettings', { timeout: 30_000 });
  await signIn(otherPage, { ...account, password: 'three new grey pebbles' });
  await expect(otherPage).toHaveURL('/settings');
  expect(await reports()).toEqual([]);
  for (const path of ['settings', 'profile', 'dashboard/profile']) {
    await page.goto(`/${path}`);
    await inspect(page, path.replace('/', '-'));
  }
  expect(await reports()).toEqual([]);
});
