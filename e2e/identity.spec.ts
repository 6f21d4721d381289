import { add, cardOf, rowOf } from './identity.fixture.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test('a customer says what to look for, proves a mailbox and a domain, and takes them off again', async ({
  page,
  signedIn,
  installation,
  linkFor,
}) => {
  const { email } = await signedIn(page);
  const second = `second-${email}`;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'What we look for' }).click();
  await expect(rowOf(page, email)).toContainText('Proven');

  await add(page, { card: 'Email addresses', label: 'Another email address', value: second });
  await expect(rowOf(page, second)).toContainText('Waiting for proof');
  await page.goto(await linkFor(second, 'identity'));
  await inspect(page, 'identity-prove');
  await page.getByRole('button', { name: 'Yes, this mailbox is mine' }).click();
  await expect(page).toHaveURL('/dashboard/identity');
  await expect(rowOf(page, second)).toContainText('You confirmed it with a link');

  await add(page, { card: 'Domains', label: 'A domain of yours', value: 'https://www.tanaka.example/about' });
  const domain = rowOf(page, 'tanaka.example');
  await expect(domain).toContainText('Waiting for proof');
  await domain.getByRole('button', { name: 'Check Now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The record was not found.' })).toBeVisible();
  await expect(domain).toContainText('Its record was missing');
  const record = (await domain.locator('code').textContent()) ?? '';
  installation.sandbox.world.published.set('tanaka.example', [record]);
  await domain.getByRole('button', { name: 'Check Now' }).click();
  await expect(domain).toContainText('Its record was first seen');

  await add(page, { card: 'User names', label: 'A user name of yours', value: '@alice_a' });
  await expect(rowOf(page, 'alice_a')).toContainText('Declared by you');
  await add(page, { card: 'Phone numbers', label: 'A phone number', value: '+44 (0)20 7946 0958' });
  await expect(rowOf(page, '+442079460958')).toContainText('You told us');
  await cardOf(page, 'Country').getByLabel('Your country').selectOption('DE');
  await cardOf(page, 'Country').getByRole('button', { name: 'Save Country' }).click();
  await expect(rowOf(page, 'Germany').first()).toBeVisible();
  await inspect(page, 'identity');

  await rowOf(page, second).getByRole('button', { name: 'Remove' }).click();
  await expect(rowOf(page, second)).toHaveCount(0);
  await add(page, { card: 'User names', label: 'A user name of yours', value: 'ALICE_A' });
  await expect(cardOf(page, 'User names').getByText('This user name is already on your list.')).toBeVisible();
});

test('a customer finds a company, and reads the letter to it once a country is known', async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/dashboard/identity/companies');
  await page.getByLabel('Company, service or domain').fill('canva');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('list', { name: 'Companies found' }).getByRole('link', { name: 'Canva' }).first().click();
  await expect(page.getByText('Close your Canva account.')).toBeVisible();
  await page.getByRole('link', { name: 'Say where you live' }).click();
  await cardOf(page, 'Country').getByLabel('Your country').selectOption('US');
  await cardOf(page, 'Country').getByRole('button', { name: 'Save Country' }).click();
  await expect(rowOf(page, 'United States').first()).toBeVisible();
  await page.goto('/dashboard/identity/companies?q=canva&company=controllers.canva');
  await expect(page.getByLabel('Letter to Canva Pty Ltd')).toHaveValue(/California Consumer Privacy Act/);
  await inspect(page, 'identity-companies');
  await page.goto('/dashboard/identity/brokers');
  await page.getByText('What to have ready, and what comes when').click();
  await inspect(page, 'identity-brokers-us');
});
