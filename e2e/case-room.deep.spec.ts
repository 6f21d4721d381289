import type { Locator, Page } from '@playwright/test';
import { conversation, entries, letter, test, write } from './case-room.fixture.ts';
import { expect, proves } from './test.ts';
import { postsOf } from './watch.ts';

const turn = (page: Page): Locator => page.getByRole('status', { name: 'Whose turn it is' });

test('messages, files, changes of status and payments stand in one conversation, in order, for both sides and in every tab', async ({
  page,
  staff,
  address,
}) => {
  const second = await page.context().newPage();
  await second.goto(address);
  const sent = ['One.', 'Two.', 'Three.'];
  for (const text of sent) await write(page, text);
  await staff.getByRole('button', { name: 'Start Progress' }).click();
  await expect(conversation(staff).getByText('Work has started')).toBeVisible();
  await staff.getByLabel('Add a file').setInputFiles({ ...letter, name: 'Plan.pdf' });
  await staff.getByRole('button', { name: 'Add File' }).click();
  await expect(conversation(staff).getByText('Plan.pdf')).toBeVisible();
  await staff.getByLabel('Record a payment').selectOption('refunded');
  await staff.getByRole('button', { name: 'Record', exact: true }).click();
  const told = ['Service requested', ...sent, 'Work has started', 'Plan.pdf', 'Payment refunded'];
  for (const side of [page, second, staff])
    await expect(entries(side)).toHaveText(told.map((text) => new RegExp(text)));
  await second.close();
  for (const side of [page, staff]) {
    await side.getByRole('link', { name: 'Files (1)' }).click();
    await expect(entries(side)).toHaveCount(1);
    await expect(entries(side)).toContainText('Plan.pdf');
    await side.getByRole('link', { name: 'Everything' }).click();
    await expect(conversation(side).getByText('One.')).toBeVisible();
  }
});

test('whose turn it is follows what both sides do, on the open pages of both', {
  ...proves('ADM-ORD-010'),
}, async ({ page, staff }) => {
  await expect(turn(page)).toContainText('It is our turn');
  await expect(turn(staff)).toContainText('Write to the customer about payment');
  await write(staff, 'You can pay by bank transfer.');
  await expect(turn(staff)).toContainText('It is our turn');
  // Whoever looks at the page has read it.
  await expect(entries(staff).filter({ hasText: 'bank transfer' })).toContainText('Read');
  await write(page, 'It is on its way.');
  await expect(turn(page)).toContainText('We will read what you wrote, and answer here.');
  await expect(turn(staff)).toContainText('The customer wrote last. Answer them.');
  await write(staff, 'Thank you.');
  await expect(turn(page)).not.toContainText('We will read what you wrote');
  await write(page, 'You are welcome.');
  await expect(turn(staff)).toContainText('The customer wrote last.');
  await turn(staff).getByRole('button', { name: 'No answer needed' }).click();
  for (const side of [page, staff]) {
    await expect(turn(side)).not.toContainText('We will read what you wrote');
    await expect(turn(side)).not.toContainText('The customer wrote last.');
  }
  // Where the button was: whoever works by keyboard goes on there.
  await expect(turn(staff)).toBeFocused();
  await staff.getByRole('button', { name: 'Start Progress' }).click();
  await staff.getByRole('button', { name: 'Mark Complete' }).click();
  for (const side of [page, staff]) await expect(turn(side)).toContainText('There is nothing left to do.');
  await expect(page.getByText('This request is completed.')).toBeVisible();
});

test('files that cannot be taken say so at their field and leave what was typed; one is left out by keyboard, one is handed over alone', async ({
  page,
  address: _address,
}) => {
  const sent = postsOf(page);
  const message = page.getByLabel('Your message');
  const chooser = page.getByLabel('Add a file');
  const send = page.getByRole('button', { name: 'Send Message' });
  const addFile = page.getByRole('button', { name: 'Add File', exact: true });
  await message.fill('Here is my file.');
  await chooser.setInputFiles({ ...letter, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'x') });
  await expect(page.getByText('At most 10 MB together, please.')).toBeVisible();
  for (const button of [addFile, send]) await button.click();
  await expect(message).toHaveValue('Here is my file.');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Leave out Letter.pdf' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Files to send' })).toHaveCount(0);
  await expect(page.getByText('At most 10 MB together, please.')).toHaveCount(0);
  await message.press('Tab');
  await send.press('Enter');
  await expect(conversation(page).getByText('Here is my file.')).toBeVisible();
  await expect(conversation(page).getByText('Letter.pdf')).toHaveCount(0);

  await message.fill('Look at this page.');
  await chooser.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: letter.buffer });
  await send.click();
  await expect(page.getByText('Files of this kind are not taken.').first()).toBeVisible();
  await expect(message).toHaveValue('Look at this page.');
  await expect(conversation(page).getByText('Look at this page.')).toHaveCount(0);

  await page.getByRole('button', { name: 'Leave out page.html' }).click();
  await chooser.setInputFiles(letter);
  await addFile.click();
  await expect(conversation(page).getByText('Letter.pdf')).toBeVisible();
  await expect(message).toHaveValue('Look at this page.');
});
