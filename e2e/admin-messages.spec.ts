import { notes, openMessage, saveNotes, status, test } from './admin-messages.fixture.ts';
import { inspect } from './inspect.ts';
import { dismiss, failure, toast, writeMessages } from './panel.ts';
import { expect, proves } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'panel' });

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

test('an assistant takes notes, which make a message read, and sorts it; what cannot be saved is told and logged, and nothing typed is lost', {
  ...proves(
    'ADM-MSG-002',
    'ADM-MSG-003',
    'ADM-MSG-008',
    'CALL-049',
    'CALL-050',
    'ERR-001',
    'ERR-002',
    'ERR-028',
    'ERR-029',
    'ERR-049',
    'ERR-050',
  ),
}, async ({ otherPage: page, subject }) => {
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  const mend = await interfere(page, '**/admin/messages/*.data*', (route) =>
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

  mend();
  await dismiss(page);
  await saveNotes(page);
  await expect(toast(page, 'Admin notes saved')).toBeVisible();
  await expect(status(page)).toHaveValue('read');
  await status(page).selectOption('archived');
  await expect(toast(page, 'Message status updated')).toContainText('Success');
  await openMessage(page, subject);
  await expect(status(page)).toHaveValue('archived');
  await expect(notes(page)).toHaveValue('Called back on Tuesday.');
  await dismiss(page);
  await inspect(page, 'admin-messages');
});
