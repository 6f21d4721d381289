import { asSystem } from './as-system.ts';
import { inspect } from './inspect.ts';
import { oliver, test } from './paid-report.fixture.ts';
import { expect } from './test.ts';

test.use({ installationOf: 'paid report' });

// Before the tests, which would start a product.
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'what is paid for is written from outside'));

test('a specialist comments on a finding, and the customer reads it in the report with their name', {
  tag: '@postgres',
}, async ({ scanned: { page, installation, scan }, otherPage, signedIn }) => {
  const [order] = (await asSystem(
    installation.databaseUrl,
    `insert into service_requests (user_id, service_id, service_name, status, payment_status, amount, contact_email, scan_id)
      select user_id, 'privacy-guidance-package', 'Privacy Guidance Package', 'processing', 'paid', 150, '${oliver?.email}', id
      from user_scans where id = '${scan}' returning id`,
  )) as { id: string }[];

  await signedIn(otherPage, { as: 'assistant' });
  await otherPage.goto(`/admin/orders/${order?.id}/scans/chosen`);
  const first = otherPage.locator('details[id^="finding-"][open]').first();
  await first.getByLabel('Your comment').fill('Change this password first.\nIt is the one at your bank too.');
  await first.getByRole('button', { name: 'Save comment' }).click();
  await expect(first.getByText(/^Last written by Ann Assistant/)).toBeVisible();
  await inspect(otherPage, 'comment-form');

  await page.goto(`/dashboard/scans/${scan}`);
  await expect(page.getByText('Change this password first.')).toBeVisible();
  await expect(page.getByText(/Ann Assistant/).first()).toBeVisible();
  const commented = page.locator('details[id^="finding-"]').filter({ hasText: 'Change this password first.' });
  await inspect(page, 'report-comment', commented);
  await page.goto(`/dashboard/requests/${order?.id}`);
  await expect(page.getByText('A specialist commented on a finding of your report')).toBeVisible();
});
