import type { Page } from '@playwright/test';
import { signIn } from './accounts.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

const password = 'quiet gravel and one stone';

async function fillPasswords(page: Page, confirmed: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(confirmed);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

test('without scripts an account is opened and confirmed', async ({ page, linkFor }) => {
  const email = 'noscript@example.com';
  await page.goto('/auth');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').fill('Nora Script');
  await page.getByLabel('Email').fill(email);
  await fillPasswords(page, `${password}!`);
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[data-part="toast"]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByLabel('Full name')).toHaveValue('Nora Script');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await fillPasswords(page, password);
  await expect(page.getByRole('status')).toContainText('Please check your email to confirm your account.');

  await page.goto('/auth');
  await signIn(page, { email, password });
  await expect(page.getByRole('alert')).toContainText('Please confirm your email first.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.goto(await linkFor(email, 'confirmation'));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Email Confirmed' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('without scripts a customer signs out, and in again', async ({ page, signedIn }) => {
  const account = await signedIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await signIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
});

test('without scripts a mailed link gives a new password', async ({ page, signedIn, linkFor }) => {
  const { email } = await signedIn(page);
  await page.context().clearCookies();
  await page.goto('/auth?view=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toContainText('Password reset email sent!');
  await page.goto(await linkFor(email, 'recovery'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('another stone in the gravel');
  await page.getByLabel('Confirm new password').fill('another stone in the gravel');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});
