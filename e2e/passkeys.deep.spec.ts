import type { Page } from '@playwright/test';
import { listedMails } from './mail.ts';
import { toast } from './panel.ts';
import { addPasskey, test, usePasskey } from './passkeys.fixture.ts';
import { expect } from './test.ts';
import { alert } from './watch.ts';

async function removePasskey(page: Page, name: string, proof: string): Promise<void> {
  await page.getByRole('link', { name: `Remove ${name}` }).click();
  const form = page.getByRole('form', { name: `Remove ${name}` });
  await form.getByLabel('Your password').fill(proof);
  await form.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
}

test('a passkey is added with the password, once for a device, signs in whom the device recognises, and no more once it is removed', async ({
  page,
  holder,
  installation,
}) => {
  await addPasskey(page, 'The same again', 'not the password');
  await expect(alert(page, 'This is not your password.').first()).toBeVisible();
  await addPasskey(page, 'The same again', holder.password);
  await expect(alert(page, 'This passkey is on your account already.')).toBeVisible();

  await page.context().clearCookies();
  await holder.recognise(false);
  await usePasskey(page);
  await expect(alert(page, 'Your browser did not offer a passkey.')).toBeVisible();
  await holder.recognise(true);
  await usePasskey(page);
  await expect(page).toHaveURL('/settings/passkeys');

  await removePasskey(page, 'Blue phone', holder.password);
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await expect
    .poll(async () => (await listedMails(installation.url, holder.email)).join())
    .toContain('A passkey was removed');
  await page.context().clearCookies();
  await usePasskey(page);
  await expect(alert(page, 'This passkey does not work here.')).toBeVisible();
});
