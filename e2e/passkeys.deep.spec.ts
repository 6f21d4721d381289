import { type Page, request } from '@playwright/test';
import { addAuthenticator } from './authenticator.ts';
import { listedMails } from './mail.ts';
import { toast } from './panel.ts';
import { addPasskey, passkey, test, usePasskey } from './passkeys.fixture.ts';
import { expect } from './test.ts';
import { alert } from './watch.ts';

async function removePasskey(page: Page, name: string, proof: string): Promise<void> {
  await page.getByRole('link', { name: `Remove ${name}` }).click();
  const form = page.getByRole('form', { name: `Remove ${name}` });
  await form.getByLabel('Your password').fill(proof);
  await form.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
}

test('a passkey is added with the password', async ({ page, signedIn }) => {
  await addAuthenticator(page);
  const { password } = await signedIn(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await addPasskey(page, 'Blue phone', 'not the password');
  await expect(alert(page, 'This is not your password.').first()).toBeVisible();
  await addPasskey(page, 'Blue phone', password);
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(passkey(page)).toContainText('not used yet');
});

test('a device has one passkey for an account', async ({ page, holder }) => {
  await addPasskey(page, 'The same again', holder.password);
  await expect(alert(page, 'This passkey is on your account already.')).toBeVisible();
});

test('a passkey signs in only a person that the device has recognised', async ({ page, holder }) => {
  await page.context().clearCookies();
  await holder.recognise(false);
  await usePasskey(page);
  await expect(alert(page, 'Your browser did not offer a passkey.')).toBeVisible();
});

test('an answer of a passkey signs in once', async ({ page, holder, installation }) => {
  await page.context().clearCookies();
  await holder.recognise(true);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/auth.data')),
    usePasskey(page),
  ]);
  await expect(page).toHaveURL('/settings/passkeys');
  const stranger = await request.newContext({ baseURL: installation.url });
  const form = Object.fromEntries(new URLSearchParams(sent.postData() ?? ''));
  const replay = await stranger.post('/auth', { form, headers: { origin: installation.url }, maxRedirects: 0 });
  expect([replay.status(), replay.headersArray().filter(({ name }) => name === 'set-cookie')]).toEqual([401, []]);
});

test('a passkey that was removed signs nobody in, and a mail says that it is gone', { tag: '@postgres' }, async ({
  page,
  holder,
  installation,
}) => {
  await removePasskey(page, 'Blue phone', holder.password);
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  await expect
    .poll(async () => (await listedMails(installation.url, holder.email)).join())
    .toContain('A passkey was removed');
  await page.context().clearCookies();
  await usePasskey(page);
  await expect(alert(page, 'This passkey does not work here.')).toBeVisible();
});
