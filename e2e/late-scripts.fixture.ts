import type { Page } from '@playwright/test';

export const framework = '**/assets/framework-*';
export const rosa = { Name: 'Rosa Lindqvist', Email: 'rosa.early@example.net' };

export async function fillFields(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
}

export const startButton = (page: Page) => page.getByRole('button', { name: 'Start Free Scan' }).first();
export const scanStarted = (page: Page) => page.getByRole('status').filter({ hasText: 'Free Scan Started' });
