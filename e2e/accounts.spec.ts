import { expect, test } from './test.ts';

test.use({ installationOf: 'accounts' });

const password = 'quiet gravel and one stone';

test('a visitor opens an account, confirms the address, signs out and signs in again (NAV-002, NAV-003, NAV-004, NAV-006, NAV-039, NAV-041, AUTH-010, AUTH-011, CB-003, CB-016, ERR-008, ERR-009, ERR-075)', async ({
  page,
  linkFor,
}) => {
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

  await page.goto(await linkFor(email, 'account'));
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

test('the owner and whom they made staff reach the panel, a customer does not (NAV-029, NAV-036, NAV-037)', async ({
  page,
  signedIn,
}) => {
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
