import type { Locator, Page } from '@playwright/test';
import { test } from './admin-orders.fixture.ts';
import { toast } from './panel.ts';
import { expect, proves } from './test.ts';

test.use({ installationOf: 'panel' });

async function complete(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Start Progress' }).click();
  await page.getByRole('link', { name: 'In Progress' }).click();
  await card.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: /^Completed/ }).click();
  await expect(card).toBeVisible();
}

test('a completed order is cancelled only after a question', {
  ...proves('ADM-ORD-005', 'ADM-ORD-012', 'ADM-ORD-013'),
}, async ({ otherPage: page, ordered: { card } }) => {
  await complete(page, card);
  await card.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Cancel a completed order?');
  await question.getByRole('button', { name: 'Keep it completed' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('link', { name: /^Cancelled/ }).click();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('the page of an order gives it to a specialist with a day, keeps notes, writes to the customer and records a payment', {
  ...proves('REQ-015'),
}, async ({ otherPage: page, ordered: { card, customerPage } }) => {
  await customerPage.goto('/dashboard/requests');
  await card.getByRole('link', { name: 'Detailed Exposure Report' }).click();
  const form = page.getByRole('form', { name: 'Who and when' });
  await form.getByLabel('Specialist').selectOption('Olive Owner');
  await form.getByLabel('Expected by').fill('2099-12-04');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved.')).toBeVisible();
  const row = customerPage.getByRole('row', { name: /Detailed Exposure Report/ });
  await expect(row).toContainText('Expected by 4 December');
  await expect(row).toContainText(/With \S+/);

  await page.getByRole('textbox', { name: 'Internal note' }).fill('Known to us from last year.');
  await page.getByRole('button', { name: 'Save Internal Note' }).click();
  await expect(toast(page, 'Internal note saved')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note to customer' }).fill('Your report comes on Friday.');
  await page.getByRole('button', { name: 'Save Note to Customer' }).click();
  await row.getByRole('link', { name: 'Detailed Exposure Report' }).click();
  await expect(customerPage.getByText('Your report comes on Friday.')).toBeVisible();
  expect(await customerPage.content()).not.toContain('Known to us');

  await page.getByRole('textbox', { name: 'Your message' }).fill('When may we call you?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('When may we call you?').first()).toBeVisible();
  await page.getByLabel('Record a payment').selectOption('refunded');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(toast(page, 'Payment recorded')).toBeVisible();
  await expect(page.getByText('Payment refunded')).toBeVisible();
  await page.goto('/admin/orders?whose=mine');
  await expect(card).toContainText('Due 4 December');
  await page.getByRole('link', { name: 'Unassigned' }).click();
  await expect(card).toHaveCount(0);
});
