import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

const cardOf = (page: Page, name: string) =>
  page.locator('[data-part="card"]').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });

const rowOf = (page: Page, value: string) => page.getByRole('listitem').filter({ hasText: value });

const add = async (page: Page, { card, label, value }: Record<'card' | 'label' | 'value', string>) => {
  await cardOf(page, card).getByLabel(label).fill(value);
  await cardOf(page, card).getByRole('button', { name: /^Add/ }).click();
};

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

test('a customer proves a profile under a user name by a token in its text', async ({
  page,
  signedIn,
  installation,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/identity');
  await add(page, { card: 'User names', label: 'A user name of yours', value: 'ameliahartdemo' });
  const row = rowOf(page, 'ameliahartdemo');
  await row.getByText('Prove that a profile is yours').click();
  await row.getByLabel('Site of the profile').selectOption('GitHub accounts');
  await row.getByRole('button', { name: 'Check Now' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The token was not found' })).toBeVisible();
  installation.sandbox.world.bios.set('ameliahartdemo', `Bird watcher. ${await row.locator('code').textContent()}`);
  await row.getByRole('button', { name: 'Check Now' }).click();
  await expect(row).toContainText('You proved that the profile at GitHub accounts is yours');
  await inspect(page, 'identity-profile', row);
});

test('whoever takes something off by keyboard goes on among what is left, and on another page with its content', async ({
  page,
  signedIn,
}) => {
  await signedIn(page);
  await page.goto('/dashboard/identity');
  for (const value of ['alice_one', 'alice_two']) {
    await add(page, { card: 'User names', label: 'A user name of yours', value });
    await expect(rowOf(page, value)).toBeVisible();
  }
  await rowOf(page, 'alice_one')
    .getByRole('button', { name: /^Remove/ })
    .press('Enter');
  await expect(rowOf(page, 'alice_one')).toHaveCount(0);
  await expect(cardOf(page, 'User names')).toBeFocused();
  await page.goto('/dashboard/requests');
  await page.getByRole('link', { name: 'Browse Services' }).press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the link for a mailbox works only in the account that asked for it', async ({
  page,
  otherPage,
  signedIn,
  linkFor,
}) => {
  await signedIn(page);
  const victim = await signedIn(otherPage, { fullName: 'Vera Victim' });
  await page.goto('/dashboard/identity');
  await add(page, { card: 'Email addresses', label: 'Another email address', value: victim.email });
  const link = await linkFor(victim.email, 'identity');
  await otherPage.goto(link);
  await otherPage.getByRole('button', { name: 'Yes, this mailbox is mine' }).click();
  await expect(otherPage.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await page.reload();
  await expect(rowOf(page, victim.email)).toContainText('Waiting for proof');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer adds and removes what to look for', async ({ page, signedIn }) => {
    await signedIn(page);
    await page.goto('/dashboard/identity');
    await add(page, { card: 'User names', label: 'A user name of yours', value: 'not a user name' });
    await expect(cardOf(page, 'User names').getByLabel('A user name of yours')).toHaveValue('not a user name');
    await expect(cardOf(page, 'User names').getByText('Enter a user name as a profile shows it')).toBeVisible();
    await add(page, { card: 'User names', label: 'A user name of yours', value: 'alice_a' });
    await expect(rowOf(page, 'alice_a')).toContainText('Declared by you');
    await rowOf(page, 'alice_a').getByRole('button', { name: 'Remove' }).click();
    await expect(rowOf(page, 'alice_a')).toHaveCount(0);
  });
});
