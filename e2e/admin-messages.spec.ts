import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { dismiss, failure, toast, writeMessages } from './panel.ts';
import { test as base, expect, proves } from './test.ts';
import { interfere } from './watch.ts';

let count = 0;

/** An unread message from the contact form; `otherPage` is an assistant's, who reads it. */
const test = base.extend<{ subject: string }>({
  subject: async ({ otherPage: page, installation, signedIn }, use) => {
    count += 1;
    const subject = `Someone is using photograph ${count}`;
    await writeMessages(installation, [subject]);
    await signedIn(page, { as: 'assistant' });
    await openMessage(page, subject);
    await use(subject);
  },
});

test.use({ installationOf: 'panel' });

async function openMessage(page: Page, subject: string): Promise<void> {
  await page.goto('/admin/messages');
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
}

const status = (page: Page) => page.getByRole('combobox', { name: 'Status' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Internal note' });
const saveNotes = (page: Page) => page.getByRole('button', { name: 'Save Internal Note' }).click();

test('an assistant hears of a message on the open list', {
  ...proves('ADM-005', 'ADM-MSG-001', 'ADM-MSG-004', 'ROLE-009', 'ROLE-011'),
}, async ({ otherPage: page, signedIn, installation }) => {
  await signedIn(page, { as: 'assistant' });
  await page.goto('/admin/messages');
  await expect(page.getByRole('banner')).toContainText('Assistant Access');
  await writeMessages(installation, ['A list that is open']);
  await page.getByRole('link', { name: /A list that is open/ }).click();
  await expect(page.getByRole('heading', { name: 'A list that is open' })).toBeVisible();
  await expect(status(page)).toHaveValue('unread');
  expect(installation.log()).not.toContain('t.okafor');
});

test('an assistant sorts a message', {
  ...proves('ADM-MSG-002', 'CALL-049', 'ERR-049'),
}, async ({ otherPage: page, subject }) => {
  await status(page).selectOption('archived');
  await expect(toast(page, 'Message status updated')).toContainText('Success');
  await openMessage(page, subject);
  await expect(status(page)).toHaveValue('archived');
});

test('notes make a message read', {
  ...proves('ADM-MSG-003', 'ADM-MSG-008', 'CALL-050', 'ERR-050'),
}, async ({ otherPage: page, subject }) => {
  await notes(page).fill('Called back on Monday.');
  await saveNotes(page);
  await expect(toast(page, 'Admin notes saved')).toBeVisible();
  await expect(status(page)).toHaveValue('read');
  await openMessage(page, subject);
  await expect(notes(page)).toHaveValue('Called back on Monday.');
});

test('what cannot be saved is told and logged, and nothing typed is lost', {
  ...proves('ERR-001', 'ERR-002', 'ERR-028', 'ERR-029'),
}, async ({ otherPage: page, subject }) => {
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  await interfere(page, '**/admin/messages/*.data*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'broken' }) : route.continue(),
  );
  await notes(page).fill('Called back on Tuesday.');
  await saveNotes(page);
  await expect(failure(page, 'Failed to save notes')).toContainText('Error');
  await expect(notes(page)).toHaveValue('Called back on Tuesday.');
  await status(page).selectOption('archived');
  await expect(failure(page, 'Failed to update message')).toContainText('Error');
  await expect(status(page)).toHaveValue('unread');
  expect(logged.filter((text) => text.includes('Failed to save notes'))).not.toEqual([]);
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
});

test('notes that a colleague saves meanwhile are shown, and not overwritten unseen', async ({
  otherPage: page,
  subject,
  openPage,
  signedIn,
}) => {
  await notes(page).fill('Called back on Tuesday.');
  const colleague = await openPage();
  await signedIn(colleague, { as: 'owner' });
  await openMessage(colleague, subject);
  await notes(colleague).fill('The owner was faster.');
  await saveNotes(colleague);
  await expect(page.getByText('Someone else has saved another note:')).toBeVisible();
  await expect(page.getByText('The owner was faster.').last()).toBeVisible();
  await expect(notes(page)).toHaveValue('Called back on Tuesday.');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(notes(page)).toHaveValue('The owner was faster.');
});

test('an answer is sent once, by mail, and kept with the message', async ({
  otherPage: page,
  subject,
  installation,
}) => {
  await page.getByRole('textbox', { name: 'Answer by email' }).fill('Dear Tomi,\n\nwe are looking into it.');
  await page.getByRole('button', { name: 'Send Answer' }).dblclick();
  await expect(toast(page, 'Answer sent')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('we are looking into it.');
  await expect(status(page)).toHaveValue('replied');
  const mails = async () => (await (await fetch(`${installation.url}/dev/mail`)).text()).split(`Re: ${subject}`).length;
  await expect.poll(mails).toBe(2);
});

test('what is typed outlives a product that starts anew', async ({ otherPage: page, subject, installation }) => {
  await notes(page).fill(`Half a sentence on ${subject}`);
  await installation.kill();
  // Longer than a page waits before it tries again.
  await page.waitForTimeout(11_000);
  await installation.start();
  await expect(notes(page)).toHaveValue(`Half a sentence on ${subject}`);
  await saveNotes(page);
  await expect(toast(page, 'Admin notes saved')).toBeVisible();
});

test('axe finds nothing serious on messages', async ({ otherPage: page, subject }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await dismiss(page);
  await inspect(page, 'admin-messages');
});
