import { password } from './accounts.fixture.ts';
import { signIn } from './accounts.ts';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';
import { alert, interfere, postsOf } from './watch.ts';

test('a visitor opens an account and confirms the address', {
  ...proves(
    'NAV-002',
    'NAV-003',
    'NAV-004',
    'NAV-006',
    'NAV-041',
    'AUTH-010',
    'CB-003',
    'CB-016',
    'ERR-008',
    'ERR-075',
  ),
  tag: '@postgres',
}, async ({ page, linkFor }) => {
  const email = 'amelia.hart@example.com';
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Full name').fill('Amelia Hart');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Success' });
  await expect(toast).toContainText('Please check your email to confirm your account.');

  await page.goto(await linkFor(email, 'confirmation'));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Email Confirmed' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth?tab=sign-up');
  await expect(page).toHaveURL('/dashboard');
});

test('a customer signs out from the menu, and in again on the way to a page', {
  ...proves('NAV-039', 'AUTH-010', 'AUTH-011', 'ERR-009'),
  tag: '@postgres',
}, async ({ page, signedIn }) => {
  const account = await signedIn(page);
  await page.goto('/services');
  const menu = page.getByRole('banner').locator('summary');
  await expect(page.getByRole('banner')).toContainText(account.fullName);
  await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).not.toContainText(account.fullName);

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await signIn(page, account);
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('the forms to sign in and for a new password send nothing that is incomplete, say what is wrong, and keep the address', {
  ...proves('AUTH-001', 'AUTH-002', 'AUTH-008', 'ERR-001', 'ERR-004', 'ERR-006'),
}, async ({ page }) => {
  const posts = postsOf(page);
  await page.goto('/auth');
  for (const [label, value] of [
    ['Email', 'amelia@example.com'],
    ['Password', 'not the password'],
  ] as const) {
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(alert(page, 'Error')).toContainText('Invalid email or password.');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('amelia@example.com');

  posts.length = 0;
  await page.goto('/auth?view=reset');
  for (const value of ['', 'amelia']) {
    await page.getByLabel('Email').fill(value);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
  }
  expect(posts).toEqual([]);
  await interfere(page, '**/auth.data*');
  await page.getByLabel('Email').fill('amelia@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(alert(page, 'Error')).toContainText('An unexpected error occurred. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue('amelia@example.com');
});

test('the form to sign up sends nothing that is incomplete, and no two passwords; a short one is refused, and stays', {
  ...proves('AUTH-003', 'AUTH-004', 'AUTH-005', 'AUTH-007', 'ERR-003'),
}, async ({ page }) => {
  const posts = postsOf(page);
  await page.goto('/auth?tab=sign-up');
  for (const [label, value] of [
    ['Email', 'amelia@example.com'],
    ['Password', '12345'],
    ['Confirm password', '123456'],
  ] as const) {
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The same password once more. Both must match.')).toBeVisible();
  await expect(page.locator('[data-part="toast"], [data-part="field-error"]')).toHaveCount(0);
  expect(posts).toEqual([]);
  await page.getByLabel('Confirm password').fill('12345');
  await expect(page.getByLabel('Confirm password')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(alert(page, 'Error')).toContainText('Password must be at least 6 characters long.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('12345');
});

test('axe finds nothing serious on the screens of accounts', async ({ page, signedIn, linkFor }) => {
  for (const [name, address] of [
    ['auth-sign-in', '/auth'],
    ['auth-sign-up', '/auth?tab=sign-up'],
    ['auth-reset', '/auth?view=reset'],
    ['auth-link', '/auth/link?type=confirmation&token=x'],
    ['auth-failed', '/auth/callback?error=access_denied'],
  ] as const) {
    await page.goto(address);
    await inspect(page, name);
  }
  const { email } = await signedIn(page);
  await page.context().clearCookies();
  await page.goto('/auth?view=reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeVisible();
  await inspect(page, 'auth-mail-sent');
  await page.goto(await linkFor(email, 'recovery'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('New password', { exact: true }).fill('fair-enough');
  await inspect(page, 'auth-new-password');
});
