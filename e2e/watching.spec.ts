import type { Person } from '#sandbox/people/person.ts';
import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { listedMails } from './mail.ts';
import { withReport } from './own-report.ts';
import { expect, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ timezoneId: zoneOfNoon(), installationOf: 'watching' });

/** Its mail is written once its last answer is in: what a busy machine was too late for is asked once more, minutes later. */
const LAST_ANSWER_MS = 200_000;

const called = (name: string): Person => {
  const found = people.find((person) => person.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

test('a customer is watched, is mailed what is new, and stops it by the mail’s link without signing in', async ({
  page,
  otherPage,
  signedIn,
  installation,
  linkFor,
}) => {
  test.setTimeout(300_000);
  const oliver = called('Oliver Bennett');
  const { email } = await signedIn(page, { email: oliver.email, fullName: oliver.name });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Watching', exact: true }).click();
  await expect(page.getByText('Watching is off.')).toBeVisible();
  await page.getByRole('button', { name: 'Start watching' }).click();
  await expect(page.getByText(/^Watching is on\. (?!You can)/)).toBeVisible();
  await expect(page.getByRole('listitem').getByText(email)).toBeVisible();

  await expect(page.getByText('New', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('The next scan is due')).toBeVisible({ timeout: LAST_ANSWER_MS });
  const stop = await linkFor(email, 'stop');
  expect((await listedMails(installation.url, email)).join()).toMatch(/new (things )?about you/);
  await inspect(page, 'watching');

  await otherPage.goto(stop);
  await inspect(otherPage, 'watching-stop');
  await otherPage.getByRole('button', { name: 'Stop watching' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Watching is off' })).toBeVisible();
  await expect(page.getByText('Watching is off.')).toBeVisible();

  await test.step('a mail program stops it in one click', async () => {
    await page.getByRole('button', { name: 'Start watching' }).click();
    await expect(page.getByText('The next scan is due')).toBeVisible();
    const answer = await fetch(stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'manual',
    });
    expect(answer.status).toBe(200);
    await expect(page.getByText('Watching is off.')).toBeVisible();
  });
});

test('a customer chooses to be scanned each week, and then each month, counted from the day it was switched on', async ({
  page,
  signedIn,
  installation,
}) => {
  // Whoever has a report is not scanned at once: further scans like that one would leave its vendors no turn for minutes.
  await withReport(page, { installation, signedIn, person: called('Priya Nair') });
  await page.goto('/dashboard/watching');
  const pace = page.getByLabel('How often we scan again');
  const next = page.getByRole('status').locator('time');
  const daysAhead = async () => {
    const due = new Date((await next.getAttribute('datetime')) ?? '');
    return Math.round((due.getTime() - Date.now()) / 86_400_000);
  };
  await pace.selectOption('Every week');
  await page.getByRole('button', { name: 'Start watching' }).click();
  await expect(page.getByText('The next scan is due')).toBeVisible();
  await expect(pace).toHaveValue('weekly');
  await expect.poll(daysAhead).toBe(7);
  await pace.selectOption('Every month');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(daysAhead).toBeGreaterThanOrEqual(28);
  expect(await daysAhead()).toBeLessThanOrEqual(31);
  await page.reload();
  await expect(pace).toHaveValue('monthly');
  await pace.selectOption('Every week');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(daysAhead).toBe(7);
});
