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
