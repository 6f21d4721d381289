import { signIn } from './accounts.ts';
import { fillNewPassword, test, update } from './recovery.fixture.ts';
import { expect, proves } from './test.ts';
import { alert, holdBack, interfere, postsOf } from './watch.ts';

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

test('a mailed link works after programs have looked at it, its form after a reload, and sets a password that is long enough and typed twice alike', {
  ...proves(
    'NAV-005',
    'NAV-007',
    'NAV-008',
    'CB-001',
    'CB-008',
    'CB-018',
    'CB-019',
    'CB-020',
    'CB-021',
    'ERR-065',
    'ERR-066',
    'ERR-074',
  ),
}, async ({ page, forgetful }) => {
  const { email, link } = forgetful;
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

test('a link that failed or is mangled says why, what helps, and where to go', {
  ...proves('CB-002', 'CB-004', 'CB-005', 'CB-006', 'CB-007', 'CB-014', 'CB-015', 'CB-017'),
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
  await page.goto('/reset-password?from=mail#type=recovery&access_token=mangled&refresh_token=mangled');
  await expect(page.getByText('Failed to verify reset link. Please request a new one.')).toBeVisible();
  await expect(page).toHaveURL('/auth/callback');
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
