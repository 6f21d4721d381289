import { addAuthenticator } from './authenticator.ts';
import { inspect } from './inspect.ts';
import { fillNewPassword, sendResetLink, test, update } from './recovery.fixture.ts';
import { expect, proves } from './test.ts';

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
