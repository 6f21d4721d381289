import type { Locator, Page } from '@playwright/test';
import { placeOrder } from './prepare.ts';
import { test as base, expect } from './test.ts';

interface Fixtures {
  /** The address of an order that its customer looks at on `page`. */
  address: string;
  /** A page of the owner's on that order. */
  staff: Page;
}

export const test = base.extend<Fixtures>({
  address: async ({ page, installation, signedIn }, use) => {
    await signedIn(page, { fullName: 'Rosa Room' });
    const address = await placeOrder(page, installation, 'privacy-guidance-package');
    await page.goto(address);
    await use(address);
  },
  staff: async ({ otherPage: staff, address, signedIn }, use) => {
    await signedIn(staff, { as: 'owner' });
    await staff.goto(`/admin/orders/${address.split('/').at(-1)}`);
    await use(staff);
  },
});

export const letter = { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 A letter') };

export const conversation = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
export const entries = (page: Page): Locator =>
  conversation(page)
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(conversation(page).getByText(text)).toBeVisible();
}
