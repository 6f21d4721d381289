import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { asSystem } from './as-system.ts';
import { inspect } from './inspect.ts';
import type { Installation } from './installation.ts';
import { withReport } from './own-report.ts';
import { test as base, expect } from './test.ts';

const oliver = people.find(({ name }) => name === 'Oliver Bennett');

interface Scanned {
  page: Page;
  installation: Installation;
  /** The id of the scan. */
  scan: string;
}

/** A customer who has a report, which tests make one of a paid service; from outside, as nobody waits for a payment here. */
const test = base.extend<{ scanned: Scanned }>({
  scanned: [
    async ({ page, installation, signedIn }, use) => {
      if (!oliver) throw new Error('Oliver is missing');
      const address = await withReport(page, { installation, signedIn, person: oliver });
      await use({ page, installation, scan: address.split('/').at(-1) ?? '' });
    },
    { timeout: 120_000 },
  ],
});

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

test('a paid report names who is likely to hold its person, on screen and on paper, and never as a finding', {
  tag: '@postgres',
}, async ({ scanned: { page, installation, scan } }) => {
  await asSystem(
    installation.databaseUrl,
    `update user_scans set service_id = 'detailed-exposure-report' where id = '${scan}'`,
  );
  await page.goto('/dashboard/identity#country');
  await page.getByLabel('Your country').selectOption('UK');
  await page.getByRole('button', { name: 'Save Country' }).click();
  await expect(page.getByRole('button', { name: 'Save Country' })).toBeEnabled();

  await page.goto(`/dashboard/scans/${scan}`);
  const heading = page.getByRole('heading', { name: /Brokers likely to have your data/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('none of them is a finding', { exact: false })).toBeVisible();
  await page.getByText(/^Credit reference/).click();
  await expect(page.getByText('Likely to have your data. It holds nearly every adult').first()).toBeVisible();
  await inspect(page, 'report-brokers', page.locator('#brokers'));
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(heading).toBeVisible();
  await inspect(page, 'report-brokers-paper', page.getByRole('region', { name: 'Brokers likely to have your data' }));
});
