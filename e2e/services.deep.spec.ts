import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { linkedData, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';

test('the page names itself, breaks no rule of the policy, and its list marks where one is; the same link works twice', async ({
  page,
  installation,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reports = await policyReports(page);
  await page.goto('/services');
  await expect(page).toHaveTitle('Services · Quietprint');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${installation.url}/services`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Services');
  const [data] = await linkedData(page);
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList' });
  expect(data?.itemListElement).toHaveLength(10);

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
  expect(await reports()).toEqual([]);
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

test('a service that does not exist cannot be requested', async ({ request, installation }) => {
  const options = { form: { service: 'no-such-service' }, headers: { origin: installation.url } };
  expect((await request.post('/services', options)).status()).toBe(404);
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
