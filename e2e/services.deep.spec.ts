import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { policyReports } from './inspect.ts';
import { expect, test } from './test.ts';

test('a link of home leads to its entry, the list marks where one is, the same link works twice, and the comparison fits a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reports = await policyReports(page);
  await page.goto('/');
  await page.locator('a[href="/services#expert-consultancy"]').click();
  await expect(page).toHaveURL(/\/services#expert-consultancy$/);
  const topOf = async (id: string) => Math.round((await page.locator(`#${id}`).boundingBox())?.y ?? 0);
  await expect.poll(() => topOf('expert-consultancy')).toBe(120);
  await page.evaluate(() => window.scrollTo(0, 0));

  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect(list.locator('[aria-current]')).toHaveText('Free Privacy Scan');
  const link = list.getByRole('link', { name: 'Ethical Dark Web Training' });
  for (let time = 0; time < 2; time++) {
    await link.click();
    await expect.poll(() => topOf('ethical-dark-web-training')).toBe(120);
    await expect(page.locator('#ethical-dark-web-training')).toHaveAttribute('data-target', 'true');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(list.locator('[aria-current]')).toHaveText('Free Privacy Scan');
  }
  expect(await reports()).toEqual([]);

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
