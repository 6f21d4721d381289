import type { Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { cutSending, dismiss, entry, failure, isSaid, saveElsewhere, sheet, tab, toast } from './panel.ts';
import { test as base, expect, proves } from './test.ts';

let count = 0;

/** The title of a draft that was just written; the page is an assistant's, on the list of posts. */
const test = base.extend<{ draft: string }>({
  draft: async ({ page, signedIn }, use) => {
    count += 1;
    const title = `A letter that worked ${count}`;
    await signedIn(page, { as: 'assistant' });
    await page.goto('/admin/blog');
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Content' }).fill('## What we wrote\n\nand **more**.');
    await form.getByRole('button', { name: 'Save Post' }).click();
    await expect(toast(page, 'Blog post created successfully.')).toBeVisible();
    await dismiss(page);
    await use(title);
  },
});

test.use({ installationOf: 'panel' });

async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Add Post' }).click();
  return sheet(page, 'Add Post');
}

async function publish(page: Page, title: string): Promise<void> {
  await entry(page, title).getByRole('link', { name: 'Edit' }).click();
  const form = sheet(page, 'Edit Post');
  await form.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post updated successfully.')).toBeVisible();
}

test(
  'a post needs a title and a text, and shows how it will look',
  proves('ADM-013', 'ADM-BLOG-004'),
  async ({ page, signedIn }) => {
    await signedIn(page, { as: 'assistant' });
    await page.goto('/admin/blog');
    await expect(tab(page, 'Blog Management')).toHaveAttribute('aria-current', 'page');
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Title' }).fill('A letter that worked');
    await form.getByRole('button', { name: 'Save Post' }).click();
    await expect(failure(form, 'Title and content are required.')).toBeVisible();
    await form
      .getByRole('textbox', { name: 'Content' })
      .fill('## What we wrote\n\n<script>pwned()</script> and **more**.');
    await form.getByRole('button', { name: 'Preview the text' }).click();
    const drawn = form.getByRole('region', { name: 'Preview' });
    await expect(drawn.getByRole('heading', { name: 'What we wrote' })).toBeVisible();
    await expect(drawn.locator('strong')).toHaveText('more');
    await expect(drawn.locator('script')).toHaveCount(0);
  },
);

test('a post that cannot be sent keeps its form', proves('ADM-BLOG-001'), async ({ page, signedIn }) => {
  await signedIn(page, { as: 'assistant' });
  await page.goto('/admin/blog');
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Title' }).fill('A letter that came late');
  await form.getByRole('textbox', { name: 'Content' }).fill('What we wrote.');
  await form.getByRole('textbox', { name: 'Tags' }).fill('Letters , Brokers,');
  const mend = await cutSending(page);
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(failure(form, 'Failed to create blog post.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Tags' })).toHaveValue('Letters , Brokers,');
  mend();
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post created successfully.')).toBeVisible();
});

test('a draft is seen by staff alone', proves('ADM-BLOG-006'), async ({ page, otherPage: visitor, draft }) => {
  await expect(entry(page, draft)).toContainText('draft');
  expect(await isSaid(visitor, '/blog', draft)).toBe(false);
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    entry(page, draft).getByRole('link', { name: 'Preview draft' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1, name: draft })).toBeVisible();
});

test('a change to a post that meets a colleague’s is kept in the form', async ({ page, draft }) => {
  await entry(page, draft).getByRole('link', { name: 'Edit' }).click();
  const form = sheet(page, 'Edit Post');
  await form.getByRole('textbox', { name: 'Excerpt' }).fill('Mine.');
  await saveElsewhere(page, { field: 'Excerpt', text: 'Theirs.', button: 'Save Post' });
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(failure(form, 'Someone else has changed this.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Excerpt' })).toHaveValue('Mine.');
  await form.getByRole('link', { name: 'Close' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toHaveCount(0);
});

test('a published post is read by visitors, until it is deleted', {
  ...proves('ADM-BLOG-002', 'ADM-BLOG-003', 'ADM-BLOG-006'),
}, async ({ page, otherPage: visitor, draft }) => {
  await publish(page, draft);
  await expect.poll(() => isSaid(visitor, '/blog', draft)).toBe(true);
  await entry(page, draft).getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Blog post deleted successfully.')).toBeVisible();
  await expect(entry(page, draft)).toHaveCount(0);
  await expect.poll(() => isSaid(visitor, '/blog', draft)).toBe(false);
});

test('axe finds nothing serious on posts', async ({ page, draft }) => {
  await inspect(page, 'admin-blog');
  await entry(page, draft).getByRole('link', { name: 'Edit' }).click();
  const form = sheet(page, 'Edit Post');
  await expect(form).toBeVisible();
  await inspect(page, 'admin-blog-form', form);
});
