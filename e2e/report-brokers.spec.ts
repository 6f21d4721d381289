import { people } from '#sandbox/people.ts';
import { asSystem } from './as-system.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'report brokers' });

test('a paid report names who is likely to hold its person, on screen and on paper, and never as a finding', {
  tag: '@postgres',
}, async ({ page, signedIn, installation, database }) => {
  test.skip(database !== 'postgres', 'the report is made one of a paid service from outside');
  test.setTimeout(180_000);
  const oliver = people.find(({ name }) => name === 'Oliver Bennett');
  const { id } = await signedIn(page, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });
  await page.goto('/dashboard/watching');
  await page.getByRole('button', { name: 'Start watching' }).click();
  await expect(page.getByText('New', { exact: true }).first()).toBeVisible({ timeout: 90_000 });
  await asSystem(
    installation.databaseUrl,
    `update user_scans set service_id = 'detailed-exposure-report' where user_id = '${id}'`,
  );
  await page.goto('/dashboard/identity#country');
  await page.getByLabel('Your country').selectOption('UK');
  await page.getByRole('button', { name: 'Save Country' }).click();
  await expect(page.getByRole('button', { name: 'Save Country' })).toBeEnabled();

  const [scan] = (await asSystem(installation.databaseUrl, `select id from user_scans where user_id = '${id}'`)) as {
    id: string;
  }[];
  await page.goto(`/dashboard/scans/${scan?.id}`);
  const heading = page.getByRole('heading', { name: /Brokers likely to have your data/ });
  await expect(heading).toBeVisible();
  await expect(page.getByText('none of them is a finding', { exact: false })).toBeVisible();
  await page.getByText(/^Credit reference/).click();
  await expect(page.getByText('Likely to have your data. It holds nearly every adult').first()).toBeVisible();
  await inspect(page, 'report-brokers');
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Brokers likely to have your data' })).toBeVisible();
  await inspect(page, 'report-brokers-paper');
});
