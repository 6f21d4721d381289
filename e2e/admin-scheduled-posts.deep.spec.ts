import { inspect } from './inspect.ts';
import { entry, failure, isSaid, sheet, toast } from './panel.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'panel' });

test('a post is written beside its preview, and waits for its time', async ({ page, otherPage: visitor, signedIn }) => {
  await signedIn(page, { as: 'owner' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/blog/new');
  const form = sheet(page, 'Add Post');
  await form.getByRole('textbox', { name: 'Title' }).fill('In good time');
  const content = form.getByRole('textbox', { name: 'Content' });
  await content.fill('## A plan');
  await form.getByRole('button', { name: 'Preview the text' }).click();
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'A plan' })).toBeVisible();
  await content.fill('## Another plan');
  await expect(preview.getByRole('heading', { name: 'Another plan' })).toBeVisible();
  const [text, shown] = [await content.boundingBox(), await preview.boundingBox()];
  expect(shown?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  await inspect(page, 'admin-post-beside', form);
  await form.getByLabel('Publish at').fill('2020-01-01T09:00');
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(failure(form, 'Choose a time that is still to come.')).toBeVisible();
  await form.getByLabel('Publish at').fill('2040-01-02T09:30');
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post created successfully.')).toBeVisible();
  await expect(entry(page, 'In good time')).toContainText('to be published 2 January 2040, 09:30');
  expect(await isSaid(visitor, '/blog', 'In good time')).toBe(false);
  await entry(page, 'In good time').getByRole('link', { name: 'Edit' }).click();
  await expect(sheet(page, 'Edit Post').getByLabel('Publish at')).toHaveValue('2040-01-02T09:30');
});
