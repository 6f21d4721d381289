import type { Locator, Page } from '@playwright/test';
import { giveRole, roleDialog } from './admin-records.fixture.ts';
import { failure, toast } from './panel.ts';
import { expect, proves, test } from './test.ts';

test.use({ installationOf: 'panel' });

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

test(
  'an assistant is told by the server why accounts are for admins',
  proves('ERR-012', 'ERR-013'),
  async ({ otherPage: page, openPage, signedIn }) => {
    const admin = await signedIn(await openPage(), { as: 'admin', fullName: 'Adam Admin' });
    const customer = await signedIn(await openPage(), { fullName: 'Amelia Hart' });
    await signedIn(page, { as: 'assistant' });
    await page.goto(`/admin/users?q=${customer.email}`);
    await page.getByRole('link', { name: 'Edit Amelia Hart' }).click();
    await giveRole(page, 'admin');
    await expect(failure(roleDialog(page), 'Only admins can change roles.')).toBeVisible();
    await page.goto(`/admin/users?q=${admin.email}`);
    await page.getByRole('link', { name: 'Deactivate Adam Admin' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await expect(failure(question, "Assistants cannot change an admin's account.")).toBeVisible();
  },
);

test('an account is deactivated and leaves its open page, and is activated again', async ({
  page,
  otherPage: customerPage,
  signedIn,
}) => {
  const { email, fullName } = await signedIn(customerPage, { fullName: 'Amelia Hart' });
  await customerPage.goto('/dashboard');
  await signedIn(page, { as: 'admin' });
  await page.goto(`/admin/users?q=${email}`);
  await page.getByRole('link', { name: `Deactivate ${fullName}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'User has been deactivated.')).toBeVisible();
  await expect(rowOf(page, email)).toHaveCount(0);
  await expect(customerPage).toHaveURL(/\/auth/, { timeout: 30_000 });
  await page.getByRole('link', { name: 'Deactivated' }).click();
  await page.getByRole('button', { name: `Reactivate ${fullName}` }).click();
  await expect(toast(page, 'User has been reactivated.')).toBeVisible();
  await expect(rowOf(page, email)).toHaveCount(0);
});
