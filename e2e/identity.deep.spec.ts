import { add, cardOf, rowOf } from './identity.fixture.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

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
