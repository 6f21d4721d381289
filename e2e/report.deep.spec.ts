import type { Locator, Page } from '@playwright/test';
import { bandLabel } from '#contract/scans/severity.ts';
import { reportHeading, withReport } from './own-report.ts';
import { bar, called, doThePlan, gauge, openScore, plan, SCAN_MS, test } from './report.fixture.ts';
import { expect } from './test.ts';

test.use({ installationOf: 'report' });
const onRecord = async (page: Page): Promise<string> =>
  /On record: (\d+)/.exec((await gauge(page).getAttribute('aria-label')) ?? '')?.[1] ?? '';
const todo = (page: Page): Locator => page.locator('section[aria-labelledby=todo]');
const firstCard = (page: Page): Locator => todo(page).locator('details[id^="finding-"]').first();

/** Once what was sent is saved and drawn. */
async function markFirstDone(page: Page): Promise<void> {
  const before = await bar(page).textContent();
  await firstCard(page).getByRole('button', { name: 'Mark as done' }).click();
  await expect(bar(page)).not.toHaveText(before ?? '');
}

test('the plan leads to where each step is done, names the score that follows, and whoever has done everything reads 0, Quiet', async ({
  page,
  modest: { address },
}) => {
  const before = await openScore(page);
  const recorded = await onRecord(page);
  await expect(plan(page).getByRole('heading')).toHaveText(/^Your next \d+ minutes/);
  const actions = plan(page).locator('ol > li');
  expect(await actions.count()).toBeLessThanOrEqual(5);
  for (const action of await actions.all()) await expect(action).toContainText(/\d+ min/);
  const password = actions.filter({ hasText: 'Change your Pixel Garden password' });
  await expect(password).toContainText('3 min');
  await expect(password.getByRole('link', { name: 'Open: Change your Pixel Garden password' })).toHaveAttribute(
    'href',
    /\/\.well-known\/change-password$/,
  );
  const today = plan(page).getByText(/ today, /);
  const named = /^(\d+) today, (\d+) when this is done/.exec((await today.textContent()) ?? '');
  expect(Number(named?.[1])).toBe(before);
  await doThePlan(page);
  await expect(gauge(page)).toHaveAttribute(
    'aria-label',
    new RegExp(`^Risk score ${named?.[2]} out of 100: .*On record: ${recorded} out of 100`),
  );

  const cards = todo(page).locator('details[id^="finding-"]');
  for (let left = await cards.count(); left > 0; left = await cards.count()) {
    const closed = firstCard(page).and(page.locator('details:not([open])'));
    if ((await closed.count()) > 0) await closed.locator('summary').click();
    await firstCard(page).getByRole('button', { name: 'Mark as done' }).click();
    await expect(cards).not.toHaveCount(left);
  }
  const quiet = new RegExp(`^Risk score 0 out of 100: Quiet\\. On record: ${recorded} out of 100`);
  await expect(gauge(page)).toHaveAttribute('aria-label', quiet);
  await expect(plan(page)).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(gauge(page).first()).toHaveAttribute('aria-label', quiet);
  await page.goto(address);
  await expect(gauge(page)).toHaveAttribute('aria-label', quiet);
});

test('the largest report has its parts, offers each service once, and fits a telephone', async ({
  page,
  report: _report,
}) => {
  await expect(gauge(page)).toHaveAttribute('aria-label', new RegExp(`^Risk score \\d+.*: ${bandLabel.critical}`));
  const know = page.getByRole('region', { name: 'Good to know' });
  await expect(know.getByRole('listitem').first()).toBeVisible();
  await expect(know.locator('ol')).toHaveCount(0);
  await expect(know.getByRole('checkbox')).toHaveCount(0);

  const head = page.locator('details[id^="finding-"] > summary').filter({ hasText: 'Quill Notes' }).first();
  await expect(head.locator('strong')).toHaveText(/^Quill Notes lost your .*, \w+ \d{4}$/);
  await expect(head.getByText(/^passwords?$/i)).toBeVisible();
  await expect(page.getByRole('figure', { name: /^From \d{4} to today$/ })).toBeVisible();
  expect(await page.locator('figure circle').count()).toBeGreaterThan(1);

  const offers = await page
    .getByRole('main')
    .locator('a[href^="/services#"]')
    .evaluateAll((links) => links.map((link) => link.closest('details[id^="finding-"]')?.id ?? 'outside'));
  expect(offers.length).toBeGreaterThan(0);
  expect(offers).not.toContain('outside');
  expect(new Set(offers).size, 'an offer a finding').toBe(offers.length);

  const folds = page.locator('section[aria-labelledby=information] > details');
  expect(await folds.count()).toBeGreaterThan(1);
  for (const fold of await folds.all()) await expect(fold).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(reportHeading(page)).toBeVisible();
  const { scrollWidth, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(scrollWidth).toBeLessThanOrEqual(360);
  expect(scrollHeight).toBeLessThanOrEqual(12_000);
});

test('what is done settles the print, moves the finding with its last box, and stays done in the report of a new scan', async ({
  page,
  report: _report,
}) => {
  test.setTimeout(SCAN_MS);
  const print = page.locator('main svg').first();
  const before = await print.innerHTML();
  await markFirstDone(page);
  await expect.poll(() => print.innerHTML()).not.toBe(before);
  for (const name of ['To do', 'Watch', 'Done', 'Information'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${name} \\d+$`), level: 2 })).toBeVisible();

  const id = await firstCard(page).getAttribute('id');
  const boxes = page.locator(`#${id} input[name=step]`);
  const settledBefore = Number.parseInt((await bar(page).textContent()) ?? '', 10);
  const count = await boxes.count();
  for (let place = 0; place < count; place++) {
    await expect(page.locator(`section[aria-labelledby=todo] #${id}`)).toHaveCount(1);
    if (await boxes.nth(place).isChecked()) continue;
    await boxes.nth(place).click();
    if (place < count - 1) await expect(boxes.nth(place)).toBeChecked();
  }
  await expect(page.locator(`section[aria-labelledby=done] #${id}`)).toHaveCount(1);
  const said = (await bar(page).textContent()) ?? '';
  expect(Number.parseInt(said, 10)).toBeGreaterThan(settledBefore);
  await expect(page.getByRole('heading', { name: /^Done/ })).toContainText(String(Number.parseInt(said, 10)));

  const words = (await gauge(page).getAttribute('aria-label')) ?? '';
  await page.goto('/dashboard/scans');
  await page.getByRole('main').getByRole('link', { name: 'Start New Scan' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Scan' }).click();
  await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
  await expect(reportHeading(page)).toBeVisible({ timeout: 60_000 });
  await expect(bar(page)).toHaveText(said);
  await expect(gauge(page)).toHaveAttribute('aria-label', words);
});

test('sources that gave no answer leave no score but gaps by name, and are asked again from the report', async ({
  page,
  installation,
  signedIn,
}) => {
  test.setTimeout(SCAN_MS);
  await page.goto(await withReport(page, { installation, signedIn, person: called('Hannah Reed') }));
  await expect(page.getByText('Not enough answered to give a score').first()).toBeVisible();
  await expect(page.getByText(/^Not checked: /).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Risk score/ })).toHaveCount(0);
  const first = page.url();
  await page.getByRole('button', { name: 'Ask the missing ones again' }).click();
  await page.waitForURL((url) => /\/dashboard\/scans\/[0-9a-f-]{36}$/.test(url.href) && url.href !== first);
  await expect(reportHeading(page)).toBeVisible({ timeout: 60_000 });
});
