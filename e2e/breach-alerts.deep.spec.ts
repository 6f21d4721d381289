import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ timezoneId: zoneOfNoon(), installationOf: 'breach alerts' });

// Before the tests, which would start a product.
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'time is moved from outside'));

test('staff see that the catalogues of breaches are read', { tag: '@postgres' }, async ({ page, signedIn }) => {
  await signedIn(page, { as: 'admin' });
  const catalogues = page.getByRole('table', { name: 'Catalogues of breaches' });
  await expect(async () => {
    await page.goto('/admin/analytics/sources');
    await expect(catalogues.getByText('Last read')).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await inspect(page, 'admin-sources');
});
