import type { Page } from '@playwright/test';
import { writeMessages } from './panel.ts';
import { test as base, expect } from './test.ts';

let count = 0;

/** An unread message from the contact form; `otherPage` is an assistant's, who reads it. */
export const test = base.extend<{ subject: string }>({
  subject: async ({ otherPage: page, installation, signedIn }, use) => {
    count += 1;
    const subject = `Someone is using photograph ${count}`;
    await writeMessages(installation, [subject]);
    await signedIn(page, { as: 'assistant' });
    await openMessage(page, subject);
    await use(subject);
  },
});

export async function openMessage(page: Page, subject: string): Promise<void> {
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
}

export const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
export const notes = (page: Page) => page.getByRole('textbox', { name: 'Internal note' });
export const saveNotes = (page: Page) => page.getByRole('button', { name: 'Save Internal Note' }).click();
