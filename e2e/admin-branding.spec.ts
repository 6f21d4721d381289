import type { Page } from '@playwright/test';
import { copyOfPicture } from '#sandbox/hosts/pictures.ts';
import { inspect } from './inspect.ts';
import { cutSending, dismiss, failure, toast } from './panel.ts';
import { test as base, expect, proves } from './test.ts';
import { interfere } from './watch.ts';

const logo = 'https://pictures.example/logo.png';
const row = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'logo.png' });
const url = (page: Page) => page.getByRole('textbox', { name: 'URL' });
const add = (page: Page) => page.getByRole('button', { name: 'Add Asset' });
const refused = (page: Page) => failure(page, 'Failed to create branding asset.');

async function removeLogo(page: Page): Promise<void> {
  await page.goto('/admin/branding');
  await row(page).getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Branding asset deleted successfully.')).toBeVisible();
  await expect(row(page)).toHaveCount(0);
}

/**
 * `branding` is the owner's page of the site's branding; `visitor` reads the services while a logo is added there. No
 * page may ask another host for a picture.
 */
const test = base.extend<{ branding: Page; visitor: Page }>({
  branding: async ({ page, otherPage, signedIn, installation }, use) => {
    const elsewhere: string[] = [];
    for (const one of [page, otherPage])
      one.on('request', (request) => {
        if (!request.url().startsWith(installation.url)) elsewhere.push(request.url());
      });
    await signedIn(page, { as: 'owner' });
    await page.goto('/admin/branding');
    await use(page);
    expect(elsewhere).toEqual([]);
  },
  visitor: async ({ branding: page, otherPage: visitor }, use) => {
    await visitor.goto('/services');
    await url(page).fill(logo);
    await add(page).click();
    await expect(toast(page, 'Branding asset created successfully.')).toBeVisible();
    await use(visitor);
    await removeLogo(page);
  },
});

test.use({ installationOf: 'panel' });

test('an address is needed for an asset, and one of a picture that can be shown', {
  ...proves('ADM-014', 'ADM-022', 'ADM-BRAND-006'),
}, async ({ branding: page }) => {
  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Branding Assets/ })
    .click();
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

test(
  'an asset that cannot be sent keeps its address, and is added afterwards',
  proves('ADM-BRAND-001'),
  async ({ branding: page }) => {
    await url(page).fill(logo);
    const mend = await cutSending(page);
    await add(page).click();
    await expect(refused(page)).toBeVisible();
    await expect(url(page)).toHaveValue(logo);
    mend();
    await dismiss(page);
    await add(page).click();
    await expect(toast(page, 'Branding asset created successfully.')).toBeVisible();
    await expect(url(page)).toHaveValue('');
    await expect(add(page)).toBeDisabled();
    await removeLogo(page);
  },
);

test('a logo is on every open page, from our own host, until it is switched off or deleted', {
  ...proves('ADM-BRAND-002', 'ADM-BRAND-003', 'ADM-BRAND-004', 'CALL-048', 'RT-002'),
}, async ({ branding: page, visitor }) => {
  const shown = visitor.locator('header img');
  // Nobody reloads anything.
  await expect(shown).toHaveAttribute('src', copyOfPicture(logo));
  await inspect(page, 'admin-branding');
  await row(page).getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(page, 'Branding asset deactivated successfully.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await row(page)
    .getByRole('button', { name: /^Activate/ })
    .click();
  await expect(shown).toHaveCount(1);
});

test('where the logo does not load, the mark stands', proves('DASH-011'), async ({ branding: page, visitor }) => {
  await expect(visitor.locator('header img')).toHaveCount(1);
  const pass = await interfere(page, `**${copyOfPicture(logo)}`);
  await page.goto('/dashboard');
  const brand = page.locator('aside[data-state]').getByRole('link').first();
  await expect(brand.locator('svg')).toBeVisible();
  await expect(brand.locator('img')).toHaveCount(0);
  pass();
  await page.reload();
  await expect(brand.locator('img')).toBeVisible();
});
