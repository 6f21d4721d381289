import { notes, openMessage, saveNotes, status, test } from './admin-messages.fixture.ts';
import { toast } from './panel.ts';
import { expect } from './test.ts';

test.use({ installationOf: 'panel' });

test('notes that a colleague saves meanwhile are not overwritten unseen; an answer is sent once, by mail', async ({
  otherPage: page,
  subject,
  openPage,
  signedIn,
  installation,
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
