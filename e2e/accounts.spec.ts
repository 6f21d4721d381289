import { createHash } from 'node:crypto';
import { asOwner } from './accounts.ts';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';
import { alert, holdBack, interfere, postsOf } from './watch.ts';

test.use({ installationOf: 'accounts' });

const password = 'quiet gravel and one stone';

test('a visitor opens an account, confirms the address, signs out and signs in again', {
  ...proves(
    'NAV-002',
    'NAV-003',
    'NAV-004',
    'NAV-006',
    'NAV-039',
    'NAV-041',
    'AUTH-010',
    'AUTH-011',
    'CB-003',
    'CB-016',
    'ERR-008',
    'ERR-009',
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
  await expect(page).toHaveURL('/dashboard', { timeout: 10_000 });
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth?tab=sign-up');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/services');
  const menu = page.getByRole('banner').locator('summary');
  await expect(page.getByRole('banner')).toContainText('Amelia Hart');
  await menu.click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).not.toContainText('Amelia Hart');

  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('the owner and whom they made staff reach the panel, a customer does not', {
  ...proves('GEN-003', 'NAV-029', 'NAV-036', 'NAV-037'),
}, async ({ page, signedIn }) => {
  for (const as of ['owner', 'assistant', 'customer'] as const) {
    await page.context().clearCookies();
    await page.goto('/admin');
    await expect(page).toHaveURL('/auth?next=%2Fadmin');
    const { fullName } = await signedIn(page, { as });
    await page.goto('/services');
    await expect(page.getByRole('banner')).toContainText(fullName);
    await page.getByRole('banner').locator('summary').click();
    const entry = page.getByRole('banner').getByRole('link', { name: 'Admin Dashboard' });
    await expect(entry).toHaveCount(as === 'customer' ? 0 : 1);
    await page.goto('/admin');
    await expect(page).toHaveURL(as === 'customer' ? '/dashboard' : '/admin');
  }
});

test('the forms send nothing that is incomplete, say what is wrong, and lose nothing', {
  ...proves(
    'AUTH-001',
    'AUTH-002',
    'AUTH-003',
    'AUTH-004',
    'AUTH-005',
    'AUTH-007',
    'AUTH-008',
    'ERR-001',
    'ERR-003',
    'ERR-004',
    'ERR-006',
  ),
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
  await expect(page.getByLabel('Email')).toHaveValue('amelia@example.com');

  posts.length = 0;
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('amelia@example.com');
  await page.getByLabel('Email').fill('');
  for (const [label, value] of [
    ['Email', 'amelia@example.com'],
    ['Password', '12345'],
    ['Confirm password', '123456'],
  ] as const) {
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The same password once more. Both must match.')).toBeVisible();
  await expect(page.locator('[data-part="toast"], [data-part="field-error"]')).toHaveCount(0);
  expect(posts).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('Password123!');
  await page.getByLabel('Confirm password').fill('Password123!');
  await expect(page.getByText('This password appears in known data breaches.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await expect(page.getByText('This password appears in known data breaches.')).toHaveCount(0);
  await page.getByLabel('Confirm password').fill('12345');
  await expect(page.getByLabel('Confirm password')).not.toHaveAttribute('aria-invalid');
  posts.length = 0;
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(alert(page, 'Error')).toContainText('Password must be at least 6 characters long.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('12345');

  posts.length = 0;
  await page.goto('/auth?view=reset');
  for (const value of ['', 'amelia']) {
    await page.getByLabel('Email').fill(value);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
  }
  expect(posts).toEqual([]);
  await page.route('**/auth.data*', (route) => route.abort());
  await page.getByLabel('Email').fill('amelia@example.com');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(alert(page, 'Error')).toContainText('An unexpected error occurred. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue('amelia@example.com');
});

test('a password that is being chosen does not leave the browser before its form is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const [password, hash] = ['Password123!', createHash('sha1').update('Password123!').digest('hex').toUpperCase()];
  await page.goto('/auth?tab=sign-up');
  await page.getByLabel('Password', { exact: true }).pressSequentially(password);
  await page.getByLabel('Confirm password').pressSequentially(password);
  await expect(page.getByText('This password appears in known data breaches.')).toBeVisible();
  const questions = sent.filter((one) => one.includes('/auth/new-password'));
  expect(questions.map((one) => one.split(' ')[1])).toEqual([`prefix=${hash.slice(0, 5)}`]);
  for (const piece of ['Password123', 'Passw', hash.slice(5), hash.slice(0, 6)])
    expect(sent.filter((one) => decodeURIComponent(one).includes(piece))).toEqual([]);
});

test('a stranger who signs up first knows no password of the account that the mail opens', async ({
  page,
  browser,
  installation,
  linkFor,
}) => {
  const email = 'taken.first@example.com';
  const mallory = await browser.newContext({ baseURL: installation.url });
  const form = { email, password, confirm: password, fullName: 'Mallory' };
  await mallory.request.post('/auth?tab=sign-up', { form, headers: { origin: installation.url } });
  await page.goto(await linkFor(email, 'confirmation'));
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await inspect(page, 'auth-choose-password');
  await page.getByLabel('New password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm new password').fill('12345');
  const open = page.getByRole('button', { name: 'Confirm and open my account' });
  await open.click();
  await expect(alert(page, 'Password must be at least 6 characters long.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('what only I know');
  await page.getByLabel('Confirm new password').fill('what only I know');
  const mend = await interfere(page, '**/auth/link.data*');
  await open.click();
  await expect(alert(page, 'An unexpected error occurred. Please try again.')).toBeVisible();
  mend();
  await open.click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard', { timeout: 10_000 });
  await expect(page.getByText('Mallory')).toHaveCount(0);
  const strange = await mallory.newPage();
  await strange.goto('/auth');
  await strange.getByLabel('Email').fill(email);
  await strange.getByLabel('Password', { exact: true }).fill(password);
  await strange.getByRole('button', { name: 'Sign In' }).click();
  await expect(alert(strange, 'Invalid email or password.')).toBeVisible();
  await mallory.close();
});

test('every tab follows: signing in, a renewed token, signing out', {
  ...proves('AUTH-009', 'AUTH-012', 'AUTH-013', 'NAV-034', 'NAV-035', 'ERR-005'),
}, async ({ page, context, signedIn, installation }) => {
  const account = await signedIn(page);
  await context.clearCookies();
  const other = await context.newPage();
  await other.goto('/contact');
  await other.getByLabel('Message').fill('A draft');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/auth');
  const held = await holdBack(page, '**/dashboard.data*');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Checking your session…')).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await held.letGo();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Checking your session…')).toHaveCount(0);
  await expect(other.getByRole('banner')).toContainText(account.fullName);
  await expect(other.getByLabel('Message')).toHaveValue('A draft');

  // The access token is gone, as after a quarter of an hour: the next page renews it.
  await context.clearCookies({ name: 'qp_access' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  const before = (await context.cookies()).find(({ name }) => name === 'qp_refresh')?.value;
  const renewed = await page.evaluate(async () => (await fetch('/auth/refresh', { method: 'POST' })).json());
  expect(renewed.expiresAt).toBeGreaterThan(Date.now() + 14 * 60_000);
  expect((await context.cookies()).find(({ name }) => name === 'qp_refresh')?.value).not.toBe(before);
  await expect(other.getByLabel('Message')).toHaveValue('A draft');

  const guarded = await context.newPage();
  await guarded.goto('/dashboard');
  const mend = await interfere(page, '**/sign-out.data*');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(alert(page, 'Error')).toContainText('An unexpected error occurred. Please try again.');
  mend();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(guarded).toHaveURL('/auth?next=%2Fdashboard');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(other.getByLabel('Message')).toHaveValue('A draft');
  expect(installation.log()).not.toContain(account.email);
});

test('who is not signed in is led to sign in from every page of an account, and back', {
  ...proves('NAV-019', 'NAV-026', 'NAV-027'),
}, async ({ page, signedIn }) => {
  const pages = ['/dashboard', '/dashboard/scans', '/dashboard/requests', '/dashboard/profile', '/dashboard/billing'];
  for (const address of [...pages, '/dashboard/activity', '/profile', '/billing']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(address)}`);
  }
  const { email } = await signedIn(page);
  await page.goto('/auth?next=%2Fbilling');
  await expect(page).toHaveURL('/billing');
  await expect(page.getByRole('heading', { name: 'Billing & Purchases' })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile & Account' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
});

test('a deactivated account leaves every page at once and cannot come back in', async ({
  page,
  signedIn,
  installation,
}) => {
  const account = await signedIn(page);
  await page.goto('/dashboard');
  await page.waitForRequest((request) => request.url().includes('/live?'));
  await asOwner(installation, account, { intent: 'deactivate' });
  await expect(page).toHaveURL('/auth?next=%2Fdashboard', { timeout: 20_000 });
  const signIn = async (secret: string) => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn('not the password');
  await expect(alert(page, 'Invalid email or password.')).toBeVisible();
  await signIn(account.password);
  await expect(
    alert(page, 'This account has been deactivated. Please contact support to reactivate it.'),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an account is opened, confirmed, left, entered, and gets a new password', async ({ page, linkFor }) => {
    const email = 'noscript@example.com';
    const signIn = async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign In' }).click();
    };
    await page.goto('/auth');
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('Full name').fill('Nora Script');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(`${password}!`);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Confirm password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[data-part="toast"]')).toHaveCount(0);
    await expect(page.getByLabel('Full name')).toHaveValue('Nora Script');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('status')).toContainText('Please check your email to confirm your account.');

    await page.goto('/auth');
    await signIn();
    await expect(page.getByRole('alert')).toContainText('Please confirm your email first.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.goto(await linkFor(email, 'confirmation'));
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Email Confirmed' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard', { timeout: 10_000 });
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page).toHaveURL('/');

    await page.goto('/dashboard');
    await signIn();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).first().click();

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
    await expect(page).toHaveURL('/dashboard', { timeout: 10_000 });
  });
});

test('axe finds nothing serious on the screens of accounts', async ({ page, signedIn, linkFor }) => {
  test.setTimeout(150_000);
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
