import type { Page } from '@playwright/test';
import { type TOTP, URI } from 'otpauth';
import { type Account, signIn } from './accounts.ts';
import { enableTwoFactor, type SecondFactor } from './prepare.ts';
import { test as base } from './test.ts';

/** A customer's account with two-factor sign-in, which the page is signed in to. */
export const test = base.extend<{ secured: Account & SecondFactor }>({
  secured: async ({ page, installation, signedIn }, use) => {
    const account = await signedIn(page);
    await use({ ...account, ...(await enableTwoFactor(page, installation, account)) });
  },
});

export const wrongCode = 'The code is wrong or has expired. Please try again.';

export async function enterPassword(page: Page, account: Account): Promise<void> {
  await page.goto('/auth?next=%2Fsettings');
  await signIn(page, account);
}

/** From the set-up page to the app that has scanned its picture. */
export async function readApp(page: Page): Promise<TOTP> {
  const address = await page.getByRole('link', { name: 'Open in the app on this device' }).getAttribute('href');
  return URI.parse(address ?? '') as TOTP;
}
