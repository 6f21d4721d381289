import type { Page } from '@playwright/test';
import { type Account, signIn } from './accounts.ts';
import { addAuthenticator } from './authenticator.ts';
import { inspect } from './inspect.ts';
import { test as base, expect, proves } from './test.ts';
import { alert, holdBack, interfere, postsOf } from './watch.ts';

async function sendResetLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth?view=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password reset email sent!' })).toBeVisible();
}

async function fillNewPassword(page: Page, password: string, confirmed = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmed);
}

const update = (page: Page) => page.getByRole('button', { name: 'Update Password' }).click();

/** A customer who forgot the password: signed out, with the mailed link to a new one. */
const test = base.extend<{ forgetful: Account & { link: string } }>({
  forgetful: async ({ page, signedIn, linkFor }, use) => {
    const account = await signedIn(page);
    await page.context().clearCookies();
    await sendResetLink(page, account.email);
    await use({ ...account, link: await linkFor(account.email, 'recovery') });
  },
});

test('the way to a new password begins where one signs in', proves('CB-022', 'ERR-010'), async ({ page, signedIn }) => {
  const { email } = await signedIn(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByText('expires in 1 hour')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password reset email sent!' })).toBeVisible();
});

test('a mailed link works after programs have looked at it, and its form after a reload', {
  ...proves('NAV-005', 'NAV-007', 'NAV-008', 'CB-001', 'CB-008'),
}, async ({ page, forgetful: { email, link } }) => {
  for (let n = 0; n < 3; n++) await page.request.get(link);
  await page.goto(link);
  const held = await holdBack(page, '**/auth/callback.data*');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Checking your link…')).toBeVisible();
  await expect(page).toHaveURL('/auth/callback');
  await held.release();
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
});

test('a new password is long enough and typed twice alike before it is sent', {
  ...proves('CB-018', 'CB-019', 'CB-020', 'CB-021'),
}, async ({ page, forgetful: { link } }) => {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  const posts = postsOf(page);
  await update(page);
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await update(page);
  expect(posts).toEqual([]);
  await page.getByLabel('Confirm new password').fill('12345');
  await update(page);
  await expect(alert(page, 'Password must be at least 6 characters long.')).toBeVisible();
  await fillNewPassword(page, '123456 and more', '12345');
  await update(page);
  await expect(alert(page, 'Passwords do not match. Please try again.')).toBeVisible();
});

test('a forgotten password is set anew, also when the connection fails at first, and the old one is gone', {
  ...proves('ERR-065', 'ERR-066', 'ERR-074'),
}, async ({ page, forgetful }) => {
  await page.goto(forgetful.link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillNewPassword(page, '123456 and more');
  const mend = await interfere(page, '**/auth/callback.data*');
  await update(page);
  await expect(alert(page, 'Password Update Failed')).toContainText('An unexpected error occurred. Please try again.');
  mend();
  await update(page);
  await expect(page.getByRole('status').filter({ hasText: 'Password Updated' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.context().clearCookies();
  await page.goto('/auth');
  await signIn(page, forgetful);
  await expect(alert(page, 'Invalid email or password.')).toBeVisible();
});

test('a mailed link works once', async ({ page, forgetful: { link } }) => {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillNewPassword(page, '123456 and more');
  await update(page);
  await expect(page).toHaveURL('/dashboard');
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
  await expect(page.getByText('The link has expired or is invalid. Please request a new one.')).toBeVisible();
});

test('a mangled link says that it cannot be verified', proves('CB-014'), async ({ page }) => {
  await page.goto('/reset-password?from=mail#type=recovery&access_token=mangled&refresh_token=mangled');
  await expect(page.getByText('Failed to verify reset link. Please request a new one.')).toBeVisible();
  await expect(page).toHaveURL('/auth/callback');
});

test('after a reset a passkey that somebody else left is shown, and removed', async ({ page, signedIn, linkFor }) => {
  await addAuthenticator(page);
  const { email, password } = await signedIn(page);
  await page.goto('/settings/passkeys');
  await page.getByLabel('Name').fill('A stranger’s phone');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Passkey added' })).toBeVisible();

  await page.context().clearCookies();
  await sendResetLink(page, email);
  await page.goto(await linkFor(email, 'recovery'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillNewPassword(page, 'known to me alone');
  await update(page);
  await expect(page).toHaveURL('/auth/access');
  const passkey = page.getByRole('listitem').filter({ hasText: 'A stranger’s phone' });
  await expect(passkey).toContainText('It signs in without the password.');
  await inspect(page, 'access-after-reset');
  await passkey.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The passkey no longer works.' })).toBeVisible();
  await expect(passkey).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.goto('/settings/passkeys');
  await expect(page.getByText('No passkeys yet')).toBeVisible();
});

test('a link that failed says why, what helps, and where to go', {
  ...proves('CB-002', 'CB-004', 'CB-005', 'CB-006', 'CB-007', 'CB-015', 'CB-017'),
}, async ({ page }) => {
  const posts = postsOf(page);
  for (const address of ['?error=access_denied', '#error=access_denied']) {
    await page.goto(`/auth/callback${address}`);
    await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
    await expect(page.getByText('Access was denied. Please try again or request a new link.')).toBeVisible();
    await expect(page).toHaveURL('/auth/callback');
    await page.goto('about:blank');
  }
  await page.goto('/auth/callback#type=recovery&access_token=half');
  await expect(page.getByText('Invalid password reset link. Please request a new one.')).toBeVisible();
  expect(posts).toEqual([]);
  await page.goto('/auth/callback?type=signup');
  await expect(page.getByText('Email confirmation failed. Please try again.')).toBeVisible();
  expect(posts).toEqual(['/auth/callback.data']);
  await expect(page.getByRole('listitem').filter({ hasText: 'after a few minutes' })).toBeVisible();
  await page.getByRole('link', { name: 'Request New Link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('an erasure is asked for with the password, and called off by signing in', async ({ page, signedIn }) => {
  const account = await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Erase Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await expect(dialog.getByText('invoices as they were issued')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Erase My Account' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.');
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Erase My Account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your account will be erased' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await signIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/activity');
  await expect(page.getByText('The erasure of the account was called off by signing in')).toBeVisible();
});

test('the mail from the profile page leads over /reset-password to the same form', {
  ...proves('NAV-032', 'NAV-033'),
}, async ({ page, signedIn, linkFor }) => {
  const { email } = await signedIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Password reset email sent successfully.' })).toBeVisible();
  const link = await linkFor(email, 'recovery');
  expect(new URL(link).searchParams.get('to')).toBe('/reset-password');
  await page.goto(link);
  const visited: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visited.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await expect(page).toHaveURL('/auth/callback');
  expect(visited).toEqual(['/auth/link', '/reset-password', '/auth/callback']);
});
