import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { isSaid, sheet, toast } from './panel.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'panel' });

const json = (page: Page) => page.getByRole('textbox', { name: 'Content (JSON)' });
const contentOf = async (page: Page) => JSON.parse(await json(page).inputValue());

async function openEntry(page: Page, key: string) {
  await page.goto('/admin/content');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: key })
    .getByRole('link', { name: 'Edit Content' })
    .click();
  return sheet(page, 'Edit Content');
}

test('fields and JSON are two ways to write one content, and sections are added, moved and removed by keyboard', async ({
  page,
  otherPage: visitor,
  signedIn,
}) => {
  await signedIn(page, { as: 'owner' });
  const form = await openEntry(page, 'homepage_trust');
  await json(page).fill('{ "heading": "Ask anything", "note": 1 }');
  const heading = form.getByRole('textbox', { name: 'Heading' });
  await expect(heading).toHaveValue('Ask anything');
  await expect(form.getByText('Without a description the page shows its built-in one.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('A person answers.');
  expect(await contentOf(page)).toEqual({ heading: 'Ask anything', note: 1, description: 'A person answers.' });
  await json(page).fill('{ "heading": 7 }');
  await expect(form.getByText('cannot be shown as fields: “heading” is not text')).toBeVisible();
  await expect(heading).toBeDisabled();
  await expect(heading).toHaveValue('Ask anything');
  await json(page).fill('{ "heading": "Ask us anything" }');
  await expect(heading).toHaveValue('Ask us anything');
  await form.getByText('JSON', { exact: true }).click();
  await expect(json(page)).toBeHidden();
  await heading.fill('Ask us anything you like');
  await form.getByRole('button', { name: 'Save Content' }).click();
  await expect(toast(page, 'Content updated successfully')).toBeVisible();
  await expect.poll(() => isSaid(visitor, '/', 'Ask us anything you like')).toBe(true);

  await page.goto('/admin/content/new');
  const sections = sheet(page, 'Add Content');
  await sections.getByLabel('Page Key').fill('legal_cookies');
  const titles = sections.getByRole('textbox', { name: 'Section title' });
  for (const title of ['One', 'Two', 'Three']) {
    await sections.getByRole('button', { name: 'Add Section' }).press('Enter');
    await expect(titles.last()).toBeFocused();
    await page.keyboard.type(title);
  }
  await expect(sections.getByRole('status').filter({ hasText: 'Section 3 added.' })).toBeAttached();
  await sections.getByRole('button', { name: 'Move Section 3 up' }).press('Enter');
  await expect(sections.getByRole('status').filter({ hasText: 'Section moved up, now 2 of 3.' })).toBeAttached();
  await expect(sections.getByRole('button', { name: 'Move Section 2 up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sections.getByRole('button', { name: 'Move Section 1 down' })).toBeFocused();
  await sections.getByRole('button', { name: 'Remove Section 2' }).press('Enter');
  await expect(sections.getByRole('button', { name: 'Remove Section 2' })).toBeFocused();
  expect((await contentOf(page)).sections).toEqual([{ title: 'Three' }, { title: 'Two' }]);
  await inspect(page, 'admin-content-sections', sections);
});
