import { copyOfPicture } from '#sandbox/hosts/pictures.ts';
import { add, logo, refused, row, test, url } from './admin-branding.fixture.ts';
import { inspect } from './inspect.ts';
import { dismiss, toast } from './panel.ts';
import { expect, proves } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'panel' });

test('an address is needed for an asset, and one of a picture that can be shown', {
  ...proves('ADM-BRAND-006'),
}, async ({ branding: page }) => {
  await expect(add(page)).toBeDisabled();
  await url(page).fill('https://pictures.example/logo.svg');
  await expect(add(page)).toBeEnabled();
  await add(page).click();
  await expect(refused(page)).toContainText('SVG is not taken');
  await dismiss(page);
  await url(page).fill('https://pictures.example/gone.png');
  await add(page).click();
  await expect(refused(page)).toContainText('The picture could not be fetched');
  await expect(url(page)).toHaveAccessibleDescription(/The picture could not be fetched: the server answered 404\./);
  await expect(url(page)).toHaveValue('https://pictures.example/gone.png');
});

test('a logo is on every open page, from our own host, until it is switched off or deleted; while it does not load, the mark stands', {
  ...proves('ADM-BRAND-002', 'ADM-BRAND-003', 'ADM-BRAND-004', 'CALL-048', 'DASH-011', 'RT-002'),
}, async ({ branding: page, visitor }) => {
  const copy = copyOfPicture(logo);
  const shown = visitor.locator(`header img[src="${copy}"], footer img[src="${copy}"]`);
  // Nobody reloads anything.
  await expect(shown).toHaveCount(2);
  await inspect(page, 'admin-branding');
  await row(page).getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Branding asset deactivated successfully.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await row(page)
    .getByRole('button', { name: /^Activate/ })
    .click();
  await expect(shown).toHaveCount(2);
  const pass = await interfere(page, `**${copy}`);
  await page.goto('/dashboard');
  const brand = page.locator('aside[data-state]').getByRole('link').first();
  await expect(brand.locator('svg')).toBeVisible();
  await expect(brand.locator('img')).toHaveCount(0);
  pass();
  await page.reload();
  await expect(brand.locator('img')).toBeVisible();
});
