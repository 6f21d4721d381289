import type { Page } from '@playwright/test';
import { failure, toast } from './panel.ts';
import { test as base, expect } from './test.ts';

export const logo = 'https://pictures.example/logo.png';
export const row = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'logo.png' });
export const url = (page: Page) => page.getByRole('textbox', { name: 'URL' });
export const add = (page: Page) => page.getByRole('button', { name: 'Add Asset' });
export const refused = (page: Page) => failure(page, 'Failed to create branding asset.');

export async function removeLogo(page: Page): Promise<void> {
  await page.goto('/admin/branding');
  await row(page).getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Branding asset deleted successfully.')).toBeVisible();
  await expect(row(page)).toHaveCount(0);
}

/**
 * `branding` is the owner's page of the site's branding; `visitor` reads the services while a logo is added there. No
 * page may ask another host for a picture.
 */
export const test = base.extend<{ branding: Page; visitor: Page }>({
  branding: async ({ page, otherPage, signedIn, installation }, use) => {
    const elsewhere: string[] = [];
    for (const one of [page, otherPage])
      one.on('request', (request) => {
        if (!request.url().startsWith(installation.url)) elsewhere.push(request.url());
      });
    await signedIn(page, { as: 'owner' });
    await page.goto('/admin/branding');
    await use(page);
    expect(elsewhere).toEqual([]);
  },
  visitor: async ({ branding: page, otherPage: visitor }, use) => {
    await visitor.goto('/services');
    await url(page).fill(logo);
    await add(page).click();
    await expect(toast(page, 'Branding asset created successfully.')).toBeVisible();
    await use(visitor);
    await removeLogo(page);
    await expect(visitor.locator('header img')).toHaveCount(0);
  },
});
