import { people } from '#sandbox/people.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'old-links' });

test('a mailed link opens once by a double click, in two tabs, and the back button leads to the result', {
  tag: '@postgres',
}, async ({ page, context, installation, linkFor }) => {
  const grace = people.find(({ name }) => name === 'Grace Kimani');
  if (!grace) throw new Error('Grace is missing');
  installation.sandbox.controls.latency(() => 1_500);
  await page.goto('/');
  await page.getByLabel('Name').fill(grace.name);
  await page.getByLabel('Email').fill(grace.email);
  await page.getByRole('button', { name: 'Start Free Scan' }).first().click();
  const link = await linkFor(grace.email);
  const other = await context.newPage();
  await Promise.all([page.goto(link), other.goto(link)]);
  await Promise.all([
    page.getByRole('button', { name: 'Start my scan' }).dblclick(),
    other.getByRole('button', { name: 'Start my scan' }).click(),
  ]);
  await Promise.all([page.waitForURL(/\/scan\/[0-9a-f-]{36}$/), other.waitForURL(/\/scan\/[0-9a-f-]{36}$/)]);
  expect(other.url()).toBe(page.url());
  const scan = page.url();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Scan in progress|Exposure report/ })).toBeVisible();
  for (const one of [page, other]) {
    await expect(one.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 40_000 });
  }
  const asked = installation.sandbox.requests.filter(({ host }) => host.includes('xposedornot')).length;
  expect(asked, 'no source is asked twice').toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.goForward();
  await page.waitForURL(scan);
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible();
  await other.close();
});
