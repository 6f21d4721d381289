import { add, cardOf, rowOf } from './identity.fixture.ts';
import { inspect } from './inspect.ts';
import { expect, test } from './test.ts';

test('a profile is proved by a token in its text; whoever takes something off by keyboard goes on among what is left', async ({
  page,
  signedIn,
  installation,
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

  await page.goto('/dashboard/requests');
  await page.getByRole('link', { name: 'Browse Services' }).press('Enter');
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('main')).toBeFocused();
});
