import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { nowRun } from './as-system.ts';
import { press, tabTo } from './keyboard.ts';
import { listedMails } from './mail.ts';
import { moveTime } from './move-time.ts';
import { expect, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({
  payments: true,
  installationOf: 'whole order',
  timezoneId: zoneOfNoon(),
  viewport: { width: 360, height: 740 },
});

/** A long report has many places to stop at. */
const MOST_STOPS = 400;

/** Goes there with Tab, and presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target, MOST_STOPS);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await expect(field).toBeVisible();
  await tabTo(page, field, MOST_STOPS);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBe(360);

const reportOf = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Exposure report' }).first()).toBeVisible({ timeout: 90_000 });

test('with the keyboard alone, on a narrow screen: ordered, paid, scanned, answered, read, taken away, scanned again, compared, told of and ended', {
  tag: '@postgres',
}, async ({ page, signedIn, installation, linkFor }) => {
  test.setTimeout(420_000);
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  const { sandbox, url } = installation;
  sandbox.world.withheld.add('ParcelPilot');
  sandbox.world.bios.set('olliebennett', `Beans and shells. Write to ${oliver?.email}.`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { email } = await signedIn(page, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });

  await test.step('a user name is added to what is looked for', async () => {
    await page.goto('/dashboard/identity');
    await type(page, page.getByLabel('A user name of yours'), 'olliebennett');
    await press(page, 'Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'olliebennett' })).toContainText('Declared by you');
    await isNarrow(page);
  });

  await test.step('the report is ordered and paid', async () => {
    await page.goto('/services/order/detailed-exposure-report');
    await enter(page, page.getByRole('form', { name: 'Service request' }).locator('[type=submit]'));
    await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
    await isNarrow(page);
    await enter(page, page.getByRole('button', { name: 'Pay £80' }));
    await page.waitForURL(/\/c\/pay\//);
    await type(page, page.getByLabel('Card number'), '4242 4242 4242 4242');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await enter(page, page.getByRole('link', { name: 'See my request' }));
  });

  await test.step('the scan has started by itself, and its report is opened', async () => {
    const report = page.getByRole('link', { name: 'Open the Report' });
    await expect(report).toBeVisible({ timeout: 120_000 });
    await enter(page, report);
    await reportOf(page);
    await isNarrow(page);
  });

  const question = page.getByRole('form', { name: /^Is this you\?.*GitHub/, includeHidden: true });
  await test.step('a profile that is likely his, with the reason, counts once he says that it is', async () => {
    const information = page.locator('section[aria-labelledby=information]');
    const fold = information.locator('> details').filter({ has: question }).first();
    await enter(page, fold.locator('> summary'));
    const card = fold.locator('details').filter({ has: question }).first();
    await enter(page, card.locator('> summary'));
    await expect(card).toContainText('Likely yours. Is this you?');
    await expect(card).toContainText(`It shows your address ${email}.`);
    const id = await card.getAttribute('id');
    await enter(page, card.getByRole('button', { name: 'Yes, this is me' }));
    await expect(page.locator(`#${id}`)).toContainText('you said that it is yours');
  });

  await test.step('the report is taken away as a PDF', async () => {
    await enter(page, page.getByRole('link', { name: 'Report', exact: true }));
    await page.waitForURL(/\/report$/);
    await isNarrow(page);
    const download = page.waitForEvent('download');
    await enter(page, page.getByRole('link', { name: 'Download PDF', exact: true }));
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('a second scan is made with what was added since, and compared with the first', async () => {
    await page.goto('/dashboard/identity');
    await type(page, page.getByLabel('A user name of yours'), 'oliver');
    await press(page, 'Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'oliver Declared by you' })).toBeVisible();
    await enter(page, page.getByRole('button', { name: 'Scan again with these' }));
    await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
    await reportOf(page);
    const changes = page.getByRole('region', { name: /^Since / });
    await expect(changes).toContainText('Nothing new and nothing gone.');
    await isNarrow(page);
  });

  await test.step('he is watched each week, and is told of what is new then', async () => {
    await page.goto('/dashboard/watching');
    await tabTo(page, page.getByLabel('How often we scan again'));
    await page.keyboard.type('Every week');
    await enter(page, page.getByRole('button', { name: 'Start watching' }));
    await expect(page.getByText('Watching is on. The next scan is due on')).toBeVisible();
    await isNarrow(page);
    sandbox.world.withheld.clear();
    // An open page would ask the product while it is started again.
    await page.goto('about:blank');
    await moveTime(
      installation,
      `update watches set next_at = now() - interval '1 minute'`,
      'delete from source_answers',
      'delete from source_slots',
      ...nowRun('watching.scan'),
    );
    await expect(async () => {
      expect((await listedMails(url, email)).join()).toMatch(/new (things )?about you/);
    }).toPass({ timeout: 120_000 });
    await page.goto('/dashboard/watching');
    await expect(page.getByText('New', { exact: true }).first()).toBeVisible();
    await enter(page, page.getByRole('link', { name: /Parcel ?Pilot/ }).first());
    await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}#finding-/);
    await isNarrow(page);
  });

  await test.step('the link of the mail ends it', async () => {
    await page.goto(await linkFor(email, 'stop'));
    await enter(page, page.getByRole('button', { name: 'Stop watching' }));
    await expect(page.getByRole('heading', { name: 'Watching is off' })).toBeVisible();
    await isNarrow(page);
  });
});
