import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export async function order(page: Page, serviceId: string): Promise<void> {
  await page.goto(`/services/order/${serviceId}`);
  await page.getByRole('form', { name: 'Service request' }).locator('[type=submit]').click();
  await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
}

export async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay GBP/ }).click();
}

/** Somebody who has just signed up orders an awareness session, and stands where it is paid. @returns the page of the order */
export async function orderSession(page: Page): Promise<string> {
  await order(page, 'privacy-awareness-session');
  const address = page.url();
  await page.getByRole('button', { name: 'Pay £75' }).click();
  await page.waitForURL(/\/c\/pay\//);
  return address;
}

/** The same, paid. */
export async function buySession(page: Page): Promise<string> {
  const address = await orderSession(page);
  await pay(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
  return address;
}
