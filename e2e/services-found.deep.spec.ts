import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { dismiss, entry, sheet, toast } from './panel.ts';
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

test('the report offers a service as it is called today, and none that staff have hidden', async ({
  page,
  otherPage,
  linkFor,
  signedIn,
}) => {
  await startScan(page, linkFor, "Saoirse O'Neil", emailOf("Saoirse O'Neil"));
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  const offers = page.locator('a[href="/services#privacy-guidance-package"]');
  await expect(offers.first()).toHaveText('Privacy Guidance Package');
  const owner = otherPage;
  await signedIn(owner, { as: 'owner' });
  const rename = async (from: string, to: string) => {
    await owner.goto('/admin/services');
    await entry(owner, from).getByRole('link', { name: /^Edit/ }).click();
    await sheet(owner, 'Edit Service').getByRole('textbox', { name: 'Name', exact: true }).fill(to);
    await sheet(owner, 'Edit Service').getByRole('button', { name: 'Save Service' }).click();
    await expect(toast(owner, 'Service updated successfully')).toBeVisible();
    await dismiss(owner);
  };
  await rename('Privacy Guidance Package', 'Guidance by a person');
  await page.reload();
  await expect(offers.first()).toHaveText('Guidance by a person');
  await entry(owner, 'Guidance by a person').getByRole('button', { name: 'Deactivate' }).click();
  await expect(toast(owner, 'Service deactivated')).toBeVisible();
  await dismiss(owner);
  await page.reload();
  await expect(result(page)).toBeVisible();
  await expect(offers).toHaveCount(0);
  await entry(owner, 'Guidance by a person').getByRole('button', { name: 'Activate' }).click();
  await expect(toast(owner, 'Service activated')).toBeVisible();
  await dismiss(owner);
  await rename('Guidance by a person', 'Privacy Guidance Package');
});

test('what staff change of a service changes the comparison', async ({ page, signedIn, otherPage }) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/services');
  await entry(page, 'Expert Consultancy').getByRole('link', { name: /^Edit/ }).click();
  const form = sheet(page, 'Edit Service');
  await form.getByRole('combobox', { name: 'Includes everything in' }).selectOption('Free Privacy Scan');
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText('Everything in Free Privacy Scan');
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(toast(page, 'Service updated successfully')).toBeVisible();
  await dismiss(page);
  await expect(async () => {
    await otherPage.goto('/services');
    const row = otherPage.getByRole('row', { name: /^A risk score out of 100/ });
    await expect(row.getByRole('cell', { name: 'Included', exact: true })).toHaveCount(4, { timeout: 1_000 });
  }).toPass();
  await expect(otherPage.locator('#expert-consultancy')).toContainText('Everything in Free Privacy Scan');
});
