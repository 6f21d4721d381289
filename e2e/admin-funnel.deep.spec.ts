import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'panel' });

test('the way from a visit to a paid order is drawn, and told in a table with what each step is', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/analytics?days=7');
  await expect(page.getByRole('heading', { name: 'From a visit to a paid order' })).toBeVisible();
  await page.getByText('Show as table, with what each step is').click();
  const table = page.getByRole('table', { name: 'From a visit to a paid order' });
  await expect(table.getByRole('row')).toHaveCount(8);
  await expect(table).toContainText('Of these requests, those whose mailed link was opened.');
  await inspect(page, 'admin-funnel');
});
