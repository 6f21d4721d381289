import { inspect } from './inspect.ts';
import { dismiss, sheet, toast, writeMessages } from './panel.ts';
import { placeOrder } from './prepare.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'panel' });

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
  await inspect(page, 'admin-user', note(page));
});

test('a saved reply is kept, found and inserted by keyboard, with what is known in place of its placeholders, and the rest to be typed over', async ({
  page,
  openPage,
  signedIn,
  installation,
}) => {
  const customerPage = await openPage();
  await signedIn(customerPage, { fullName: 'Amelia Hart' });
  await placeOrder(customerPage, installation, 'detailed-exposure-report');
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: 'Saved Replies' }).click();
  await page.getByRole('link', { name: 'Add Reply' }).click();
  const form = sheet(page, 'Add Reply');
  await form.getByRole('textbox', { name: 'Title' }).fill('Report is on its way');
  await form.getByRole('textbox', { name: 'Text' }).fill('Dear {fist name},');
  await form.getByRole('button', { name: 'Save Reply' }).click();
  await expect(form).toContainText('There is no placeholder {fist name}.');
  await form.getByRole('textbox', { name: 'Text' }).fill('Dear {first name}, your {service} is on its way.');
  await form.getByRole('button', { name: 'Save Reply' }).click();
  await expect(toast(page, 'Reply saved')).toBeVisible();
  await dismiss(page);
  await inspect(page, 'admin-replies');

  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'Detailed Exposure Report' }).first().click();
  const message = page.getByRole('form', { name: 'Message' });
  await message.getByRole('textbox').fill('Hello! ');
  await message.getByRole('button', { name: 'Insert Saved Reply' }).press('Enter');
  const finder = page.getByRole('dialog', { name: 'Saved replies' });
  await expect(finder.getByRole('combobox')).toBeFocused();
  await expect(finder.getByRole('option')).toHaveText(/Report is on its way/);
  await inspect(page, 'admin-reply-picker', finder);
  await page.keyboard.type('nothing like it');
  await expect(finder.getByText('No saved reply matches.')).toBeVisible();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('on its');
  await page.keyboard.press('Enter');
  await expect(message.getByRole('textbox')).toHaveValue(
    'Hello! Dear Amelia, your Detailed Exposure Report is on its way.',
  );
  await expect(message.getByRole('textbox')).toBeFocused();

  await writeMessages(installation, ['A question']);
  await page.goto('/admin/messages/replies/new');
  const second = sheet(page, 'Add Reply');
  await second.getByRole('textbox', { name: 'Title' }).fill('About an order');
  await second.getByRole('textbox', { name: 'Text' }).fill('Dear {first name}, about {order number}.');
  await second.getByRole('button', { name: 'Save Reply' }).click();
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: /A question/ }).click();
  const answer = page.getByRole('form', { name: 'Answer by email' });
  await answer.getByRole('button', { name: 'Insert Saved Reply' }).click();
  await page.getByRole('option', { name: /About an order/ }).click();
  await expect(answer.getByRole('status')).toContainText('Not known here: {order number}.');
  await expect(answer.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('your last order');
  await expect(answer.getByRole('textbox')).toHaveValue('Dear Tomi, about your last order.');
});
