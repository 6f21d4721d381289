import { initialPosts } from '#db/posts.ts';
import { copyOf } from '#tests/pictures.ts';
import { pictures, prepare, words } from './blog.fixture.ts';
import { inspect } from './inspect.ts';
import { expect, proves, test } from './test.ts';

test.use({ installationOf: 'blog' });

const inspected = 'what-a-risk-score-can-and-cannot-say';

test('a new installation shows six posts of substance, newest first, which open', {
  ...proves('NAV-013', 'PUB-059', 'PUB-062', 'PUB-063', 'PUB-069'),
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy News' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy & Security News');
  for (const { slug, title, excerpt } of initialPosts()) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText(excerpt ?? '');
    // That each has its page is asked of the server (server/without-scripts.test.ts).
    if (slug !== inspected) continue;
    await card.getByRole('link', { name: `Read More about ${title}` }).click();
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toHaveAttribute('id', /^s-/);
    await inspect(page, 'post');
    await page.goBack();
  }
});

test('cards show a picture that loads, an excerpt, the author’s label, three tags and the date, and are filtered by a tag', {
  ...proves('PUB-060', 'PUB-061', 'PUB-064', 'PUB-065', 'PUB-066', 'PUB-067', 'PUB-068', 'PUB-070', 'LIM-002'),
}, async ({ page, installation }) => {
  await prepare(installation);
  await page.route(`**${copyOf(pictures[1])}`, (route) => route.fulfill({ status: 404 }));
  const card = (slug: string) => page.locator(`article:has(a[href="/blog/${slug}"])`);
  await page.goto('/blog');
  await expect(card('with-picture').locator('img')).toBeVisible();
  await expect(card('with-picture').locator('img')).toHaveAttribute('src', copyOf(pictures[0]));
  await card('broken-picture').scrollIntoViewIfNeeded();
  await expect(card('broken-picture').locator('img')).toHaveCount(0);
  await expect(card('broken-picture').locator('[data-part="cover"]')).toBeVisible();

  const long = card('long');
  await expect(long.getByText(`${words.slice(0, 200)}…`, { exact: true })).toBeVisible();
  await expect(long.getByText('Admin', { exact: true })).toBeVisible();
  await expect(long.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['One', 'Two', 'Three']);
  await expect(long.locator('time')).toHaveText('5 March 2024');
  await expect(card('undated').locator('time')).toHaveText('4 March 2024');
  await expect(card('undated').getByText('Admin', { exact: true })).toHaveCount(0);
  await inspect(page, 'blog');

  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: /^Two/ }).click();
  await expect(page).toHaveURL('/blog?tag=Two');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/blog?tag=Nothing');
  await expect(page.getByRole('heading', { name: 'No blog posts yet' })).toBeVisible();
});
