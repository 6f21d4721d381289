import { inspect } from './inspect.ts';
import { toast } from './panel.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'admin-tools' });
test.setTimeout(120_000);

test('a note on a customer names who saved it, and of two who write at once neither loses a word', async ({
  page,
  otherPage: colleague,
  openPage,
  signedIn,
}) => {
  const customer = await signedIn(await openPage(), { fullName: 'Amelia Hart' });
  await signedIn(page, { as: 'owner' });
  await signedIn(colleague, { as: 'assistant', fullName: 'Ann Marsh' });
  for (const staff of [page, colleague]) {
    await staff.goto(`/admin/users?q=${customer.email}`);
    await staff.getByRole('row').filter({ hasText: customer.email }).getByRole('link').first().click();
  }
  const note = (on: typeof page) => on.getByRole('form', { name: 'Internal note' });
  const field = (on: typeof page) => note(on).getByRole('textbox');
  await field(page).fill('Likes to be called.');
  await field(colleague).fill('Speaks French.');
  await note(colleague).getByRole('button', { name: 'Save Internal Note' }).click();
  await expect(toast(colleague, 'Internal note saved')).toBeVisible();
  await expect(note(page)).toContainText('Someone else has saved another note:');
  await expect(note(page)).toContainText('Speaks French.');
  await expect(field(page)).toHaveValue('Likes to be called.');
  await note(page).getByRole('button', { name: 'Keep mine' }).click();
  await note(page).getByRole('button', { name: 'Save Internal Note' }).click();
  await expect(colleague.getByText('Saved by Olive Owner')).toBeVisible();
  await expect(field(colleague)).toHaveValue('Likes to be called.');
  await inspect(page, 'admin-user');
});
