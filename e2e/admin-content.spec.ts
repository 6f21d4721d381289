import { heroRow, json, openHero } from './admin-content.fixture.ts';
import { inspect } from './inspect.ts';
import { cutSending, failure, isSaid, sheet, toast } from './panel.ts';
import { expect, proves, test } from './test.ts';

test.use({ installationOf: 'panel' });

test('the form of a new text takes JSON that parses, and a key once', {
  ...proves('ADM-CMS-007', 'ADM-CMS-009', 'ADM-CMS-012', 'ADM-CMS-013', 'ADM-CMS-014', 'ADM-CMS-015', 'ADM-CMS-016'),
}, async ({ page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Add Content' }).click();
  const form = sheet(page, 'Add Content');
  await expect(form.getByLabel('Page Key')).toHaveValue('');
  await expect(form.getByLabel('Page Key')).toHaveAttribute('placeholder', 'homepage_hero');
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await expect(form.getByRole('textbox', { name: 'Meta Description' })).toHaveAttribute('rows', '2');
  await expect(json(page)).toHaveAttribute('rows', '10');

  await form.getByLabel('Page Key').fill('homepage_hero');
  await form.getByRole('textbox', { name: 'Title' }).fill('A second claim');
  await json(page).fill('{\n  "heading": "Quiet"\n  "description": ""\n}');
  await expect(form).toContainText('Line 3, column 3: a comma or “}” is missing here.');
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(failure(form, 'Invalid JSON in content field')).toBeVisible();

  await json(page).fill('{ "heading": "Quiet" }');
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(failure(form, 'There is an entry with this key already.')).toBeVisible();
  await expect(json(page)).toHaveValue('{ "heading": "Quiet" }');
  await form.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toHaveCount(0);
  await inspect(page, 'admin-content');
});

test('a text that is saved is in the list and on the page at once, also when sending failed at first', {
  ...proves('ADM-CMS-001', 'ADM-CMS-002', 'ADM-CMS-003', 'ADM-CMS-005', 'ADM-CMS-006', 'ADM-CMS-010'),
}, async ({ page, otherPage: visitor, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  const form = await openHero(page);
  await inspect(page, 'admin-content-form', form);
  await expect(form.getByLabel('Page Key')).toBeDisabled();
  await expect(form.getByLabel('Page Key')).toHaveValue('homepage_hero');
  await form.getByRole('textbox', { name: 'Title' }).fill('The claim of the year');
  await form.getByRole('textbox', { name: 'Meta Description' }).fill('What search engines say.');
  await json(page).fill('{ "heading": "Softly, with {n} live data sources", "description": "plain" }');
  const mend = await cutSending(page);
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(failure(form, 'Failed to save content')).toBeVisible();
  mend();
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(toast(page, 'Content updated successfully')).toBeVisible();
  const row = heroRow(page);
  await expect(row.getByRole('heading')).toHaveText('The claim of the year');
  await expect(row).toContainText('What search engines say.');
  await expect(row).toContainText('{"heading":"Softly');
  await expect(row.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  await expect.poll(() => isSaid(visitor, '/', 'Softly')).toBe(true);
});
