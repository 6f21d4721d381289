import { Secret } from 'otpauth';
import { listedMails } from './mail.ts';
import { toast } from './panel.ts';
import { expect, proves } from './test.ts';
import { readApp, test } from './two-factor.fixture.ts';
import { alert } from './watch.ts';

test('a second factor is set up with the password and the first code of the app', {
  ...proves('SET-004'),
}, async ({ page, signedIn, installation }) => {
  const account = await signedIn(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Enable Two-Factor' }).click();
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(alert(page, 'This is not your password.').first()).toBeVisible();
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const app = await readApp(page);
  expect([app.issuer, app.label]).toEqual(['Quietprint', account.email]);
  const typed = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  expect(Secret.fromBase32(typed.replaceAll(' ', '')).base32).toBe(app.secret.base32);
  await page.getByLabel('Six-digit code').fill('12345');
  await page.getByRole('button', { name: 'Switch It On' }).click();
  await expect(alert(page, 'Enter the six digits that your app shows.').first()).toBeVisible();
  await page.getByLabel('Six-digit code').fill(app.generate());
  await page.getByRole('button', { name: 'Switch It On' }).click();
  await expect(toast(page, 'Two-factor sign-in is on')).toBeVisible();
  const codes = page.getByRole('listitem').filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ });
  await expect(codes).toHaveCount(10);
  const secrets = [app.secret.base32, ...(await codes.allTextContents())];
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect
    .poll(async () => (await listedMails(installation.url, account.email)).join())
    .toContain('Two-factor sign-in is on');
  for (const secret of secrets) expect(installation.log()).not.toContain(secret);
});
