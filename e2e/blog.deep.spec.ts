import { initialPosts } from '#db/posts.ts';
import { copyOf } from '#tests/pictures.ts';
import { pictures, prepare } from './blog.fixture.ts';
import { linkedData } from './inspect.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

test.use({ installationOf: 'blog' });

test.beforeEach(async ({ page }) => {
  await page.route(`**${copyOf(pictures[1])}`, (route) => route.fulfill({ status: 404 }));
});

test.describe('cards', () => {
  test.beforeEach(({ installation }) => prepare(installation));

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
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
    'href',
    '/blog/feed.xml',
  );
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
