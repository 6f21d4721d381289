import { test } from './admin-blog.fixture.ts';
import { inspect } from './inspect.ts';
import { entry, isSaid, sheet, toast } from './panel.ts';
import { expect, proves } from './test.ts';

test.use({ installationOf: 'panel' });

test('a published post is read by visitors, until it is deleted', {
  ...proves('ADM-BLOG-002', 'ADM-BLOG-003', 'ADM-BLOG-006'),
}, async ({ page, otherPage: visitor, draft }) => {
  await inspect(page, 'admin-blog');
  await entry(page, draft).getByRole('link', { name: 'Edit' }).click();
  const form = sheet(page, 'Edit Post');
  await expect(form).toBeVisible();
  await inspect(page, 'admin-blog-form', form);
  await form.getByRole('combobox', { name: 'Status' }).selectOption('published');
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post updated successfully.')).toBeVisible();
  await expect.poll(() => isSaid(visitor, '/blog', draft)).toBe(true);
  await entry(page, draft).getByRole('link', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Blog post deleted successfully.')).toBeVisible();
  await expect(entry(page, draft)).toHaveCount(0);
  await expect.poll(() => isSaid(visitor, '/blog', draft)).toBe(false);
});
