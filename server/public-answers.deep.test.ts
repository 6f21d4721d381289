import { eq } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogPosts } from '#core/site/posts/schema.ts';
import { services } from '#core/site/services/schema.ts';
import { initialPosts } from '#db/posts.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { Browser } from '#tests/browser.ts';
import { alice, assistant, insertCast } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
const site = 'http://localhost:3000';
const [post] = initialPosts();
let world: World;
let product: Product;

beforeAll(async () => {
  world = await createWorld({ database: 'either', env: { APP_URL: site, TRUSTED_PROXIES: '1' } });
  await seed(world.database);
  await insertCast(world.database);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

const read = async (path: string) => (await ask(product, path)).text;
const signedIn = async (person: typeof alice) => {
  const browser = new Browser(product);
  browser.cookies.set('qp_access', (await openSessionOf(world, person)).access_token);
  return browser;
};
const linkedData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

describe('search engines and readers of feeds', () => {
  it('find every address of the sitemap, which robots.txt names', async () => {
    const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one]) => one ?? '');
    expect(addresses.length).toBeGreaterThanOrEqual(15);
    expect(addresses).toContain(`${site}/sample-report`);
    for (const address of addresses) {
      expect(address.startsWith(site)).toBe(true);
      expect((await ask(product, address.slice(site.length) || '/')).status, address).toBe(200);
    }
    expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it('read what home, the catalogue, a post and the sample report are', async () => {
    expect(linkedData(await read('/'))[0]).toMatchObject({
      '@type': 'Organization',
      legalName: 'Quietprint Limited',
    });
    const [catalogue] = linkedData(await read('/services'));
    expect(catalogue).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList' });
    expect(catalogue.itemListElement).toHaveLength(10);
    const page = await read(`/blog/${post?.slug}`);
    expect(linkedData(page)[0]).toMatchObject({ '@type': 'BlogPosting', headline: post?.title });
    expect(page).toContain(`<link rel="canonical" href="${site}/blog/${post?.slug}"`);
    expect(page).toContain('<meta property="og:type" content="article"');
    const sample = await read('/sample-report');
    expect(sample).not.toContain('name="robots"');
    expect(sample).toContain(`<link rel="canonical" href="${site}/sample-report"`);
    expect(await read('/')).toContain('href="/sample-report"');
  });

  it('are led to the feed by the list of posts', async () => {
    expect(await read('/blog')).toMatch(/<link [^>]*type="application\/atom\+xml"[^>]* href="\/blog\/feed\.xml"/);
    const feed = await ask(product, '/blog/feed.xml');
    expect(feed.headers['content-type']).toContain('application/atom+xml');
    expect(feed.text).toContain(`<title>${post?.title}</title>`);
  });

  it('find a draft nowhere, whose address answers like one that never was; older posts stand on a page of their own', async () => {
    const written = Array.from({ length: 12 }, (_, n) => ({
      slug: `filler-${n}`,
      title: `Filler ${n}`,
      content: 'Words.',
      status: 'published' as const,
      isPublished: true,
      publishedAt: new Date(`2023-01-${10 + n}T08:00:00Z`),
    }));
    const draft = { slug: 'kept-back', title: 'Kept back', content: 'Not for anybody yet.' };
    await world.database.transaction(systemScope, (tx) =>
      tx.insert(blogPosts).values([...written, { ...draft, status: 'draft', isPublished: false }]),
    );
    for (const slug of ['kept-back', 'never-was']) {
      const { status, text } = await ask(product, `/blog/${slug}`);
      expect(status).toBe(404);
      expect(text).toContain('There is no page here');
      expect(text).not.toContain('Not for anybody yet');
    }
    const first = await read('/blog');
    expect(first.match(/<article/g)).toHaveLength(12);
    const [, older = ''] = /href="(\/blog\?before=[^"]+)"/.exec(first) ?? [];
    const second = await read(older);
    const before = [...second.matchAll(/href="(\/blog\?before=[^"]+)"/g)].map(([, address]) => address);
    expect(new Set([...before, older]), 'it links to itself at most, as the page in English').toEqual(new Set([older]));
    const [, newer = ''] = /href="(\/blog\?after=[^"]+)"/.exec(second) ?? [];
    expect((await read(newer)).match(/<article/g)).toHaveLength(12);
    for (const path of ['/blog', older, '/blog/feed.xml', '/sitemap.xml', '/blog.data'])
      expect(await read(path), path).not.toContain('kept-back');
  });
});

/** Headings that are more than one level below the one before them, folded ones too. */
function skippedLevels(html: string): string[] {
  const levels: number[] = [];
  let isMain = false;
  const parser = new Parser({
    onopentag(name) {
      isMain ||= name === 'main';
      if (isMain && /^h[1-6]$/.test(name)) levels.push(Number(name[1]));
    },
    onclosetag(name) {
      if (name === 'main') isMain = false;
    },
  });
  parser.end(html);
  expect(levels.length).toBeGreaterThan(1);
  return levels.flatMap((level, place) => (level > (levels[place - 1] ?? level) + 1 ? [`h${level} at ${place}`] : []));
}

describe('the sample report', () => {
  it('skips no level of headings, nor does the page where such a report is ordered', async () => {
    expect(skippedLevels(await read('/sample-report'))).toEqual([]);
    const order = await (await signedIn(alice)).ask('/services/order/detailed-exposure-report');
    expect(order.text).toContain('What happens next');
    expect(skippedLevels(order.text)).toEqual([]);
  });

  it('is a PDF too', async () => {
    const { headers, text } = await ask(product, '/sample-report.pdf');
    expect(headers['content-disposition']).toContain('sample-exposure-report.pdf');
    expect(text.slice(0, 5)).toBe('%PDF-');
  });

  it('is linked from the catalogue for as long as its service is offered', async () => {
    const offer = (isActive: boolean) =>
      world.database.transaction(systemScope, (tx) =>
        tx.update(services).set({ isActive }).where(eq(services.id, 'detailed-exposure-report')),
      );
    expect(await read('/services')).toContain('href="/sample-report"');
    await offer(false);
    expect(/<main.*<\/main>/s.exec(await read('/services'))?.[0]).not.toContain('href="/sample-report"');
    await offer(true);
  });
});

describe('the preview of a content', () => {
  it('is drawn for staff alone, kept by nothing, and for keys that a page reads', async () => {
    const form = { title: 'Privacy', content: '{"intro": "x"}' };
    const at = (key: string) => `/admin/content/preview?key=${key}`;
    const refused = await new Browser(product).ask(at('legal_privacy'), { form });
    expect(refused.headers.location).toContain('/auth');
    const staff = await signedIn(assistant);
    const drawn = await staff.ask(at('legal_privacy'), { form });
    expect(drawn.status).toBe(200);
    expect(drawn.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const unread = await staff.ask(at('nothing_reads_it'), { form });
    expect(unread.status).toBe(400);
    expect(unread.text).toContain('No page of the site reads this key.');
  });
});
