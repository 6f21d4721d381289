import { test } from './admin-requests.fixture.ts';
import { dismiss, failure, toast } from './panel.ts';
import { expect, proves } from './test.ts';
import { cutForms, interfere } from './watch.ts';

test.use({ installationOf: 'panel' });

test('a request names the customer, and takes any status from any other', {
  ...proves('ADM-REQ-001', 'ADM-REQ-006', 'ADM-REQ-008', 'ADM-REQ-009', 'ADM-REQ-010', 'ERR-048'),
}, async ({ otherPage: page, requested: { customer, row, status } }) => {
  await expect(row).toContainText(customer.fullName);
  await expect(status).toHaveValue('pending');
  for (const next of ['completed', 'pending', 'processing']) {
    await dismiss(page);
    await status.selectOption(next);
    await expect(toast(page, 'Service request updated successfully.')).toBeVisible();
  }
});

test('requests are filtered by their status', {
  ...proves('ADM-REQ-002', 'ADM-REQ-003', 'ADM-REQ-004', 'ADM-REQ-005'),
}, async ({ otherPage: page, requested: { row, status } }) => {
  for (const [name, value] of [
    ['Pending', 'pending'],
    ['Processing', 'processing'],
    ['Completed', 'completed'],
    ['Cancelled', 'cancelled'],
  ] as const) {
    await page.goto('/admin/requests');
    if (value !== 'pending') {
      await status.selectOption(value);
      await expect(toast(page, 'Service request updated successfully.')).toBeVisible();
    }
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`status=${value}`));
    await expect(row).toHaveCount(1);
    await expect(status).toHaveValue(value);
  }
});

test('a status that cannot be saved goes back to what it was', {
  ...proves('ERR-024'),
}, async ({ otherPage: page, requested: { status } }) => {
  await interfere(page, '**/admin/requests.data*', cutForms);
  await status.selectOption('cancelled');
  await expect(failure(page, 'Failed to update service request.')).toContainText('Error');
  await expect(status).toHaveValue('pending');
});
