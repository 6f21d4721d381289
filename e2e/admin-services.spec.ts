import { openForm, test } from './admin-services.fixture.ts';
import { inspect } from './inspect.ts';
import { failure } from './panel.ts';
import { expect, proves } from './test.ts';

test.use({ installationOf: 'panel' });

test('a service needs a name; its currency and kind are given, and a preview shows it', {
  ...proves('ADM-SVC-006', 'ADM-SVC-007', 'ADM-SVC-010', 'ADM-SVC-012', 'ADM-SVC-013'),
}, async ({ page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/services');
  await inspect(page, 'admin-services');
  const form = await openForm(page);
  await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP');
  await expect(form.getByRole('combobox', { name: 'Service type' })).toHaveValue('main');
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(failure(form, 'Failed to save service. Please give a name.')).toBeVisible();
  await form.getByRole('spinbutton', { name: 'Price' }).fill('79.50');
  await form.getByRole('textbox', { name: 'Features' }).fill('One letter each\n\nAn answer in a month');
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('£79.50');
  await expect(preview.locator('li')).toHaveText(['One letter each', 'An answer in a month']);
});
