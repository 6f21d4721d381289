import { png, uploadedPath } from '#tests/pictures.ts';
import { inspect } from './inspect.ts';
import { sheet, toast } from './panel.ts';
import { expect, test } from './test.ts';

test.use({ installationOf: 'panel' });

const picture = { name: 'cover.png', mimeType: 'image/png', buffer: png };
const chooser = 'Picture from this device';

test('a cover is uploaded, shown before it is saved, and described to those who do not see it; a logo shows on the site', async ({
  page,
  otherPage: visitor,
  signedIn,
}) => {
  await signedIn(page, { as: 'owner' });
  await page.goto('/admin/blog/new');
  const form = sheet(page, 'Add Post');
  await form.getByRole('textbox', { name: 'Title' }).fill('A post with a cover');
  await form.getByRole('textbox', { name: 'Content' }).fill('Words.');
  await form.getByLabel(chooser).setInputFiles({ ...picture, name: 'cover.svg', buffer: Buffer.from('<svg/>') });
  await expect(form.getByText('no PNG, JPEG, WebP')).toBeVisible();
  await form.getByLabel(chooser).setInputFiles(picture);
  await expect(form.getByText('The picture is uploaded.')).toBeVisible();
  await expect(form.getByRole('img', { name: 'As it is kept' })).toHaveJSProperty('naturalWidth', 1);
  await expect(form.getByLabel('Image URL')).toHaveValue(uploadedPath);
  await form.getByLabel('Alternative text').fill('A lake at dawn');
  await inspect(page, 'admin-picture-upload', form);
  await form.getByLabel('Status').selectOption('published');
  await form.getByRole('button', { name: 'Save Post' }).click();
  await expect(toast(page, 'Blog post created successfully.')).toBeVisible();
  await visitor.goto('/blog/a-post-with-a-cover');
  await expect(visitor.getByRole('img', { name: 'A lake at dawn' })).toHaveJSProperty('naturalWidth', 1);

  await page.goto('/admin/branding');
  const assets = page.getByRole('form', { name: 'Add an asset' });
  await assets.getByLabel(chooser).setInputFiles({ ...picture, buffer: Buffer.alloc(6 * 1024 * 1024) });
  await expect(assets.getByText('The picture is too large: at most 5 MB, please.')).toBeVisible();
  await assets.getByLabel(chooser).setInputFiles(picture);
  await expect(assets.getByText('The picture is uploaded.')).toBeVisible();
  await assets.getByRole('button', { name: 'Add Asset' }).click();
  await expect(toast(page, 'Branding asset created successfully.')).toBeVisible();
  await visitor.goto('/services');
  await expect(visitor.locator('header img')).toHaveAttribute('src', uploadedPath);
});
