import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { expect, startScan, test } from './test.ts';

test.use({ installationOf: 'services-found' });

const emailOf = (name: string): string => people.find((person) => person.name === name)?.email ?? '';

const forYou = (page: Page) => page.getByRole('region', { name: 'For what we found with you' });
const guidance = (page: Page) => forYou(page).getByRole('link', { name: 'Privacy Guidance Package' });
const result = (page: Page) => page.getByRole('heading', { name: 'Exposure report' });

/** Ids of the findings on which the report places an offer. A report that arrives live draws its findings a frame later. */
async function offeredIn(page: Page): Promise<string[]> {
  const offered = page.locator('details[id^="finding-"]').filter({ has: page.locator('a[href^="/services#"]') });
  await offered.first().waitFor({ state: 'attached' });
  return offered.evaluateAll((all) => all.map(({ id }) => id));
}

test('a visitor with a result reads which service answers which finding, as the report says it, and nobody else does', async ({
  page,
  otherPage,
  linkFor,
}) => {
  await startScan(page, linkFor, 'Oliver Bennett', emailOf('Oliver Bennett'));
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  const [report, offered] = [new URL(page.url()).pathname, await offeredIn(page)];

  await page.goto('/services');
  const lines = forYou(page).getByRole('listitem').locator('a[href*="#finding-"]');
  const addresses = await lines.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...addresses].sort()).toEqual(offered.map((id) => `${report}#${id}`).sort());
  await inspect(page, 'services-found', forYou(page));
  await lines.first().click();
  await expect(page.locator(`#${addresses[0]?.split('#')[1]}`)).toHaveAttribute('open', '');

  await otherPage.goto('/services');
  await expect(otherPage.getByRole('heading', { name: 'What each contains' })).toBeVisible();
  await expect(forYou(otherPage)).toHaveCount(0);
});

test('a customer loses a line when the finding is done, in another tab too', async ({ page, signedIn }) => {
  await signedIn(page, { email: emailOf("Saoirse O'Neil"), fullName: "Saoirse O'Neil" });
  await page.goto('/dashboard/scans');
  await page.getByRole('link', { name: 'Start Your First Scan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Scan' }).click();
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  const catalogue = await page.context().newPage();
  await catalogue.goto('/services');
  await expect(guidance(catalogue).first()).toBeVisible();
  const before = await guidance(catalogue).count();
  const [id = ''] = await offeredIn(page);
  const finding = page.locator(`#${id}`);
  if (!(await finding.evaluate((one: HTMLDetailsElement) => one.open))) await finding.locator('summary').click();
  await finding.getByRole('button', { name: /Mark as done/i }).click();
  await expect(guidance(catalogue)).toHaveCount(before - 1);
});
