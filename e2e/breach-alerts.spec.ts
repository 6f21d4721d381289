import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'breach alerts' });

test('staff see that the catalogues of breaches are read', async ({ page, signedIn }) => {
  test.setTimeout(180_000);
  await signedIn(page, { as: 'admin' });
  const catalogues = page.getByRole('table', { name: 'Catalogues of breaches' });
  await expect(async () => {
    await page.goto('/admin/analytics/sources');
    await expect(catalogues.getByText('Last read')).toHaveCount(2, { timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await inspect(page, 'admin-sources');
});
