import { profiles } from '#core/accounts/profile/schema.ts';
import { keepPictures } from '#core/site/pictures/actions/keep-pictures.ts';
import { fetchPicture } from '#core/site/pictures/internal/fetch.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { initialPosts } from '#db/posts.ts';
import { copyOf, picturesOutside } from '#tests/pictures.ts';
import { writeContents } from './contents.ts';
import { inspect, linkedData } from './inspect.ts';
import type { Installation } from './installation.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'blog' });

const author = '0190aaaa-0000-7000-8000-000000000004';
const words = 'abcdefghij'.repeat(50);
const post = (slug: string, more: Partial<typeof blogPosts.$inferInsert> = {}): typeof blogPosts.$inferInsert => ({
  slug,
  title: `The post ${slug}`,
  content: `Words of ${slug}.`,
  status: 'published',
  isPublished: true,
  ...more,
});

/** Both are kept; the copy of the second does not load. */
const pictures = ['https://pictures.example/a.png', 'https://pictures.example/b.png'] as const;

const extra = [
  post('with-picture', {
    featuredImageUrl: pictures[0],
    publishedAt: new Date('2026-11-20T08:00:00Z'),
  }),
  post('broken-picture', {
    featuredImageUrl: pictures[1],
    publishedAt: new Date('2026-11-19T08:00:00Z'),
  }),
  post('long', {
    content: words,
    authorId: author,
    tags: ['One', 'Two', 'Three', 'Four', 'Five'],
    publishedAt: new Date('2024-03-05T08:00:00Z'),
  }),
  post('undated', { publishedAt: null, createdAt: new Date('2024-03-04T08:00:00Z') }),
  post('kept-back', { status: 'draft', isPublished: false, content: 'Not for anybody yet.' }),
  ...Array.from({ length: 8 }, (_, n) => post(`filler-${n}`, { publishedAt: new Date(`2023-01-0${n + 1}T08:00:00Z`) })),
];

/** Once for each installation. */
async function prepare(installation: Installation): Promise<void> {
  if ((await fetch(`${installation.url}/blog/filler-0`)).ok) return;
  await writeContents(installation, async (tx) => {
    await tx
      .insert(profiles)
      .values({ id: author, email: 'adam@quietprint.test', fullName: 'Adam Admin', role: 'admin' });
    await tx.insert(blogPosts).values(extra);
    await keepPictures(tx, await Promise.all(pictures.map((url) => fetchPicture(picturesOutside(), url))), new Date());
  });
}

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

  test('stand on pages of twelve, in both directions', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('link', { name: 'Older posts' }).click();
    await expect(page).toHaveURL(/\/blog\?before=/);
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'Older posts' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Newer posts' }).click();
    await expect(page).toHaveURL(/\/blog\?after=/);
    await expect(page.getByRole('article')).toHaveCount(12);
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

  test('show no drafts, and a draft’s address answers like one that never was', async ({ page }) => {
    for (const slug of ['kept-back', 'never-was']) {
      const answer = await page.goto(`/blog/${slug}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
      expect(await page.content()).not.toContain('Not for anybody yet');
    }
    for (const path of ['/blog', '/blog/feed.xml', '/sitemap.xml', '/blog.data'])
      expect(await (await page.request.get(path)).text()).not.toContain('kept-back');
  });
});

test('a list that cannot be fetched shows nothing, is logged, and heals by itself', {
  ...proves('ERR-081'),
}, async ({ browser, installation }) => {
  const context = await browser.newContext({ baseURL: installation.url });
  const page = await context.newPage();
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto('/contact');
  const mend = await interfere(page, /\/blog\.data\?_routes=public(%2F|\/)blog(%2F|\/)blog$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Privacy News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy & Security News');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.locator('[data-part="toast"]').filter({ visible: true })).toHaveCount(0);
  expect(told.join()).toContain('The posts could not be read');
  mend();
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 15_000 });
  await context.close();
});

test('a post names itself for search engines and readers of feeds', async ({ page, installation }) => {
  const [first] = initialPosts();
  await page.goto(`/blog/${first?.slug}`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${installation.url}/blog/${first?.slug}`);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  expect((await linkedData(page))[0]).toMatchObject({ '@type': 'BlogPosting', headline: first?.title });
  await expect(page.getByRole('heading', { name: 'Read on' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read on' }).getByRole('article')).toHaveCount(3);
  await page.goto('/blog');
  await expect(page.locator('link[rel=alternate]')).toHaveAttribute('href', '/blog/feed.xml');
  const feed = await page.request.get('/blog/feed.xml');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
  expect(await feed.text()).toContain(`<title>${first?.title}</title>`);
});

test('search engines and home screens find what they ask for', async ({ page, installation }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses.length).toBeGreaterThanOrEqual(15);
  for (const address of addresses) {
    expect(address.startsWith(installation.url)).toBe(true);
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  expect(await (await page.request.get('/robots.txt')).text()).toContain(`Sitemap: ${installation.url}/sitemap.xml`);
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons, name } = await (await page.request.get(manifest ?? '')).json();
  expect(name).toBe('Quietprint');
  for (const { src } of icons) expect((await page.request.get(src)).status()).toBe(200);
  const shared = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect((await page.request.get(shared)).headers()['content-type']).toBe('image/png');
  expect((await linkedData(page))[0]).toMatchObject({ '@type': 'Organization', legalName: 'Quietprint Limited' });
});

test('axe finds nothing serious on the list and on a post', async ({ page }) => {
  await page.goto('/blog');
  await inspect(page, 'blog');
  await page.goto('/blog/what-a-risk-score-can-and-cannot-say');
  await inspect(page, 'post');
});
