import { readFileSync } from 'node:fs';
import { type Browser, type Page, request } from '@playwright/test';
import { Secret, type TOTP, URI } from 'otpauth';
import { defaultPreferences, styleOf } from '#contract/accounts/preferences.ts';
import { formatsFor } from '#contract/base/formats.ts';
import { unzip } from '#tests/unzip.ts';
import type { Account } from './accounts.ts';
import { addAuthenticator } from './authenticator.ts';
import { inspect, policyReports } from './inspect.ts';
import type { Installation } from './installation.ts';
import { expect, proves, test } from './test.ts';
import { alert } from './watch.ts';

test.use({ installationOf: 'accounts' });

const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

async function secondBrowser(browser: Browser, { url }: Installation): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.98' } });
  return context.newPage();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
}

async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/auth?next=%2Fsettings');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function answer(page: Page, field: string, code: string): Promise<void> {
  await page.getByLabel(field).fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Opens the page that asks once more who it is, and takes the archive. */
async function takeExport(page: Page, proof: string): Promise<Map<string, Buffer>> {
  await page.getByLabel('Code').fill(proof);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^quietprint-data-\d{4}-\d\d-\d\d\.zip$/);
  return unzip(readFileSync(await download.path()));
}

test('settings are kept, the second factor is asked for, devices are signed out and the data taken along', {
  ...proves(
    'NAV-028',
    'SET-002',
    'SET-003',
    'SET-004',
    'SET-005',
    'SET-006',
    'SET-007',
    'SET-008',
    'SET-009',
    'SET-010',
    'SET-011',
  ),
}, async ({ page, browser, signedIn, installation }) => {
  test.setTimeout(150_000);
  const reports = await policyReports(page);
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth?next=%2Fsettings');
  const account = await signedIn(page);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();

  // Preferences: kept, and every page follows them.
  const [email, updates] = [page.getByLabel('Email notifications'), page.getByLabel('Service updates')];
  const [language, zone] = [page.getByLabel('Language'), page.getByLabel('Timezone')];
  await expect(email).toBeChecked();
  await expect(updates).toBeChecked();
  expect(await language.locator('option').allTextContents()).toEqual(['English', 'Spanish', 'French']);
  expect(await zone.locator('option').allTextContents()).toEqual(['UTC', 'EST', 'PST']);
  const signedInAt = page.getByRole('main').locator('time').first();
  const instant = (await signedInAt.getAttribute('datetime')) ?? '';
  const before = formatsFor(styleOf(defaultPreferences)).dateTime(instant);
  const chosen = { ...defaultPreferences, language: 'fr', timeZone: 'America/Los_Angeles' } as const;
  const after = formatsFor(styleOf(chosen)).dateTime(instant);
  expect(after).not.toBe(before);
  await expect(signedInAt).toHaveText(before);
  await updates.uncheck();
  await language.selectOption('French');
  await zone.selectOption('PST');
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(toast(page, 'Preferences saved')).toBeVisible();
  await page.reload();
  await expect(signedInAt).toHaveText(after);
  await expect(email).toBeChecked();
  await expect(updates).not.toBeChecked();
  await expect(language).toHaveValue('fr');
  await expect(zone).toHaveValue('America/Los_Angeles');
  await inspect(page, 'settings');
  await page.setViewportSize({ width: 1280, height: 900 });

  // The second factor: a wrong password and a wrong code change nothing.
  await page.getByRole('button', { name: 'Enable Two-Factor' }).click();
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(alert(page, 'This is not your password.').first()).toBeVisible();
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href');
  const app = URI.parse(address ?? '') as TOTP;
  expect([app.issuer, app.label]).toEqual(['Quietprint', account.email]);
  const typed = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  expect(Secret.fromBase32(typed.replaceAll(' ', '')).base32).toBe(app.secret.base32);
  // Cameras want it dark on light, in the dark as well.
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const colours = () => picture.evaluate((svg) => [getComputedStyle(svg).fill, getComputedStyle(svg).backgroundColor]);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colours();
  await inspect(page, 'two-factor');
  expect(await colours()).toEqual(light);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('Six-digit code').fill('12345');
  await page.getByRole('button', { name: 'Switch It On' }).click();
  await expect(alert(page, 'Enter the six digits that your app shows.').first()).toBeVisible();
  await page.getByLabel('Six-digit code').fill(app.generate());
  await page.getByRole('button', { name: 'Switch It On' }).click();
  await expect(toast(page, 'Two-factor sign-in is on')).toBeVisible();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  const [first = '', second = '', third = '', fourth = ''] = codes;
  await page.getByRole('link', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await signOut(page);

  // Signing in asks for the next code; the same one does not sign in a second browser, a recovery code does, once.
  const code = app.generate({ timestamp: Date.now() + 30_000 });
  await enterPassword(page, account);
  await answer(page, 'Six-digit code', code);
  await expect(page).toHaveURL('/settings');
  const other = await secondBrowser(browser, installation);
  await enterPassword(other, account);
  await answer(other, 'Six-digit code', code);
  await expect(alert(other, 'The code is wrong or has expired. Please try again.')).toBeVisible();
  await other.getByRole('link', { name: 'Use a recovery code' }).click();
  await answer(other, 'Recovery code', first);
  await expect(other).toHaveURL('/settings');
  const again = await secondBrowser(browser, installation);
  await enterPassword(again, account);
  await again.getByRole('link', { name: 'Use a recovery code' }).click();
  await answer(again, 'Recovery code', first);
  await expect(alert(again, 'The code is wrong or has expired. Please try again.')).toBeVisible();

  // The other browser stands in the list, and is signed out from here.
  const devices = page.getByRole('heading', { name: 'Where you are signed in' }).locator('..').getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await devices.getByRole('button', { name: /^Sign out/ }).click();
  await expect(toast(page, 'Signed out there')).toBeVisible();
  await expect(other).toHaveURL('/auth?next=%2Fsettings', { timeout: 30_000 });
  await expect(devices).toHaveCount(1);

  // All data, after a code.
  await page.getByRole('button', { name: 'Export My Data' }).click();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(alert(page, 'The code is wrong or was used before.')).toBeVisible();
  const files = await takeExport(page, second);
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject([{ email: account.email }]);
  expect(files.get('index.html')?.toString()).toContain(account.email);

  // Another phone: its app takes over with its first code.
  await page.goto('/settings/two-factor');
  await page.getByLabel('Code', { exact: true }).fill(fourth);
  await page.getByRole('button', { name: 'Change App' }).click();
  const newAddress = await page.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href');
  await page.getByLabel('Six-digit code').fill((URI.parse(newAddress ?? '') as TOTP).generate());
  await page.getByRole('button', { name: 'Use This App' }).click();
  await expect(toast(page, 'The new app is in use')).toBeVisible();

  // Switched off with a code; the mail said each time what happened.
  await page.goto('/settings/two-factor');
  await page.getByLabel('Code').fill(third);
  await page.getByRole('button', { name: 'Disable Two-Factor' }).click();
  await expect(toast(page, 'Two-factor sign-in is off')).toBeVisible();
  const mails = async () => (await fetch(`${installation.url}/dev/mail`)).text();
  await expect.poll(mails).toContain('Two-factor sign-in is off');
  expect(await mails()).toContain('Two-factor sign-in is on');
  for (const name of ['profile', 'dashboard/profile']) {
    await page.goto(`/${name}`);
    await inspect(page, name.replace('/', '-'));
  }
  for (const secret of [app.secret.base32, ...codes, code]) expect(installation.log()).not.toContain(secret);
  expect(await reports()).toEqual([]);
});

test('a key on an open page keeps staff signed in, at most once a minute', async ({ page, signedIn }) => {
  await signedIn(page, { as: 'assistant' });
  await page.clock.install();
  await page.goto('/admin');
  const told: string[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === '/auth/seen' && told.push(request.method()));
  await page.keyboard.press('Shift');
  expect(told).toEqual([]);
  const tellAfterAMinute = async () => {
    await page.clock.fastForward(61_000);
    await page.keyboard.press('Shift');
    expect(told).toEqual(['POST']);
  };
  await expect(tellAfterAMinute).toPass();
  await page.keyboard.press('Shift');
  expect(told).toEqual(['POST']);
});

test('a passkey is added, signs in without password and code, and is removed', { tag: '@postgres' }, async ({
  page,
  signedIn,
  installation,
}) => {
  const verified = await addAuthenticator(page);
  const reports = await policyReports(page);
  const account = await signedIn(page);
  const add = async (name: string, proof: string) => {
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Your password').fill(proof);
    await page.getByRole('button', { name: 'Add Passkey' }).click();
  };
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add a Passkey' }).click();
  await add('Blue phone', 'not the password');
  await expect(alert(page, 'This is not your password.').first()).toBeVisible();
  await add('Blue phone', account.password);
  await expect(toast(page, 'Passkey added')).toBeVisible();
  const key = page.getByRole('listitem').filter({ hasText: 'Blue phone' });
  await expect(key).toContainText('not used yet');
  await add('The same again', account.password);
  await expect(alert(page, 'This passkey is on your account already.')).toBeVisible();
  await signOut(page);

  // Only a person that the device has recognised gets in, and only once with an answer.
  await page.goto('/auth?next=%2Fsettings%2Fpasskeys');
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await verified(false);
  await use.click();
  await expect(alert(page, 'Your browser gave us no passkey.')).toBeVisible();
  await verified(true);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/auth.data')),
    use.click(),
  ]);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/settings/passkeys');
  await expect(key).toContainText('last used');
  const stranger = await request.newContext({ baseURL: installation.url });
  const form = Object.fromEntries(new URLSearchParams(sent.postData() ?? ''));
  const replay = await stranger.post('/auth', { form, headers: { origin: installation.url }, maxRedirects: 0 });
  expect([replay.status(), replay.headersArray().filter(({ name }) => name === 'set-cookie')]).toEqual([401, []]);
  await inspect(page, 'passkeys');

  await key.getByRole('link', { name: 'Remove Blue phone' }).click();
  const removal = page.getByRole('form', { name: 'Remove Blue phone' });
  await removal.getByLabel('Your password').fill(account.password);
  await removal.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(toast(page, 'Passkey removed')).toBeVisible();
  await expect(page.getByText('No passkeys yet')).toBeVisible();
  const mails = async () => (await fetch(`${installation.url}/dev/mail`)).text();
  await expect.poll(mails).toContain('A passkey was removed');
  await page.setViewportSize({ width: 1280, height: 900 });
  await signOut(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(alert(page, 'This passkey does not sign you in here.')).toBeVisible();
  expect(await reports()).toEqual([]);
});
