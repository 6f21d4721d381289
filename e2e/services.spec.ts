import { listedFeatures } from '#contract/site/comparison.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';

const priceOf = ({ price, priceUnit }: { price: number; priceUnit?: string | null | undefined }) =>
  `£${price}${priceUnit === 'hour' ? 'per hour' : ''}`;

/** What each part of the catalogue offers, and at what. */
const prices = {
  'Main services': {
    'free-privacy-scan': '£0',
    'detailed-exposure-report': '£80',
    'privacy-guidance-package': '£150',
    'expert-consultancy': '£175per hour',
  },
  'Special services': {
    'privacy-awareness-session': '£75',
    'deep-fake-impersonation-scan': '£150',
    'digital-fraud-risk-analysis': '£95',
    'reference-job-check-simulation': '£120',
    'ethical-dark-web-training': '£200',
    'crypto-conversion-advisory': '£180',
  },
};

test('the catalogue shows four main and six special services with title, price, badge, description, features and button', {
  ...proves(
    'NAV-009',
    'PUB-039',
    'PUB-040',
    'PUB-041',
    'PUB-042',
    'PUB-043',
    'PUB-044',
    'PUB-045',
    'PUB-046',
    'PUB-047',
    'PUB-048',
    'PUB-049',
    'PUB-050',
    'PUB-051',
    'PUB-052',
    'PUB-053',
    'PUB-054',
    'PUB-055',
    'PUB-056',
    'PUB-057',
    'PUB-058',
  ),
}, async ({ page }) => {
  await page.goto('/services');
  await inspect(page, 'services');
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
  for (const [part, offered] of Object.entries(prices)) {
    const region = page.getByRole('region', { name: part });
    await expect(region.getByRole('article')).toHaveCount(Object.keys(offered).length);
    for (const [id, price] of Object.entries(offered))
      await expect(region.locator(`#${id} [data-part="price"]`), id).toHaveText(price);
  }
  await expect(page.locator('#free-privacy-scan [data-part="badge"]')).toHaveText('Free');
  await expect(page.locator('#detailed-exposure-report [data-part="badge"]')).toHaveText('Popular');
  await expect(page.locator('#privacy-awareness-session > p')).toContainText('30-minute video consultation');
});

test.describe('anchors', () => {
  test('an entry stops 120 px below the top of the window, however high that is', {
    ...proves('NAV-010', 'NAV-011'),
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [height, id] of [
      [900, 'free-privacy-scan'],
      [720, 'privacy-awareness-session'],
      [1080, 'crypto-conversion-advisory'],
    ] as const) {
      await page.setViewportSize({ width: 1440, height });
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
