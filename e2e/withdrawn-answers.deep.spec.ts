import type { Page } from '@playwright/test';
import type { Installation } from './installation.ts';
import { listedMails } from './mail.ts';
import { moveTime } from './move-time.ts';
import { reportHeading } from './own-report.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'withdrawn-answers', payments: true });

const TITLE = 'The Wayback Machine has copies of pages of your domain';
const SUBJECT = 'We have to correct your scan';

const scoreOf = (page: Page) => page.getByRole('img', { name: /^Risk score/ }).first();
/** Least that the score may be. */
async function leastScore(page: Page): Promise<number> {
  const label = (await scoreOf(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(label)?.[0]);
}

/** Has the page's customer prove that a domain is theirs, by a record that its name server then has. */
async function proveDomain(page: Page, { sandbox }: Installation, domain: string): Promise<void> {
  await page.goto('/dashboard/identity');
  await page.getByLabel('A domain of yours').fill(domain);
  await page
    .locator('[data-part="card"]')
    .filter({ has: page.getByRole('heading', { name: /^Domains/ }) })
    .getByRole('button', { name: /^Add/ })
    .click();
  const row = page.getByRole('listitem').filter({ hasText: domain });
  sandbox.world.published.set(domain, [(await row.locator('code').textContent()) ?? '']);
  await row.getByRole('button', { name: 'Check Now' }).click();
  await expect(row).toContainText('Its record was first seen');
}

/** Buys a report, which asks about everything that is proven. @returns its address */
async function buyReport(page: Page): Promise<string> {
  await page.goto('/services/order/detailed-exposure-report');
  await page.getByRole('form', { name: 'Service request' }).locator('[type=submit]').click();
  await page.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Pay £80' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Card number').press('Enter');
  await page.getByRole('link', { name: 'See my request' }).click();
  await page.getByRole('link', { name: 'Open the Report' }).click({ timeout: 120_000 });
  await page.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}/);
  await expect(reportHeading(page)).toBeVisible({ timeout: 60_000 });
  return page.url();
}

/** Each test continues where the one before it ended. */
test.describe
  .serial('a source', () => {
    const owner = { email: 'owner.of.fenwick@example.com' };
    let report = '';
    let before = 0;

    test('counts in a report while it is honest', async ({ page, signedIn, installation }) => {
      await signedIn(page, owner);
      await proveDomain(page, installation, 'fenwick.example');
      report = await buyReport(page);
      await expect(page.getByText(TITLE).first()).toBeVisible();
      before = await leastScore(page);
      expect(before).toBeGreaterThan(0);
    });

    test('is left out of the next scan once it finds what cannot exist', async ({ page, signedIn, installation }) => {
      // A quarter of an hour later, so that it is asked for somebody who cannot exist again.
      await moveTime(
        installation,
        `update source_health set impossible_proved_at = impossible_proved_at - interval '1 hour',
        impossible_asked_at = impossible_asked_at - interval '1 hour' where source_id = 'wayback'`,
      );
      installation.sandbox.controls.mood('wayback', 'lying');
      await signedIn(page);
      await proveDomain(page, installation, 'tanaka.example');
      await buyReport(page);
      await expect(page.getByText(TITLE)).toHaveCount(0);
    });

    test('has its answer withdrawn from an earlier report, whose owner is told once', async ({
      page,
      signedIn,
      installation: { url },
    }) => {
      const corrections = async () => (await listedMails(url, owner.email)).filter((mail) => mail.includes(SUBJECT));
      await expect.poll(async () => (await corrections()).length).toBe(1);
      await signedIn(page, owner);
      await page.goto(report);
      await expect(reportHeading(page)).toBeVisible();
      await expect(page.getByText(TITLE)).toHaveCount(0);
      expect(await leastScore(page)).toBeLessThan(before);
      await expect(page.getByText('Not checked: its answer was withdrawn').first()).toBeAttached();
      expect(await corrections()).toHaveLength(1);
    });

    test('is shown as not asked in the list of sources', async ({ page }) => {
      await page.goto('/sources?q=Wayback');
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Wayback Machine' }) });
      await expect(row).toContainText('Not asked');
      await expect(row).toContainText('It gave wrong answers in our tests. It is tested again every night.');
    });
  });
