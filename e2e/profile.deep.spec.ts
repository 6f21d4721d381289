import { expect, proves, test } from './test.ts';

test('billing without purchases says so, and leads to the services', {
  ...proves('BILL-001', 'BILL-002', 'BILL-003', 'BILL-004'),
}, async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/dashboard/billing');
  for (const empty of ['No payment methods yet', 'No billing history yet', 'No service purchases yet'])
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="/services"]').first()).toBeVisible();
});
