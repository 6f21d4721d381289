import type { Page } from '@playwright/test';
import { sheet } from './panel.ts';

export const heroRow = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: 'homepage_hero' });
export const json = (page: Page) => page.getByRole('textbox', { name: 'Content (JSON)' });

/** The form of the home page's headline. */
export async function openHero(page: Page) {
  await page.goto('/admin/content');
  await heroRow(page).getByRole('link', { name: 'Edit Content' }).click();
  return sheet(page, 'Edit Content');
}
