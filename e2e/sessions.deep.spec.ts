import { asOwner, signIn } from './accounts.ts';
import { expect, test } from './test.ts';
import { alert } from './watch.ts';

test('a deactivated account leaves every page at once and cannot come back in', async ({
  page,
  signedIn,
  installation,
}) => {
  const account = await signedIn(page);
  await page.goto('/dashboard');
  await page.waitForRequest((request) => request.url().includes('/live?'));
  await asOwner(installation, account, { intent: 'deactivate' });
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await signIn(page, { ...account, password: 'not the password' });
  await expect(alert(page, 'Invalid email or password.')).toBeVisible();
  await signIn(page, account);
  await expect(
    alert(page, 'This account has been deactivated. Please contact support to reactivate it.'),
  ).toBeVisible();
});
