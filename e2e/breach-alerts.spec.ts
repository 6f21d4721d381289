import { people } from '#sandbox/people.ts';
import { asSystem, nowRun } from './as-system.ts';
import { inspect } from './inspect.ts';
import { listedMails } from './mail.ts';
import { expect, test } from './test.ts';
import { zoneOfNoon } from './zone-of-noon.ts';

test.use({ timezoneId: zoneOfNoon(), installationOf: 'breach alerts' });

// Before the tests, which would start a product.
test.beforeEach(({ database }) => test.skip(database !== 'postgres', 'time is moved from outside'));

test('a customer switches breach alerts on, and is told of a breach that is published later', {
  tag: '@postgres',
}, async ({ page, signedIn, installation, linkFor, otherPage }) => {
  test.setTimeout(240_000);
  const { databaseUrl, sandbox, url } = installation;
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  const until = (query: string) =>
    expect(async () => expect(await asSystem(databaseUrl, query)).not.toEqual([])).toPass({ timeout: 90_000 });
  sandbox.world.withheld.add('ParcelPilot');
  await asSystem(databaseUrl, 'delete from breach_catalogues', ...nowRun('source.catalogues'));
  await until(`select from breach_catalogues where state = 'read' having count(*) = 2`);
  await signedIn(otherPage, { as: 'admin' });
  await otherPage.goto('/admin/analytics/sources');
  const catalogues = otherPage.getByRole('table', { name: 'Catalogues of breaches' });
  await expect(catalogues.getByText('Last read')).toHaveCount(2);
  await inspect(otherPage, 'admin-sources');

  const { email } = await signedIn(page, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });
  await page.goto('/settings');
  await inspect(page, 'settings-breach-alerts');
  await page.getByRole('button', { name: 'Switch on breach alerts' }).click();
  await expect(page.getByRole('button', { name: 'Switch off breach alerts' })).toBeVisible();
  await page.goto('/dashboard/watching');
  await expect(page.getByText('Watching is on, for new breaches only.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible();

  sandbox.world.withheld.clear();
  sandbox.requests.length = 0;
  const aDayLater = [
    `update breach_catalogues set tried_at = now() - interval '25 hours'`,
    `update watches set mailed_at = null`,
    ...nowRun('source.catalogues'),
  ];
  await asSystem(databaseUrl, ...aDayLater);
  await until(`select from listed_breaches where name = 'ParcelPilot' and is_news`);
  await asSystem(databaseUrl, ...nowRun('watching.match'));
  await expect(page.getByText('New breach', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(async () => expect((await listedMails(url, email))[0]).toContain('newly published breach')).toPass();
  await inspect(page, 'watching-new-breach');
  const asked = sandbox.requests.filter(({ addresses }) => addresses.includes(email)).map(({ host }) => host);
  expect(new Set(asked)).toEqual(new Set(['api.xposedornot.com']));

  await page
    .getByRole('link', { name: /Parcel Pilot/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/scans\/[0-9a-f-]{36}#finding-/);
  await inspect(page, 'report-new-breach', page.locator(new URL(page.url()).hash));
  await otherPage.context().clearCookies();
  await otherPage.goto(await linkFor(email, 'stop'));
  await otherPage.getByRole('button', { name: 'Stop watching' }).click();
  await expect(otherPage.getByRole('heading', { name: 'Watching is off' })).toBeVisible();
});
