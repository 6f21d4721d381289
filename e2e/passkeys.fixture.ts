import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { addAuthenticator } from './authenticator.ts';
import { test as base, expect } from './test.ts';

interface Holder extends Account {
  /** Says whether the device recognises who asks. */
  recognise: (recognised: boolean) => Promise<void>;
}

/** A customer with a passkey called "Blue phone", which the page is signed in to. */
export const test = base.extend<{ holder: Holder }>({
  holder: async ({ page, signedIn }, use) => {
    const recognise = await addAuthenticator(page);
    const account = await signedIn(page);
    await page.goto('/settings/passkeys');
    await addPasskey(page, 'Blue phone', account.password);
    await expect(passkey(page)).toContainText('not used yet');
    await use({ ...account, recognise });
  },
});

export async function addPasskey(page: Page, name: string, proof: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Your password').fill(proof);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
}

export async function usePasskey(page: Page): Promise<void> {
  await page.goto('/auth?next=%2Fsettings%2Fpasskeys');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
}

export const passkey = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Blue phone' });
