import type { Page } from '@playwright/test';
import { listedFeatures } from '#contract/site/comparison.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { inspect, linkedData, policyReports } from './inspect.ts';
import { expect, proves, test } from './test.ts';

const priceOf = ({ price, priceUnit }: { price: number; priceUnit?: string | null | undefined }) =>
  `£${price}${priceUnit === 'hour' ? 'per hour' : ''}`;

test('the catalogue shows ten services with title, price, description, features and button', {
  ...proves('NAV-009', 'PUB-039', 'PUB-040', 'PUB-041', 'PUB-042', 'PUB-043', 'PUB-044', 'PUB-058'),
}, async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('article')).toHaveCount(10);
  for (const service of initialCatalogue) {
    const entry = page.locator(`article#${service.id}`);
    await expect(entry.getByRole('heading', { level: 3 })).toHaveText(service.name);
    await expect(entry.locator('[data-part="price"]')).toHaveText(priceOf(service));
    await expect(entry.getByText(service.description ?? '', { exact: true })).toBeVisible();
    await expect(entry.getByRole('listitem')).toHaveText(
      listedFeatures({ features: service.features ?? [], includes: service.includes ?? null }, initialCatalogue),
    );
    await expect(entry.locator('[data-part="button"]')).toContainText(service.buttonLabel ?? '');
    await entry.locator('summary').click();
    await expect(entry.getByText(service.detailedDescription ?? '', { exact: true })).toBeVisible();
  }
  expect(await page.locator('[data-part="price"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^£/)]),
  );
});

/** What a part of the catalogue offers, and at what. */
async function expectPrices(page: Page, part: string, prices: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/services');
  const region = page.getByRole('region', { name: part });
  await expect(region.getByRole('article')).toHaveCount(Object.keys(prices).length);
  for (const [id, price] of Object.entries(prices))
    await expect(region.locator(`#${id} [data-part="price"]`), id).toHaveText(price);
}

test('four main services have their prices', {
  ...proves('PUB-045', 'PUB-046', 'PUB-047', 'PUB-048', 'PUB-049'),
}, async ({ page }) => {
  await expectPrices(page, 'Main services', {
    'free-privacy-scan': '£0',
    'detailed-exposure-report': '£80',
    'privacy-guidance-package': '£150',
    'expert-consultancy': '£175per hour',
  });
});

test('six special services have their prices', {
  ...proves('PUB-050', 'PUB-051', 'PUB-053', 'PUB-054', 'PUB-055', 'PUB-056', 'PUB-057'),
}, async ({ page }) => {
  await expectPrices(page, 'Special services', {
    'privacy-awareness-session': '£75',
    'deep-fake-impersonation-scan': '£150',
    'digital-fraud-risk-analysis': '£95',
    'reference-job-check-simulation': '£120',
    'ethical-dark-web-training': '£200',
    'crypto-conversion-advisory': '£180',
  });
});

test('badges say what is free and what is popular, and the session lasts 30 minutes', {
  ...proves('PUB-052'),
}, async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('#free-privacy-scan [data-part="badge"]')).toHaveText('Free');
  await expect(page.locator('#detailed-exposure-report [data-part="badge"]')).toHaveText('Popular');
  await expect(page.locator('#privacy-awareness-session > p')).toContainText('30-minute video consultation');
});

test.describe('anchors', () => {
  const targets = initialCatalogue.filter((_, index) => index % 3 === 0).map(({ id }) => id);

  test('an entry stops 120 px below the top of the window, however high that is', {
    ...proves('NAV-010', 'NAV-011'),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const height of [720, 900, 1080]) {
      await page.setViewportSize({ width: 1440, height });
      for (const id of targets) {
        // From one anchor to another the document would stay.
        await page.goto('about:blank');
        await page.goto(`/services#${id}`);
        const entry = page.locator(`#${id}`);
        const top = async () => Math.round((await entry.boundingBox())?.y ?? -1);
        const which = `#${id} in a window ${height} px high`;
        // The first entry is already nearer to the top than its anchor could scroll it.
        if (id === 'free-privacy-scan') await expect.poll(top, which).toBeLessThanOrEqual(400);
        await expect(entry, which).toHaveAttribute('data-target', 'true');
        if (id !== 'free-privacy-scan') await expect.poll(top, which).toBe(120);
      }
    }
  });

  test('the scroll begins after 100 ms and not before', proves('NAV-012'), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 1_000 });
    await page.clock.install({ time: '2027-03-01T09:00:00Z' });
    await page.goto('/services');
    const link = page.getByRole('navigation', { name: 'On this page' }).getByText('Crypto Conversion Advisory');
    await expect(link).toBeVisible();
    await page.evaluate(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        scrolls.push(options.top);
        scrollTo(options);
      }) as typeof window.scrollTo;
    });
    const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: number[] }).scrolls.length);
    await page.clock.pauseAt('2027-03-01T10:00:00Z');
    await link.click();
    await expect(page).toHaveURL(/#crypto-conversion-advisory$/);
    await page.clock.runFor(99);
    expect(await scrolls()).toBe(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(1);
    expect(await scrolls()).toBe(1);
    const box = await page.locator('#crypto-conversion-advisory').boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(120);
  });

  test('the list marks where one is, and the same link works twice', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/services');
    const list = page.getByRole('navigation', { name: 'On this page' });
    await expect(list.locator('[aria-current]')).toHaveText('Free Privacy Scan');
    const link = list.getByRole('link', { name: 'Ethical Dark Web Training' });
    for (let time = 0; time < 2; time++) {
      await link.click();
      await expect
        .poll(async () => Math.round((await page.locator('#ethical-dark-web-training').boundingBox())?.y ?? 0))
        .toBe(120);
      await expect(page.locator('#ethical-dark-web-training')).toHaveAttribute('data-target', 'true');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(list.locator('[aria-current]')).toHaveText('Free Privacy Scan');
    }
  });

  test('a link from the home page leads to the entry', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.locator('a[href="/services#expert-consultancy"]').click();
    await expect(page).toHaveURL(/\/services#expert-consultancy$/);
    await expect
      .poll(async () => Math.round((await page.locator('#expert-consultancy').boundingBox())?.y ?? 0))
      .toBe(120);
  });
});

test('the free scan starts in a dialog, which says what is missing and then what to do with the mail', {
  ...proves('ERR-067'),
}, async ({ page, linkFor }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Start Free Scan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Free Privacy Scan' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Start Free Scan' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all fields' })).toBeVisible();
  await inspect(page, 'services-dialog', dialog);
  await dialog.getByLabel('Name').fill('Dora Dialog');
  await dialog.getByLabel('Email').fill('dora.dialog@example.org');
  await dialog.getByRole('button', { name: 'Start Free Scan' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Free Scan Started' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Check dora.dialog@example.org' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  await linkFor('dora.dialog@example.org');
});

test('a visitor who requests a paid service is told to sign in, and led there and back', {
  ...proves('REQ-010'),
}, async ({ page }) => {
  await page.goto('/services');
  await page
    .locator('#detailed-exposure-report')
    .getByRole('button', { name: /Request Report/ })
    .click();
  const toast = page.getByRole('alert').filter({ hasText: 'Authentication Required' });
  await expect(toast).toContainText('Please sign in to continue with your service request.');
  await expect(page).toHaveURL('/auth?next=%2Fservices%2Forder%2Fdetailed-exposure-report');
  await expect(toast).toBeVisible();
});

test('a service that does not exist cannot be requested', async ({ page }) => {
  await page.goto('/services');
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ service: 'no-such-service' });
    return (await fetch('/services', { method: 'POST', body })).status;
  });
  expect(status).toBe(404);
});

test('the page names itself for search engines and for those who share it, and breaks no rule of the policy', async ({
  page,
  installation,
}) => {
  const reports = await policyReports(page);
  await page.goto('/services');
  await expect(page).toHaveTitle('Services · Quietprint');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${installation.url}/services`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Services');
  const [data] = await linkedData(page);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList' });
  expect(data?.itemListElement).toHaveLength(10);
  expect(await reports()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue reads, the free scan leads to its form, a request is answered with the way to sign in', async ({
    page,
  }) => {
    await page.goto('/services#crypto-conversion-advisory');
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.locator('#free-privacy-scan').getByRole('link', { name: 'Start Free Scan' }).click();
    await expect(page).toHaveURL('/free-scan');
    await page.goto('/services');
    await page
      .locator('#expert-consultancy')
      .getByRole('button', { name: /Request Consultancy/ })
      .click();
    await expect(page.getByRole('alert')).toContainText('Authentication Required');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fservices%2Forder%2Fexpert-consultancy',
    );
  });
});

test('axe finds nothing serious on the catalogue', async ({ page }) => {
  await page.goto('/services#detailed-exposure-report');
  await inspect(page, 'services');
});

test('the comparison has a column for each main service, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services');
  const table = page.getByRole('table', { name: 'Main services compared' });
  await expect(table.getByRole('columnheader')).toHaveText(
    initialCatalogue.filter(({ serviceType }) => serviceType === 'main').map(({ name }) => name),
  );
  await expect(table.getByRole('rowheader', { name: 'Evidence for every finding' })).toBeVisible();
  const row = table.getByRole('row', { name: /^Evidence for every finding/ });
  await expect(row.getByRole('cell')).toHaveText(['Not included', 'Included', 'Included', 'Not included']);
  const isWider = (element: Element) => element.scrollWidth > element.clientWidth;
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.getByRole('region', { name: 'What each contains' }).evaluate(isWider)).toBe(false);
  }
});
