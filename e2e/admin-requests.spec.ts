import { test } from './admin-requests.fixture.ts';
import { inspect } from './inspect.ts';
import { failure, toast } from './panel.ts';
import { expect, proves } from './test.ts';
import { cutForms, interfere } from './watch.ts';

test.use({ installationOf: 'panel' });

test('a request names the customer, takes any status from any other, and is found by it; a status that cannot be saved goes back', {
  ...proves(
    'ADM-REQ-001',
    'ADM-REQ-002',
    'ADM-REQ-003',
    'ADM-REQ-004',
    'ADM-REQ-005',
    'ADM-REQ-006',
    'ADM-REQ-008',
    'ADM-REQ-009',
    'ADM-REQ-010',
    'ERR-024',
    'ERR-048',
  ),
}, async ({ otherPage: page, requested: { customer, row, status } }) => {
  await expect(row).toContainText(customer.fullName);
  await expect(status).toHaveValue('pending');
  await inspect(page, 'admin-requests');
  const mend = await interfere(page, '**/admin/requests.data*', cutForms);
  await status.selectOption('cancelled');
  await expect(failure(page, 'Failed to update service request.')).toContainText('Error');
  await expect(status).toHaveValue('pending');
  mend();
  for (const [name, value] of [
    ['Completed', 'completed'],
    ['Pending', 'pending'],
    ['Processing', 'processing'],
    ['Cancelled', 'cancelled'],
  ] as const) {
    await page.goto('/admin/requests');
    await status.selectOption(value);
    await expect(toast(page, 'Service request updated successfully.')).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`status=${value}`));
    await expect(row).toHaveCount(1);
    await expect(status).toHaveValue(value);
  }
});
