import { openForm, test } from './admin-blog.fixture.ts';
import { cutSending, entry, failure, saveElsewhere, sheet, tab, toast } from './panel.ts';
import { expect, proves } from './test.ts';

test.use({ installationOf: 'panel' });

test('a post needs a title and a text, shows how it will look, and keeps its form when it cannot be sent', {
  ...proves('ADM-013', 'ADM-BLOG-001', 'ADM-BLOG-004'),
}, async ({ page, signedIn }) => {
  await signedIn(page, { as: 'assistant' });
  await page.goto('/admin/blog');
  await expect(tab(page, 'Blog Management')).toHaveAttribute('aria-current', 'page');
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'Title' }).fill('A letter that came late');
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

  await form.getByRole('textbox', { name: 'Tags' }).fill('Letters , Brokers,');
  const mend = await cutSending(page);
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(failure(form, 'Failed to create blog post.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Tags' })).toHaveValue('Letters , Brokers,');
  mend();
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post created successfully.')).toBeVisible();
});

test('a draft is previewed by staff, and a change to it that meets a colleague’s is kept in the form', {
  ...proves('ADM-BLOG-006'),
}, async ({ page, draft }) => {
  await expect(entry(page, draft)).toContainText('draft');
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    entry(page, draft).getByRole('link', { name: 'Preview draft' }).click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1, name: draft })).toBeVisible();
  await preview.close();
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
