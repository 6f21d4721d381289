import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { test as base, expect } from './test.ts';

export async function sendResetLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth?view=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password reset email sent!' })).toBeVisible();
}

export async function fillNewPassword(page: Page, password: string, confirmed = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmed);
}

export const update = (page: Page) => page.getByRole('button', { name: 'Update Password' }).click();

/** A customer who forgot the password: signed out, with the mailed link to a new one. */
export const test = base.extend<{ forgetful: Account & { link: string } }>({
  forgetful: async ({ page, signedIn, linkFor }, use) => {
    const account = await signedIn(page);
    await page.context().clearCookies();
    await sendResetLink(page, account.email);
    await use({ ...account, link: await linkFor(account.email, 'recovery') });
  },
});
