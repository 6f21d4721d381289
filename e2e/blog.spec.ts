import { initialPosts } from '#db/posts.ts';
import { copyOf } from '#tests/pictures.ts';
import { pictures, prepare, words } from './blog.fixture.ts';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';

test.use({ installationOf: 'blog' });

test.beforeEach(async ({ page }) => {
  await page.route(`**${copyOf(pictures[1])}`, (route) => route.fulfill({ status: 404 }));
});

test('a new installation shows six posts of substance, newest first, and each opens', {
  ...proves('NAV-013', 'PUB-059', 'PUB-062', 'PUB-063', 'PUB-069'),
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy News' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy & Security News');
  for (const { slug, title, excerpt } of initialPosts()) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText(excerpt ?? '');
    await card.getByRole('link', { name: `Read More about ${title}` }).click();
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveAttribute('id', /^s-/);
    await page.goBack();
  }
});

test.describe('cards', () => {
  test.beforeEach(({ installation }) => prepare(installation));
  const card = (slug: string) => `article:has(a[href="/blog/${slug}"])`;

  test('show the picture, and hide one that does not load: a print of the post’s own stands there', {
    ...proves('PUB-060', 'PUB-061'),
  }, async ({ page }) => {
    await page.goto('/blog');
    await expect(page.locator(`${card('with-picture')} img`)).toBeVisible();
    await expect(page.locator(`${card('with-picture')} img`)).toHaveAttribute('src', copyOf(pictures[0]));
    await page.locator(card('broken-picture')).scrollIntoViewIfNeeded();
    await expect(page.locator(`${card('broken-picture')} img`)).toHaveCount(0);
    await expect(page.locator(`${card('broken-picture')} [data-part="cover"]`)).toBeVisible();
  });

  test('show 200 characters and an ellipsis without an excerpt, the author’s label, three tags and the date', {
    ...proves('PUB-064', 'PUB-065', 'PUB-066', 'PUB-067', 'PUB-068', 'LIM-002'),
  }, async ({ page }) => {
    await page.goto('/blog');
    const long = page.locator(card('long'));
    await expect(long.getByText(`${words.slice(0, 200)}…`, { exact: true })).toBeVisible();
    await expect(long.getByText('Admin', { exact: true })).toBeVisible();
    await expect(long.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['One', 'Two', 'Three']);
    await expect(long.locator('time')).toHaveText('5 March 2024');
    const undated = page.locator(card('undated'));
    await expect(undated.locator('time')).toHaveText('4 March 2024');
    await expect(undated.getByText('Admin', { exact: true })).toHaveCount(0);
  });

  test('are filtered by a tag in the address, and without any post the page says so', {
    ...proves('PUB-070'),
  }, async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: /^Two/ }).click();
    await expect(page).toHaveURL('/blog?tag=Two');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goto('/blog?tag=Nothing');
    await expect(page.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible();
  });
});

test('axe finds nothing serious on the list and on a post', async ({ page }) => {
  await page.goto('/blog');
  await inspect(page, 'blog');
  await page.goto('/blog/what-a-risk-score-can-and-cannot-say');
  await inspect(page, 'post');
});
