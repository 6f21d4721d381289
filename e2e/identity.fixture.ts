import type { Page } from '@playwright/test';

export const cardOf = (page: Page, name: string) =>
  page.locator('[data-part="card"]').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });

export const rowOf = (page: Page, value: string) => page.getByRole('listitem').filter({ hasText: value });

export const add = async (page: Page, { card, label, value }: Record<'card' | 'label' | 'value', string>) => {
  await cardOf(page, card).getByLabel(label).fill(value);
  await cardOf(page, card).getByRole('button', { name: /^Add/ }).click();
};
