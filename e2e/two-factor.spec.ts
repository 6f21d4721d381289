import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Secret, type TOTP, URI } from 'otpauth';
import { unzip } from '#tests/unzip.ts';
import { type Account, signIn } from './accounts.ts';
import { inspect } from './inspect.ts';
import { listedMails } from './mail.ts';
import { toast } from './panel.ts';
import { enableTwoFactor, type SecondFactor } from './prepare.ts';
import { test as base, expect, proves } from './test.ts';
import { alert } from './watch.ts';

/** A customer's account with two-factor sign-in, which the page is signed in to. */
const test = base.extend<{ secured: Account & SecondFactor }>({
  secured: async ({ page, installation, signedIn }, use) => {
    const account = await signedIn(page);
    await use({ ...account, ...(await enableTwoFactor(page, installation, account)) });
  },
});

const wrongCode = 'The code is wrong or has expired. Please try again.';

/** The code that the app shows next: the current one has been used. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

async function enterPassword(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?next=%2Fsettings');
  await signIn(page, account);
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the set-up page to the app that has scanned its picture. */
async function readApp(page: Page): Promise<TOTP> {
  const address = await page.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href');
  return URI.parse(address ?? '') as TOTP;
}

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

test('the picture for the app is dark on light in either theme, as cameras want it', async ({ page, signedIn }) => {
  const { password } = await signedIn(page);
  await page.goto('/settings/two-factor');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const colours = () => picture.evaluate((svg) => [getComputedStyle(svg).fill, getComputedStyle(svg).backgroundColor]);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colours();
  await inspect(page, 'two-factor');
  expect(await colours()).toEqual(light);
});

test('a code of the app signs in once', async ({ page, secured, openPage }) => {
  const code = nextCode(secured.app);
  await page.context().clearCookies();
  await enterPassword(page, secured);
  await enterCode(page, code);
  await expect(page).toHaveURL('/settings');
  const other = await openPage();
  await enterPassword(other, secured);
  await enterCode(other, code);
  await expect(alert(other, wrongCode)).toBeVisible();
});

test('a recovery code signs in once', async ({ page, secured, otherPage }) => {
  const [code = ''] = secured.codes;
  await page.context().clearCookies();
  await enterPassword(page, secured);
  await enterRecoveryCode(page, code);
  await expect(page).toHaveURL('/settings');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await enterPassword(otherPage, secured);
  await enterRecoveryCode(otherPage, code);
  await expect(alert(otherPage, wrongCode)).toBeVisible();
});

test('all data is taken along after a code', proves('SET-005'), async ({ page, secured }) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(alert(page, 'The code is wrong or was used before.')).toBeVisible();
  await page.getByLabel('Code').fill(secured.codes[0] ?? '');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^quietprint-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(readFileSync(await download.path()));
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject([{ email: secured.email }]);
  expect(files.get('index.html')?.toString()).toContain(secured.email);
});

test('the app of another phone takes over with its first code', async ({ page, secured }) => {
  await page.goto('/settings/two-factor');
  await page.getByLabel('Code', { exact: true }).fill(secured.codes[0] ?? '');
  await page.getByRole('button', { name: 'Change App' }).click();
  await page.getByLabel('Six-digit code').fill((await readApp(page)).generate());
  await page.getByRole('button', { name: 'Use This App' }).click();
  await expect(toast(page, 'The new app is in use')).toBeVisible();
});

test('a code switches the second factor off, and a mail says so', async ({ page, secured, installation }) => {
  await page.goto('/settings/two-factor');
  await page.getByLabel('Code').fill(secured.codes[0] ?? '');
  await page.getByRole('button', { name: 'Disable Two-Factor' }).click();
  await expect(toast(page, 'Two-factor sign-in is off')).toBeVisible();
  await expect
    .poll(async () => (await listedMails(installation.url, secured.email)).join())
    .toContain('Two-factor sign-in is off');
});
