import { asSystem } from './as-system.ts';
import { inspect } from './inspect.ts';
import { test } from './paid-report.fixture.ts';
import { expect } from './test.ts';

test.use({ installationOf: 'paid report' });

// Before the tests, which would start a product.
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'what is paid for is written from outside'));

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
