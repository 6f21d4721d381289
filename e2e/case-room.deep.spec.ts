import type { Locator, Page } from '@playwright/test';
import { conversation, entries, letter, test, write } from './case-room.fixture.ts';
import { expect } from './test.ts';

const turn = (page: Page): Locator => page.getByRole('status', { name: 'Whose turn it is' });

test('messages, files, changes of status and payments stand in one conversation, in order, for both sides', async ({
  page,
  staff,
}) => {
  await write(page, 'When do you begin?');
  await staff.getByRole('button', { name: 'Start Progress' }).click();
  await expect(conversation(staff).getByText('Work has started')).toBeVisible();
  await staff.getByLabel('Add a file').setInputFiles({ ...letter, name: 'Plan.pdf' });
  await staff.getByRole('button', { name: 'Add File' }).click();
  await expect(conversation(staff).getByText('Plan.pdf')).toBeVisible();
  await staff.getByLabel('Record a payment').selectOption('refunded');
  await staff.getByRole('button', { name: 'Record', exact: true }).click();
  const told = ['Service requested', 'When do you begin?', 'Work has started', 'Plan.pdf', 'Payment refunded'];
  for (const side of [page, staff])
    await expect(entries(side)).toHaveText(told.map((text) => new RegExp(text.replace('?', '\\?'))));
});

test('whose turn it is follows what both sides do, in the tabs of both', async ({ page, staff }) => {
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
});

test('messages that are sent in a row are as many', async ({ page, staff }) => {
  const sent = ['One.', 'Two.', 'Three.'];
  for (const text of sent) await write(page, text);
  for (const side of [page, staff])
    await expect(entries(side)).toHaveText([/Service requested/, ...sent.map((text) => new RegExp(text))]);
});

test('what staff do shows in the customer’s other tab too', async ({ page, staff, address }) => {
  const second = await page.context().newPage();
  await second.goto(address);
  await write(staff, 'Hello to both tabs.');
  for (const tab of [page, second]) await expect(conversation(tab).getByText('Hello to both tabs.')).toBeVisible();
  await second.close();
});

test('files that are too large say so at their field, are not sent, and leave what was typed', async ({
  page,
  address: _address,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.getByLabel('Your message').fill('Here is my file.');
  await page.getByLabel('Add a file').setInputFiles({ ...letter, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'x') });
  await expect(page.getByText('At most 10 MB together, please.')).toBeVisible();
  for (const name of ['Add File', 'Send Message']) await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('Here is my file.');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Leave out Letter.pdf' }).click();
  await expect(page.getByText('At most 10 MB together, please.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(conversation(page).getByText('Here is my file.')).toBeVisible();
});

test('files alone are found among everything else', async ({ page, staff }) => {
  await write(page, 'Only words.');
  await page.getByLabel('Add a file').setInputFiles(letter);
  await page.getByRole('button', { name: 'Add File' }).click();
  await expect(conversation(page).getByText('Letter.pdf')).toBeVisible();
  for (const side of [page, staff]) {
    await side.getByRole('link', { name: 'Files (1)' }).click();
    await expect(entries(side)).toHaveCount(1);
    await expect(entries(side)).toContainText('Letter.pdf');
    await side.getByRole('link', { name: 'Everything' }).click();
    await expect(conversation(side).getByText('Only words.')).toBeVisible();
  }
});

test('a file that is handed over alone keeps the message that is being written', async ({
  page,
  address: _address,
}) => {
  await page.getByLabel('Your message').fill('Half a thought');
  await page.getByLabel('Add a file').setInputFiles(letter);
  await page.getByRole('button', { name: 'Add File' }).click();
  await expect(conversation(page).getByText('Letter.pdf')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');
});

test('a chosen file is left out again by keyboard, and the message goes without it', async ({
  page,
  address: _address,
}) => {
  await page.getByLabel('Add a file').setInputFiles(letter);
  await page.getByRole('button', { name: 'Leave out Letter.pdf' }).press('Enter');
  await expect(page.getByRole('list', { name: 'Files to send' })).toHaveCount(0);
  await page.getByLabel('Your message').fill('Without it.');
  await page.getByLabel('Your message').press('Tab');
  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  await expect(conversation(page).getByText('Without it.')).toBeVisible();
  await expect(conversation(page).getByText('Letter.pdf')).toHaveCount(0);
});

test('a file of another kind is refused, and the message stays to be sent', async ({ page, address: _address }) => {
  await page.getByLabel('Your message').fill('Look at this page.');
  await page
    .getByLabel('Add a file')
    .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: letter.buffer });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Files of this kind are not taken.').first()).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Look at this page.');
  await expect(conversation(page).getByText('Look at this page.')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent with its file, and the files are looked at alone', async ({ page, address: _address }) => {
    await page.getByLabel('Your message').fill('From a quiet browser.');
    await page.getByLabel('Add a file').setInputFiles(letter);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(conversation(page).getByText('From a quiet browser.')).toBeVisible();
    await page.getByRole('link', { name: 'Files (1)' }).click();
    await expect(entries(page)).toHaveCount(1);
    await expect(conversation(page).getByRole('link', { name: 'Download Letter.pdf' })).toBeVisible();
  });
});
