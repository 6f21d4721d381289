import type { Page } from '@playwright/test';
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

test('a source that starts to lie is out with the next scan, and what it had said is taken back from an earlier report and its owner told', async ({
  page,
  otherPage,
  signedIn,
  installation,
}) => {
  test.setTimeout(240_000);
  const { sandbox, url } = installation;
  const proveDomain = async (of: Page, domain: string) => {
    await of.goto('/dashboard/identity');
    await of.getByLabel('A domain of yours').fill(domain);
    await of
      .locator('[data-part="card"]')
      .filter({ has: of.getByRole('heading', { name: /^Domains/ }) })
      .getByRole('button', { name: /^Add/ })
      .click();
    const row = of.getByRole('listitem').filter({ hasText: domain });
    sandbox.world.published.set(domain, [(await row.locator('code').textContent()) ?? '']);
    await row.getByRole('button', { name: 'Check Now' }).click();
    await expect(row).toContainText('Its record was first seen');
  };
  // A report asks about everything that is proven.
  const scan = async (of: Page) => {
    await of.goto('/services/order/detailed-exposure-report');
    await of.getByRole('form', { name: 'Service request' }).locator('[type=submit]').click();
    await of.waitForURL(/\/dashboard\/requests\/[0-9a-f-]{36}$/);
    await of.getByRole('button', { name: 'Pay £80' }).click();
    await of.getByLabel('Card number').fill('4242 4242 4242 4242');
    await of.getByLabel('Card number').press('Enter');
    await of.getByRole('link', { name: 'See my request' }).click();
    await of.getByRole('link', { name: 'Open the Report' }).click({ timeout: 120_000 });
    await of.waitForURL(/\/dashboard\/scans\/[0-9a-f-]{36}/);
    await expect(reportHeading(of)).toBeVisible({ timeout: 60_000 });
    return of.url();
  };

  // An honest source: the finding counts.
  const { email } = await signedIn(page);
  await proveDomain(page, 'fenwick.example');
  const report = await scan(page);
  await expect(page.getByText(TITLE).first()).toBeVisible();
  const before = await leastScore(page);
  expect(before).toBeGreaterThan(0);

  // An open page would ask the product while it is started again.
  await page.goto('about:blank');
  // A quarter of an hour later it finds what cannot exist, and somebody else's scan asks it.
  await moveTime(
    installation,
    `update source_health set impossible_proved_at = impossible_proved_at - interval '1 hour',
      impossible_asked_at = impossible_asked_at - interval '1 hour' where source_id = 'wayback'`,
  );
  sandbox.controls.mood('wayback', 'lying');
  await signedIn(otherPage);
  await proveDomain(otherPage, 'tanaka.example');
  await scan(otherPage);
  await expect(otherPage.getByText(TITLE)).toHaveCount(0);

  // The earlier report no longer says it, its score has moved, and one mail says so.
  await expect
    .poll(async () => (await listedMails(url, email)).filter((mail) => mail.includes(SUBJECT)).length)
    .toBe(1);
  await page.goto(report);
  await expect(reportHeading(page)).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  expect(await leastScore(page)).toBeLessThan(before);
  await expect(page.getByText('Not checked: its answer was withdrawn').first()).toBeAttached();

  await page.goto('/sources?q=Wayback');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Wayback Machine' }) });
  await expect(row).toContainText('Not asked');
  await expect(row).toContainText('It gave wrong answers in our tests. It is tested again every night.');
  const mails = (await listedMails(url, email)).filter((mail) => mail.includes(SUBJECT));
  expect(mails).toHaveLength(1);
});
