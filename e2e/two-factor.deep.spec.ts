import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TOTP } from 'otpauth';
import { unzip } from '#tests/unzip.ts';
import { inspect } from './inspect.ts';
import { listedMails } from './mail.ts';
import { toast } from './panel.ts';
import { expect, proves } from './test.ts';
import { enterPassword, readApp, test, wrongCode } from './two-factor.fixture.ts';
import { alert } from './watch.ts';

/** The code that the app shows next: the current one has been used. */
const nextCode = (app: TOTP) => app.generate({ timestamp: Date.now() + 30_000 });

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Six-digit code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function enterRecoveryCode(page: Page, code: string): Promise<void> {
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}

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

test('codes of the app and recovery codes sign in once, take all data along, change the app and switch it off', {
  ...proves('SET-005'),
}, async ({ page, secured, otherPage, installation }) => {
  const [first = '', second = '', third = '', fourth = ''] = secured.codes;
  const code = nextCode(secured.app);
  await page.context().clearCookies();
  await enterPassword(page, secured);
  await enterCode(page, code);
  await expect(page).toHaveURL('/settings');
  await enterPassword(otherPage, secured);
  await enterCode(otherPage, code);
  await expect(alert(otherPage, wrongCode)).toBeVisible();
  await enterRecoveryCode(otherPage, first);
  await expect(otherPage).toHaveURL('/settings');
  await expect(otherPage.getByText('9 recovery codes are left.')).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  await page.getByLabel('Code').fill(first);
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(alert(page, 'The code is wrong or was used before.')).toBeVisible();
  await page.getByLabel('Code').fill(second);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^quietprint-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(readFileSync(await download.path()));
  expect(JSON.parse(files.get('account.json')?.toString() ?? '')).toMatchObject([{ email: secured.email }]);
  expect(files.get('index.html')?.toString()).toContain(secured.email);

  await page.goto('/settings/two-factor');
  await page.getByLabel('Code', { exact: true }).fill(third);
  await page.getByRole('button', { name: 'Change App' }).click();
  await page.getByLabel('Six-digit code').fill((await readApp(page)).generate());
  await page.getByRole('button', { name: 'Use This App' }).click();
  await expect(toast(page, 'The new app is in use')).toBeVisible();

  await page.goto('/settings/two-factor');
  await page.getByLabel('Code').fill(fourth);
  await page.getByRole('button', { name: 'Disable Two-Factor' }).click();
  await expect(toast(page, 'Two-factor sign-in is off')).toBeVisible();
  await expect
    .poll(async () => (await listedMails(installation.url, secured.email)).join())
    .toContain('Two-factor sign-in is off');
});
