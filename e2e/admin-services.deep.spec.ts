import { openForm, test } from './admin-services.fixture.ts';
import { inspect } from './inspect.ts';
import { cutSending, dismiss, entry, failure, isSaid, saveElsewhere, sheet, toast } from './panel.ts';
import { expect, proves } from './test.ts';

test.use({ installationOf: 'panel' });

test('a service that cannot be sent keeps its form, and is in the catalogue once it is saved', {
  ...proves('ADM-SVC-002'),
}, async ({ page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/services');
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Letters by post');
  await form.getByRole('spinbutton', { name: 'Price' }).fill('79.50');
  await form.getByRole('textbox', { name: 'Features' }).fill('One letter each\n\nAn answer in a month');
  const mend = await cutSending(page);
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(failure(form, 'Failed to save service')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Features' })).toHaveValue('One letter each\n\nAn answer in a month');
  mend();
  await dismiss(page);
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(toast(page, 'Service created successfully')).toBeVisible();
  await expect.poll(() => isSaid(page, '/services', 'Letters by post')).toBe(true);
  await expect(entry(page, 'Letters by post')).toContainText('2 features');
});

test('a change that meets a colleague’s is kept in the form; a service is switched off, and deleted after a question', {
  ...proves('ADM-SVC-003', 'ADM-SVC-004', 'ADM-SVC-005'),
}, async ({ page, service }) => {
  const row = entry(page, service);
  const question = page.getByRole('alertdialog');
  await row.getByRole('link', { name: 'Edit' }).click();
  const form = sheet(page, 'Edit Service');
  await form.getByRole('textbox', { name: 'Badge' }).fill('Mine');
  await saveElsewhere(page, { field: 'Badge', text: 'Theirs', button: 'Save Service' });
  await expect(form.getByText('Someone else saved another version')).toBeVisible();
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(failure(form, 'Someone else has changed this.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Badge' })).toHaveValue('Mine');
  await inspect(page, 'admin-service-form', form);
  await form.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(row).toContainText('Theirs');

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Service deactivated')).toBeVisible();
  await expect(row).toContainText('inactive');
  await expect.poll(() => isSaid(page, '/services', service)).toBe(false);

  await row.getByRole('link', { name: 'Delete' }).click();
  await expect(question).toContainText('Are you sure you want to delete this service?');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Service deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a price that changes under an open order form is shown before anything is ordered', async ({
  page,
  otherPage: customer,
  service,
  signedIn,
}) => {
  await signedIn(customer);
  await customer.goto('/services');
  await customer.getByRole('button', { name: `: ${service}` }).click();
  const form = customer.getByRole('dialog').getByRole('form', { name: 'Service request' });
  await form.getByLabel('A note for us').fill('As shown, please.');
  await expect(form).toContainText('£79');

  await entry(page, service).getByRole('link', { name: 'Edit' }).click();
  await sheet(page, 'Edit Service').getByRole('spinbutton', { name: 'Price' }).fill('92');
  await sheet(page, 'Edit Service').getByRole('button', { name: 'Save Service' }).click();
  await expect(toast(page, 'Service updated successfully')).toBeVisible();

  const send = form.locator('button[type=submit]');
  await send.click();
  await expect(failure(customer, 'Nothing was ordered')).toBeVisible();
  await expect(form).toContainText('£92');
  await expect(form.getByLabel('A note for us')).toHaveValue('As shown, please.');
  await send.click();
  await expect(customer).toHaveURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
  await expect(customer.getByRole('main')).toContainText('£92');
});
