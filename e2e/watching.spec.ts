import { people } from '#sandbox/people.ts';
import { inspect } from './inspect.ts';
import { listedMails } from './mail.ts';
import { expect, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ timezoneId: zoneOfNoon(), installationOf: 'watching' });

/** Its mail is written once its last answer is in: what a busy machine was too late for is asked once more, minutes later. */
const LAST_ANSWER_MS = 200_000;

test('a customer is watched, is mailed what is new, and stops it by the mail’s link without signing in', async ({
  page,
  otherPage,
  signedIn,
  installation,
  linkFor,
}) => {
  test.setTimeout(300_000);
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  const { email } = await signedIn(page, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });
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
