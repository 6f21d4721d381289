import type { Page } from '@playwright/test';
import { dismiss, sheet, toast } from './panel.ts';
import { test as base, expect } from './test.ts';

let count = 0;

/** The name of a service that was just added; the page is the owner's, on the list of services. */
export const test = base.extend<{ service: string }>({
  service: async ({ page, signedIn }, use) => {
    count += 1;
    const name = `Letters to brokers ${count}`;
    await signedIn(page, { as: 'owner' });
    await page.goto('/admin/services');
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    await form.getByRole('spinbutton', { name: 'Price' }).fill('79.50');
    await form.getByRole('button', { name: 'Save Service' }).click();
    await expect(toast(page, 'Service created successfully')).toBeVisible();
    await dismiss(page);
    await use(name);
  },
});

export async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Add Service' }).click();
  const form = sheet(page, 'Add Service');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  return form;
}
