import type { Page } from '@playwright/test';
import { addressIn, translatedOwnPages, translatedPages } from '#contract/base/translated-pages.ts';
import { openUntouched } from './from-memory.ts';
import { placeOrder } from './prepare.ts';
import { expect, test } from './test.ts';

/** Pages that anybody finds: others are opened from a mail or by who is signed in, lead on from the provider, or hold a post. */
const foundPages = translatedPages.filter(
  (path) => !/:|\/open$|^\/(?:watching\/|auth\/|reset-password|ask-from-here)/.test(path),
);

/** Every text but dates and hashes longer by two fifths, with accents and brackets, as a language may be that nobody has tried yet. */
const lengthen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const accents = new Map(Object.entries({ a: 'á', e: 'ê', i: 'ï', o: 'ö', u: 'ü', n: 'ñ', c: 'ç', s: 'š', y: 'ÿ' }));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
    for (const node of nodes) {
      const text = node.data.trim();
      const isData = /^[0-9a-f]{6,}$/.test(text) || node.parentElement?.closest('time') !== null;
      if (text === '' || isData || node.parentElement?.closest('script, style, [aria-hidden="true"]')) continue;
      const more = text.split(' ').slice(0, Math.ceil(text.split(' ').length * 0.4));
      node.data = `⟦${[...`${text} ${more.join(' ')}`].map((letter) => accents.get(letter) ?? letter).join('')}⟧`;
    }
  });

/** Elements that reach over the page's edge, or whose words reach over their own; the bar shortens its words, and wide tables scroll. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Read aloud only: it, or what it stands in, has no room on the page. */
    const isSpoken = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 ||
        getComputedStyle(element).clipPath !== 'none' ||
        isSpoken(element.parentElement));
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        const { right, left } = element.getBoundingClientRect();
        const isDrawn =
          !isSpoken(element) &&
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('svg, [role=region][tabindex]');
        const isCut = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden';
        const isShortened = getComputedStyle(element).textOverflow === 'ellipsis' && element.closest('header') !== null;
        const inPrint = element.closest('[aria-labelledby="hero-title"] > div:first-child') !== null;
        return (
          isDrawn &&
          !inPrint &&
          !isShortened &&
          (right > innerWidth + 1 || left < -1 || (isCut && element.clientWidth > 0))
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
  });

/** Lengthens each page at 360 pixels, and says what it cuts. */
async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    // Parts of a page take over once the browser has nothing else to do.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await lengthen(page);
    expect.soft(await overflowing(page), path).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
}

test('longer words than ours fit a narrow screen', ({ page }) =>
  expectRoom(page, [...foundPages, ...foundPages.map((one) => addressIn('fr', one))]));

/** Pages of who is signed in, but those that answer with a file or another page. */
const ownPages = translatedOwnPages.filter((path) => !/:|\/file$|^\/(?:sign-out|admin\/pictures)/.test(path));

test.describe('signed in', () => {
  test.use({ installationOf: 'panel' });

  test('longer words than ours fit a narrow screen of customers and staff', async ({
    // Words may be changed before the scripts have taken over a part of the page, which is told on the console.
    otherPage: page,
    signedIn,
    installation,
  }) => {
    await signedIn(page, { as: 'owner' });
    const order = await placeOrder(page, installation, 'detailed-exposure-report');
    const staffs = order.replace('/dashboard/requests/', '/admin/orders/');
    await expectRoom(page, [...ownPages, order, staffs, '/services/order/detailed-exposure-report']);
  });
});

test('a form answers in the language of its page, and the chooser leads to the same page', async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('button', { name: 'Iniciar análisis gratuito' }).click();
  await expect(page.getByRole('alert')).toContainText('Completa todos los campos');
  await page.getByLabel('Nombre').fill('Rosa Luna');
  await page.getByLabel('Correo electrónico').fill('rosa@');
  await page.getByRole('button', { name: 'Iniciar análisis gratuito' }).click();
  await expect(page.getByText('Escribe una dirección de correo como nombre@example.com.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill('rosa.luna@example.net');
  await page.getByRole('button', { name: 'Iniciar análisis gratuito' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa rosa.luna@example.net' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { name: 'Votre empreinte numérique, apaisée.' })).toBeVisible();
});

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is offered the page in Spanish before its scripts run, and is not asked twice', async ({ page }) => {
    await openUntouched(page, '/');
    const offer = page.getByRole('complementary', { name: 'Leer esta página en español' });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await offer.getByRole('button', { name: 'No, gracias' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(offer).toBeHidden();
  });
});
