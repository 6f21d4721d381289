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
const oliver = { email: people.find(({ name }) => name === 'Oliver Bennett')?.email ?? '', fullName: 'Oliver Bennett' };

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

async function addUserName(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/identity');
  await type(page, page.getByLabel('A user name of yours'), name);
  await press(page, 'Enter');
  await expect(page.getByRole('listitem').filter({ hasText: `${name} Declared by you` })).toBeVisible();
}

const isNarrow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBe(360);

const reportOf = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Exposure report' }).first()).toBeVisible({ timeout: 180_000 });

/** Each test continues where the one before it ended, in a new browser of the same customer. */
test.describe
  .serial('with the keyboard alone, on a narrow screen, a customer', { tag: '@postgres' }, () => {
    let report = '';

    test.beforeEach(async ({ page, signedIn, installation: { sandbox } }) => {
      sandbox.world.withheld.add('ParcelPilot');
      sandbox.world.bios.set('olliebennett', `Beans and shells. Write to ${oliver.email}.`);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signedIn(page, oliver);
    });

    test('orders and pays a report about what they have named, and opens it', async ({ page }) => {
      test.setTimeout(480_000);
      await addUserName(page, 'olliebennett');
      await isNarrow(page);
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
      const link = page.getByRole('link', { name: 'Open the Report' });
      // What a busy machine had no time for is asked again a minute or two later.
      await expect(link).toBeVisible({ timeout: 240_000 });
      await enter(page, link);
      await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}/);
      await reportOf(page);
      await isNarrow(page);
      report = page.url();
    });

    test('answers whether a likely profile is theirs', async ({ page }) => {
      await page.goto(report);
      const question = page.getByRole('form', { name: /^Is this you\?.*GitHub/, includeHidden: true });
      const information = page.locator('section[aria-labelledby=information]');
      const fold = information.locator('> details').filter({ has: question }).first();
      await enter(page, fold.locator('> summary'));
      const card = fold.locator('details').filter({ has: question }).first();
      await enter(page, card.locator('> summary'));
      await expect(card).toContainText('Likely yours. Is this you?');
      await expect(card).toContainText(`It shows your address ${oliver.email}.`);
      const id = await card.getAttribute('id');
      await enter(page, card.getByRole('button', { name: 'Yes, this is me' }));
      await expect(page.locator(`#${id}`)).toContainText('you said that it is yours');
    });

    test('downloads the report as a PDF', async ({ page }) => {
      await page.goto(report);
      await enter(page, page.getByRole('link', { name: 'Report', exact: true }));
      await page.waitForURL(/\/report$/);
      await isNarrow(page);
      const download = page.waitForEvent('download');
      await enter(page, page.getByRole('link', { name: 'Download PDF', exact: true }));
      const file = await readFile(await (await download).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    });

    test('scans again with another user name, and compares the two reports', async ({ page }) => {
      await addUserName(page, 'oliver');
      await enter(page, page.getByRole('button', { name: 'Scan again with these' }));
      await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}$/);
      await reportOf(page);
      const changes = page.getByRole('region', { name: /^Since / });
      await expect(changes).toContainText('Nothing new and nothing gone.');
      await isNarrow(page);
    });

    test('is watched each week, and told of what is new', async ({ page, installation }) => {
      test.setTimeout(240_000);
      await page.goto('/dashboard/watching');
      await tabTo(page, page.getByLabel('How often we scan again'));
      await page.keyboard.type('Every week');
      await enter(page, page.getByRole('button', { name: 'Start watching' }));
      await expect(page.getByText('Watching is on. The next scan is due on')).toBeVisible();
      await isNarrow(page);
      installation.sandbox.world.withheld.clear();
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
        expect((await listedMails(installation.url, oliver.email)).join()).toMatch(/new (things )?about you/);
      }).toPass({ timeout: 120_000 });
      await page.goto('/dashboard/watching');
      // On a busy machine a question of the first scan is asked again late, after the source has got its entry.
      await expect(page.getByText(/^(New|Back again)$/).first()).toBeVisible();
      await enter(page, page.getByRole('link', { name: /Parcel ?Pilot/ }).first());
      await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}#finding-/);
      await isNarrow(page);
    });

    test('ends the watching by the link of a mail', async ({ page, linkFor }) => {
      await page.goto(await linkFor(oliver.email, 'stop'));
      await enter(page, page.getByRole('button', { name: 'Stop watching' }));
      await expect(page.getByRole('heading', { name: 'Watching is off' })).toBeVisible();
      await isNarrow(page);
    });
  });
