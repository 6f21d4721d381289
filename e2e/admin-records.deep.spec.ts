import type { Locator, Page } from '@playwright/test';
import { signIn } from './accounts.ts';
import { toast } from './panel.ts';
import { expect, test } from './test.ts';
import { alert } from './watch.ts';

test.use({ installationOf: 'panel' });

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

test('an account is deactivated, leaves its open page and cannot come back in, and is activated again', async ({
  page,
  otherPage: customerPage,
  signedIn,
}) => {
  const customer = await signedIn(customerPage, { fullName: 'Amelia Hart' });
  const { email, fullName } = customer;
  await customerPage.goto('/dashboard');
  await signedIn(page, { as: 'admin' });
  await page.goto(`/admin/users?q=${email}`);
  await page.getByRole('link', { name: `Deactivate ${fullName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'User has been deactivated.')).toBeVisible();
  await expect(rowOf(page, email)).toHaveCount(0);
  await expect(customerPage).toHaveURL('/auth?next=%2Fdashboard', { timeout: 30_000 });
  await signIn(customerPage, { ...customer, password: 'not the password' });
  await expect(alert(customerPage, 'Invalid email or password.')).toBeVisible();
  await signIn(customerPage, customer);
  await expect(
    alert(customerPage, 'This account has been deactivated. Please contact support to reactivate it.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Deactivated' }).click();
  await page.getByRole('button', { name: `Reactivate ${fullName}` }).click();
  await expect(toast(page, 'User has been reactivated.')).toBeVisible();
  await expect(rowOf(page, email)).toHaveCount(0);
});
