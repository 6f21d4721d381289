import type { Page } from '@playwright/test';
import { dismiss, sheet, toast } from './panel.ts';
import { test as base, expect } from './test.ts';

let count = 0;

/** The title of a draft that was just written; the page is an assistant's, on the list of posts. */
export const test = base.extend<{ draft: string }>({
  draft: async ({ page, signedIn }, use) => {
    count += 1;
    const title = `A letter that worked ${count}`;
    await signedIn(page, { as: 'assistant' });
    await page.goto('/admin/blog');
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Content' }).fill('## What we wrote\n\nand **more**.');
    await form.getByRole('button', { name: 'Save Post' }).click();
    await expect(toast(page, 'Blog post created successfully.')).toBeVisible();
    await dismiss(page);
    await use(title);
  },
});

export async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Add Post' }).click();
  return sheet(page, 'Add Post');
}
