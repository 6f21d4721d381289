import { addAuthenticator } from './authenticator.ts';
import { inspect } from './inspect.ts';
import { fillNewPassword, sendResetLink, update } from './recovery.fixture.ts';
import { expect, test } from './test.ts';

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
