import { json, openHero } from './admin-content.fixture.ts';
import { isSaid } from './panel.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'panel' });

test('a preview draws the page, and saves nothing', async ({ page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  const form = await openHero(page);
  await form.getByRole('textbox', { name: 'Title' }).fill('The claim of a preview');
  await json(page).fill('{ "heading": "Loudly, with {n} live data sources", "description": "<b>plain</b>" }');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    form.getByRole('button', { name: 'Preview' }).click(),
  ]);
  // Nobody has asked a source here yet, so that none is counted.
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/^Loudly, with public\ssources$/);
  await expect(preview.getByText('<b>plain</b>')).toBeVisible();
  await expect(preview.getByText('Nothing is saved.')).toBeVisible();
  // Its form is to be looked at only.
  await expect(preview.locator('[inert]').getByLabel('Email')).toBeVisible();
  await preview.close();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('The claim of a preview');
  expect(await isSaid(page, '/services', 'Loudly')).toBe(false);
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
