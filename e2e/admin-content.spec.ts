import type { Locator, Page } from '@playwright/test';
import { copyOfPicture } from '#sandbox/hosts/pictures.ts';
import { inspect, policyReports } from './inspect.ts';
import { cutSending, dismiss, failure, secondPage, tab, toast } from './panel.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'admin-content' });
test.setTimeout(120_000);

const changedMeanwhile = 'Somebody else has changed this in the meantime.';
const entry = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const sheet = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** Opens the same form beside it, and saves another text first. */
async function saveElsewhere(page: Page, field: string, text: string, button: string): Promise<void> {
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByRole('textbox', { name: field }).fill(text);
  await colleague.getByRole('button', { name: button }).click();
  await expect(colleague.getByRole('dialog')).toHaveCount(0);
  await colleague.close();
}

/** Whether the page of a visitor says so by now. */
const isSaid = async (visitor: Page, address: string, text: string): Promise<boolean> => {
  const answer = await visitor.request.get(address);
  return (await answer.text()).includes(text);
};

test('a service is added, changed, hidden and deleted, and the catalogue follows', {
  ...proves(
    'ADM-009',
    'ADM-019',
    'ADM-SVC-002',
    'ADM-SVC-003',
    'ADM-SVC-004',
    'ADM-SVC-005',
    'ADM-SVC-006',
    'ADM-SVC-007',
    'ADM-SVC-010',
    'ADM-SVC-012',
    'ADM-SVC-013',
  ),
}, async ({ page, browser, signedIn, installation }) => {
  const reports = await policyReports(page);
  const visitor = await secondPage(browser, installation);
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  const card = page.getByRole('main').getByRole('link', { name: /^Service Management/ });
  await card.click();
  await expect(tab(page, 'Service Management')).toHaveAttribute('aria-current', 'page');

  await page.getByRole('link', { name: 'Add Service' }).click();
  const form = sheet(page, 'Add Service');
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP');
  await expect(form.getByRole('combobox', { name: 'Service type' })).toHaveValue('main');
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(failure(form, 'Failed to save service. Please give a name.')).toBeVisible();
  await dismiss(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Letters to brokers');
  await form.getByRole('spinbutton', { name: 'Price' }).fill('79.50');
  await form.getByRole('textbox', { name: 'Features' }).fill('One letter each\n\nAn answer in a month');
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('£79.50');
  await expect(preview.locator('li')).toHaveText(['One letter each', 'An answer in a month']);
  const mend = await cutSending(page);
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(failure(form, 'Failed to save service')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Features' })).toHaveValue('One letter each\n\nAn answer in a month');
  mend();
  await dismiss(page);
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(toast(page, 'Service created successfully')).toBeVisible();
  await expect.poll(() => isSaid(visitor, '/services', 'Letters to brokers')).toBe(true);

  const row = entry(page, 'Letters to brokers');
  await expect(row).toContainText('2 features');
  await row.getByRole('link', { name: 'Edit' }).click();
  const change = sheet(page, 'Edit Service');
  await change.getByRole('textbox', { name: 'Badge' }).fill('Mine');
  await saveElsewhere(page, 'Badge', 'Theirs', 'Save Service');
  await expect(change.getByText('Somebody else has saved another version')).toBeVisible();
  await change.getByRole('button', { name: 'Save Service' }).click();
  await expect(failure(change, changedMeanwhile)).toBeVisible();
  await expect(change.getByRole('textbox', { name: 'Badge' })).toHaveValue('Mine');
  await inspect(page, 'admin-service-form');
  await change.getByRole('link', { name: 'Cancel' }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(ask).toHaveCount(0);
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Discard changes' }).click();
  await expect(row).toContainText('Theirs');
  await dismiss(page);
  await inspect(page, 'admin-services');

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Service deactivated')).toBeVisible();
  await expect(row).toContainText('inactive');
  await expect.poll(() => isSaid(visitor, '/services', 'Letters to brokers')).toBe(false);
  await row.getByRole('link', { name: 'Delete' }).click();
  await expect(ask).toContainText('Are you sure you want to delete this service?');
  await ask.getByRole('button', { name: 'Keep it' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Delete' }).click();
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Service deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await reports()).toEqual([]);
});

test('a text is mended where its JSON ends, looked at before it is saved, and is on the page at once', {
  ...proves(
    'ADM-010',
    'ADM-020',
    'ADM-CMS-001',
    'ADM-CMS-002',
    'ADM-CMS-003',
    'ADM-CMS-005',
    'ADM-CMS-006',
    'ADM-CMS-007',
    'ADM-CMS-009',
    'ADM-CMS-010',
    'ADM-CMS-012',
    'ADM-CMS-013',
    'ADM-CMS-014',
    'ADM-CMS-015',
    'ADM-CMS-016',
  ),
}, async ({ page, browser, signedIn, installation }) => {
  const reports = await policyReports(page);
  const visitor = await secondPage(browser, installation);
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Content Management/ })
    .click();
  await page.getByRole('link', { name: 'Add Content' }).click();
  const empty = sheet(page, 'Add Content');
  await expect(empty.getByLabel('Page Key')).toHaveValue('');
  await expect(empty.getByLabel('Page Key')).toHaveAttribute('placeholder', 'homepage_hero');
  await expect(empty.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await expect(empty.getByRole('textbox', { name: 'Meta Description' })).toHaveAttribute('rows', '2');
  const json = empty.getByRole('textbox', { name: 'Content (JSON)' });
  await expect(json).toHaveAttribute('rows', '10');
  await empty.getByLabel('Page Key').fill('homepage_hero');
  await empty.getByRole('textbox', { name: 'Title' }).fill('A second claim');
  await json.fill('{\n  "heading": "Quiet"\n  "description": ""\n}');
  await expect(empty).toContainText('Line 3, column 3: a comma or “}” is missing here.');
  await empty.getByRole('button', { name: 'Save Content' }).click();
  await expect(failure(empty, 'Invalid JSON in content field')).toBeVisible();
  await dismiss(page);
  await json.fill('{ "heading": "Quiet" }');
  await empty.getByRole('button', { name: 'Save Content' }).click();
  await expect(failure(empty, 'There is an entry with this key already.')).toBeVisible();
  await expect(json).toHaveValue('{ "heading": "Quiet" }');
  await empty.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await dismiss(page);

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'homepage_hero' });
  await expect(row.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  await inspect(page, 'admin-content');
  await row.getByRole('link', { name: 'Edit Content' }).click();
  const form = sheet(page, 'Edit Content');
  await expect(form.getByLabel('Page Key')).toBeDisabled();
  await expect(form.getByLabel('Page Key')).toHaveValue('homepage_hero');
  await form.getByRole('textbox', { name: 'Title' }).fill('The claim of the year');
  await form.getByRole('textbox', { name: 'Meta Description' }).fill('What search engines say.');
  await form
    .getByRole('textbox', { name: 'Content (JSON)' })
    .fill('{ "heading": "Softly, with {n} live data sources", "description": "<b>plain</b>" }');
  await inspect(page, 'admin-content-form');

  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    form.getByRole('button', { name: 'Preview' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/^Softly, with \d+ live data\ssources$/);
  await expect(preview.getByText('<b>plain</b>')).toBeVisible();
  await expect(preview.getByText('Nothing is saved.')).toBeVisible();
  // Its form is to be looked at only.
  await expect(preview.locator('[inert]').getByLabel('Email')).toBeVisible();
  await preview.close();
  expect(await isSaid(visitor, '/', 'Softly')).toBe(false);
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('The claim of the year');

  const mend = await cutSending(page);
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(failure(form, 'Failed to save content')).toBeVisible();
  mend();
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(toast(page, 'Content updated successfully')).toBeVisible();
  await expect(row.getByRole('heading')).toHaveText('The claim of the year');
  await expect(row).toContainText('What search engines say.');
  await expect(row).toContainText('{"heading":"Softly');
  await expect.poll(() => isSaid(visitor, '/', 'Softly')).toBe(true);
  expect(await reports()).toEqual([]);
});

test('a preview is drawn for staff alone, and kept by nothing', async ({ page, signedIn, installation: { url } }) => {
  const form = { title: 'Privacy', content: '{"intro": "x"}' };
  const ask = (key: string) =>
    page.request.post(`/admin/content/preview?key=${key}`, { form, headers: { origin: url }, maxRedirects: 0 });
  expect((await ask('legal_privacy')).headers().location).toContain('/auth');
  await signedIn(page, { as: 'assistant' });
  const answer = await ask('legal_privacy');
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  const unread = await ask('nothing_reads_it');
  expect(unread.status()).toBe(400);
  expect(await unread.text()).toContain('No page of the site reads this key.');
});

test('a post is written, looked at, published and deleted', {
  ...proves('ADM-013', 'ADM-BLOG-001', 'ADM-BLOG-002', 'ADM-BLOG-003', 'ADM-BLOG-004', 'ADM-BLOG-006'),
}, async ({ page, browser, signedIn, installation }) => {
  const reports = await policyReports(page);
  const visitor = await secondPage(browser, installation);
  await signedIn(page, { as: 'assistant' });
  await page.goto('/admin/blog');
  await expect(tab(page, 'Blog Management')).toHaveAttribute('aria-current', 'page');
  await inspect(page, 'admin-blog');
  await page.getByRole('link', { name: 'Add Post' }).click();
  const form = sheet(page, 'Add Post');
  await form.getByRole('textbox', { name: 'Title' }).fill('A letter that worked');
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(failure(form, 'Title and content are required.')).toBeVisible();
  await form
    .getByRole('textbox', { name: 'Content' })
    .fill('## What we wrote\n\n<script>pwned()</script> and **more**.');
  await form.getByRole('textbox', { name: 'Tags' }).fill('Letters , Brokers,');
  await form.getByRole('button', { name: 'Preview the text' }).click();
  const drawn = form.getByRole('region', { name: 'Preview' });
  await expect(drawn.getByRole('heading', { name: 'What we wrote' })).toBeVisible();
  await expect(drawn.locator('strong')).toHaveText('more');
  await expect(drawn.locator('script')).toHaveCount(0);
  await dismiss(page);
  await inspect(page, 'admin-blog-form');
  const mend = await cutSending(page);
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(failure(form, 'Failed to create blog post.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Tags' })).toHaveValue('Letters , Brokers,');
  mend();
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post created successfully.')).toBeVisible();
  const row = entry(page, 'A letter that worked');
  await expect(row).toContainText('draft');
  expect(await isSaid(visitor, '/blog', 'A letter that worked')).toBe(false);
  const [draft] = await Promise.all([
    page.waitForEvent('popup'),
    row.getByRole('link', { name: 'Preview draft' }).click(),
  ]);
  await expect(draft.getByRole('heading', { level: 1, name: 'A letter that worked' })).toBeVisible();
  await draft.close();

  await row.getByRole('link', { name: 'Edit' }).click();
  const change = sheet(page, 'Edit Post');
  await change.getByRole('textbox', { name: 'Excerpt' }).fill('Mine.');
  await saveElsewhere(page, 'Excerpt', 'Theirs.', 'Save Post');
  await change.getByRole('button', { name: 'Save Post' }).click();
  await expect(failure(change, changedMeanwhile)).toBeVisible();
  await expect(change.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Mine.');
  await change.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await row.getByRole('link', { name: 'Edit' }).click();
  await change.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await change.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post updated successfully.')).toBeVisible();
  await expect.poll(() => isSaid(visitor, '/blog', 'A letter that worked')).toBe(true);

  await row.getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Blog post deleted successfully.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(() => isSaid(visitor, '/blog', 'A letter that worked')).toBe(false);
  expect(await reports()).toEqual([]);
});

test('a logo is added, and is on every open page until it is switched off', {
  ...proves(
    'ADM-014',
    'ADM-022',
    'DASH-011',
    'ADM-BRAND-001',
    'ADM-BRAND-002',
    'ADM-BRAND-003',
    'ADM-BRAND-004',
    'ADM-BRAND-006',
    'CALL-048',
    'RT-002',
  ),
}, async ({ page, browser, signedIn, installation }) => {
  const visitor = await secondPage(browser, installation);
  const elsewhere: string[] = [];
  for (const one of [page, visitor])
    one.on('request', (request) => {
      if (!request.url().startsWith(installation.url)) elsewhere.push(request.url());
    });
  await visitor.goto('/services');
  const shown = visitor.locator('header img');
  await expect(shown).toHaveCount(0);
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Branding Assets/ })
    .click();
  const add = page.getByRole('button', { name: 'Add Asset' });
  await expect(add).toBeDisabled();
  const url = page.getByRole('textbox', { name: 'URL' });
  await url.fill('https://pictures.example/logo.svg');
  await expect(add).toBeEnabled();
  await add.click();
  await expect(failure(page, 'Failed to create branding asset.')).toContainText('SVG is not taken');
  await expect(url).toHaveValue('https://pictures.example/logo.svg');
  await dismiss(page);
  await url.fill('https://pictures.example/gone.png');
  await add.click();
  await expect(failure(page, 'Failed to create branding asset.')).toContainText('The picture could not be fetched');
  await expect(url).toHaveAccessibleDescription(/The picture could not be fetched: the server answered 404\./);
  await expect(url).toHaveValue('https://pictures.example/gone.png');
  await dismiss(page);
  await url.fill('https://pictures.example/logo.png');
  const mend = await cutSending(page);
  await add.click();
  await expect(failure(page, 'Failed to create branding asset.')).toBeVisible();
  await expect(url).toHaveValue('https://pictures.example/logo.png');
  mend();
  await dismiss(page);
  await add.click();
  await expect(toast(page, 'Branding asset created successfully.')).toBeVisible();
  await expect(url).toHaveValue('');
  await expect(add).toBeDisabled();
  // Nobody reloads anything.
  const copy = copyOfPicture('https://pictures.example/logo.png');
  await expect(shown).toHaveAttribute('src', copy);
  await inspect(page, 'admin-branding');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'logo.png' });
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Branding asset deactivated successfully.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await row.getByRole('button', { name: /^Activate/ }).click();
  await expect(shown).toHaveCount(1);
  // Where the picture does not load, the mark stands.
  const pass = await interfere(page, `**${copy}`);
  await page.goto('/dashboard');
  const brand = page.locator('aside[data-state]').getByRole('link').first();
  await expect(brand.locator('svg')).toBeVisible();
  await expect(brand.locator('img')).toHaveCount(0);
  pass();
  await page.reload();
  await expect(brand.locator('img')).toBeVisible();
  await page.goto('/admin/branding');
  await row.getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Branding asset deleted successfully.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
