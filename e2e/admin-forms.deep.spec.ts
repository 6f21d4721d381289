import { cutSending, dismiss, failure, toast, writeMessages } from './panel.ts';
import { expect, test } from './test.ts';
import { holdBack } from './watch.ts';

test.use({ installationOf: 'panel' });

test('what is typed before the scripts run is kept, and the form hears of it', async ({ page, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/content');
  const entry = page.getByRole('listitem').filter({ hasText: 'homepage_hero' });
  const address = await entry.getByRole('link', { name: 'Edit Content' }).getAttribute('href');
  const scripts = await holdBack(page, '**/assets/*.js');
  await page.evaluate((to) => location.assign(to), `${address}`);
  const form = page.getByRole('dialog', { name: 'Edit Content' });
  const description = form.getByRole('textbox', { name: 'Meta Description' });
  const before = await description.inputValue();
  expect(before).not.toBe('');
  await description.press('Control+End');
  await description.pressSequentially(' Typed early.');
  await form.getByRole('textbox', { name: 'Content (JSON)' }).fill('{"heading": }');
  await expect(form.getByText('Checked as you type.')).toBeVisible();
  await scripts.release();
  await expect(form.getByText('Line 1, column 13')).toBeVisible();
  await expect(description).toHaveValue(`${before} Typed early.`);
});

test('a toast is one key away from its form, stands in the question that is open, and lies over the menu', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/content');
  await dismiss(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'homepage_hero' })
    .getByRole('link', { name: 'Edit Content' })
    .click();
  const form = page.getByRole('dialog', { name: 'Edit Content' });
  await form.getByRole('textbox', { name: 'Content (JSON)' }).fill('{"heading": }');
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(failure(form, 'Invalid JSON in content field')).toBeVisible();
  await form.getByRole('link', { name: 'Cancel' }).focus();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form.getByRole('link', { name: 'Cancel' })).toBeFocused();

  await page.goto('/admin/services?delete=expert-consultancy');
  const question = page.getByRole('alertdialog');
  const mend = await cutSending(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(failure(question, 'Failed to delete service')).toBeVisible();
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toHaveCount(0);
  await expect(failure(page, 'Failed to delete service')).toBeVisible();
  mend();

  await page.setViewportSize({ width: 360, height: 800 });
  await dismiss(page);
  await page.getByRole('link', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Admin tabs' });
  await page.route('**/sign-out.data*', (route) => route.abort());
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(failure(menu, '')).toBeVisible();
  await menu.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a draft waits for its author while others are read, in a reload too, and is gone once it is sent or they sign out', async ({
  page,
  signedIn,
  installation,
}) => {
  await writeMessages(installation, ['About the first thing', 'About the second thing']);
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/messages');
  const open = (title: string) => page.getByRole('link', { name: new RegExp(title) }).click();
  const answer = page.getByRole('textbox', { name: 'Answer by email' });
  const notes = page.getByRole('textbox', { name: 'Internal note' });
  await open('the first thing');
  await answer.fill('Dear Tomi, half an ans');
  await notes.fill('Ask Ann.');
  await open('the second thing');
  await expect(page.getByRole('heading', { name: 'About the second thing' })).toBeVisible();
  await expect(answer).toHaveValue('');
  await expect(notes).toHaveValue('');
  await open('the first thing');
  await expect(answer).toHaveValue('Dear Tomi, half an ans');
  await page.reload();
  await expect(answer).toHaveValue('Dear Tomi, half an ans');
  await expect(notes).toHaveValue('Ask Ann.');
  await page.getByRole('button', { name: 'Send Answer' }).click();
  await expect(toast(page, 'Answer sent')).toBeVisible();
  await expect(answer).toHaveValue('');
  await page.reload();
  await expect(notes).toHaveValue('Ask Ann.');
  await expect(answer).toHaveValue('');

  const kept = () => page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes('Ask Ann.')));
  expect(await kept()).toHaveLength(1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(kept).toEqual([]);
});
