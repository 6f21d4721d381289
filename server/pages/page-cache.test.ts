import { createHash, randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Visit } from '#core/analytics/actions/record-visits.ts';
import type { Context } from '#core/base/context.ts';
import { addAsset } from '#core/site/branding/actions/add-asset.ts';
import { updatePage } from '#core/site/pages/actions/update-page.ts';
import { listPages } from '#core/site/pages/queries/managed-pages.ts';
import { updatePost } from '#core/site/posts/actions/update-post.ts';
import { getEditedPost, listManagedPosts } from '#core/site/posts/queries/managed-posts.ts';
import { updateService } from '#core/site/services/actions/update-service.ts';
import { getManagedService } from '#core/site/services/queries/services.ts';
import { seed } from '#db/seed.ts';
import type { Database } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { createDatabaseLive, type DatabaseLive } from '#platform/live/database-live.ts';
import { admin, alice, insertCast } from '#tests/cast.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { openTestDatabase, silent } from '#tests/databases.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { copyOf, picturesOutside } from '#tests/pictures.ts';
import { productBuild } from '#tests/product.ts';
import { type Answer, ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';
import { hashScripts } from './drawn-page.ts';

const { build } = await productBuild();
const isFromMemory = ({ headers }: Answer) => headers.vary === 'accept-encoding, cookie';

/** Asks until the page is in memory. */
async function untilKept(product: Product, path: string): Promise<Answer> {
  await expect.poll(async () => isFromMemory(await ask(product, path))).toBe(true);
  return ask(product, path);
}

/** Asks until the page is in memory in every encoding. */
async function untilPacked(product: Product, path: string): Promise<Answer> {
  const kept = await untilKept(product, path);
  const brotli = () => ask(product, path, { headers: { 'accept-encoding': 'br' } });
  await expect.poll(async () => (await brotli()).headers['content-encoding']).toBe('br');
  return kept;
}

interface Instance {
  world: World;
  live: DatabaseLive;
  product: Product;
  visits: Visit[];
  close(): Promise<void>;
}

async function openInstance(database: Database): Promise<Instance> {
  const world = await createWorld({ database, env: { APP_URL: 'http://localhost:3000' }, outgoing: picturesOutside() });
  const live = await createDatabaseLive(database, silent);
  const visits: Visit[] = [];
  const onVisit = (visit: Visit) => void visits.push(visit);
  const product = await openProduct(world, build, { live, pagesInMemory: true, onVisit });
  return {
    world,
    live,
    product,
    visits,
    async close() {
      product.stop();
      await live.close();
      await world.close();
      await database.close();
    },
  };
}

/** As browsers do, of the text between the tags. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);
const scriptSourcesOf = (answer: Answer) => /script-src ([^;]*)/.exec(policyOf(answer))?.[1]?.split(' ') ?? [];

/** What browsers would run of it if the policy let them: no data, no file. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc=|application\/ld\+json/.test(attributes) ? [] : [text],
  );

async function changeService(context: Context, text: string): Promise<void> {
  const {
    version,
    updatedAt: _,
    id,
    translations: __,
    ...input
  } = await getManagedService(context, 'expert-consultancy');
  await updateService(context, id, { ...input, name: text }, version);
}

describe('scripts of a page that is drawn once', () => {
  it('are allowed by their hashes when they carry its nonce, and lose it', () => {
    const html =
      '<script nonce="N1">a()</script><link href="x" nonce="N1"/><script type="module" nonce="N1" async="">b()</script>';
    expect(hashScripts(html, 'N1')).toEqual({
      html: '<script>a()</script><link href="x"/><script type="module" async="">b()</script>',
      hashes: ['a()', 'b()'].map((text) => hashOf(text).slice(1, -1)),
    });
  });

  it.each(['<script>pwned()</script>', '<script nonce="">pwned()</script>', '<script nonce="N2">pwned()</script>'])(
    'are not allowed when a text brought them: %s',
    (stored) => expect(hashScripts(`${stored}<script nonce="N1">a()</script>`, 'N1').hashes).toHaveLength(1),
  );

  it('are hashed with the line ends that browsers give them', () => {
    const [unix] = hashScripts('<script nonce="N1">a()\nb()\n</script>', 'N1').hashes;
    expect(hashScripts('<script nonce="N1">a()\r\nb()\r</script>', 'N1').hashes).toEqual([unix]);
  });
});

describe('pages in memory', () => {
  let instance: Instance;
  beforeAll(async () => {
    const database = await openTestDatabase();
    await seed(database);
    await insertCast(database);
    instance = await openInstance(database);
  });
  afterAll(() => instance.close());

  it.each([
    '/',
    '/services',
    '/what-we-keep',
    '/blog',
    '/blog/the-quiet-way-to-close-an-old-account',
    '/privacy-policy',
  ])('are what the screens draw, but for what tells one request from another: %s', async (path) => {
    const drawn = await ask(instance.product, path, { headers: { authorization: 'Basic YTpi' } });
    expect(isFromMemory(drawn)).toBe(false);
    const kept = await untilKept(instance.product, path);
    expect(kept.status).toBe(200);
    expect(kept.text.match(/<h1/g)).toEqual(drawn.text.match(/<h1/g));
    expect(kept.text.match(/<main.*<\/main>/s)?.[0]).toBe(drawn.text.match(/<main.*<\/main>/s)?.[0]);
    for (const name of Object.keys(drawn.headers))
      if (name !== 'transfer-encoding') expect(kept.headers).toHaveProperty(name);
  });

  it.each(['/', '/services', '/blog', '/privacy-policy'])(
    'allow their own inline scripts and no others, in every encoding: %s',
    async (path) => {
      const plain = await untilPacked(instance.product, path);
      const hashes = inlineScripts(plain.text).map(hashOf);
      expect(hashes.length).toBeGreaterThan(3);
      expect(new Set(scriptSourcesOf(plain))).toEqual(new Set(["'self'", ...hashes]));
      expect(plain.text).not.toMatch(/nonce="[^"]/);
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const packed = await ask(instance.product, path, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers['content-encoding']).toBe(encoding);
        expect(unpack(packed.body).toString()).toBe(plain.text);
        expect(policyOf(packed)).toBe(policyOf(plain));
      }
    },
  );

  it('are sent as brotli to whoever takes both, with an etag for each encoding', async () => {
    await untilPacked(instance.product, '/');
    const accepted = ['gzip, deflate, br, zstd', 'gzip', 'br;q=0', ''];
    const answers = await Promise.all(
      accepted.map((header) => ask(instance.product, '/', { headers: { 'accept-encoding': header } })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined, undefined]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await untilKept(instance.product, '/cookie-policy');
    const etag = String(headers.etag);
    const again = () => ask(instance.product, '/cookie-policy', { headers: { 'if-none-match': etag } });
    const same = await again();
    expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, etag]);
    expect(same.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('are drawn once for many who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(instance.product, '/terms-of-service')));
    for (const { text } of answers) expect(text).toContain('<h1');
    expect(answers.filter((answer) => !isFromMemory(answer))).toHaveLength(0);
  });

  it('are for the first who asks as for all others, packed', async () => {
    const first = await ask(instance.product, '/sources', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([isFromMemory(first), first.headers['content-encoding']]).toEqual([true, 'gzip']);
  });

  it('show a change whose notice was lost after a minute at most, and what is half a minute old once more', async () => {
    const { world, live } = instance;
    const deaf = { ...live, subscribe: async () => async () => {} };
    const product = await openProduct(world, build, { live: deaf, pagesInMemory: true });
    await untilKept(product, '/services');
    await changeService({ actor: admin, client: null, platform: world }, 'Advice, renamed');
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now');
    const isRenamedAfter = async (seconds: number) => {
      clock.mockImplementation(() => now() + seconds * 1_000);
      const answer = await ask(product, '/services');
      expect(isFromMemory(answer)).toBe(true);
      return answer.text.includes('Advice, renamed');
    };
    expect(await isRenamedAfter(20)).toBe(false);
    expect(await isRenamedAfter(61)).toBe(true);
    await changeService({ actor: admin, client: null, platform: world }, 'Expert Consultancy');
    expect(await isRenamedAfter(100), 'sent once more, and drawn anew').toBe(true);
    await expect.poll(() => isRenamedAfter(101)).toBe(false);
    clock.mockRestore();
    product.stop();
  });

  it('are also for a browser that keeps no session: what else it sends changes nothing', async () => {
    const kept = async (path: string, cookie: string) => {
      await untilKept(instance.product, path);
      return isFromMemory(await ask(instance.product, path, { headers: { cookie } }));
    };
    const others = `qp_scan_request=${'r'.repeat(43)}; qp_browser=${'b'.repeat(43)}; other=1`;
    expect(await kept('/services', others)).toBe(true);
    expect(await kept('/blog', `qp_scan=${'s'.repeat(43)}; ${others}`)).toBe(true);
  });

  it('are not for a browser that has opened a result, where the page tells of results, and its scripts wait all the same', async () => {
    await untilKept(instance.product, '/services');
    const theirs = await ask(instance.product, '/services', { headers: { cookie: `qp_scan=${'s'.repeat(43)}` } });
    expect([theirs.status, isFromMemory(theirs), theirs.headers['cache-control']]).toEqual([200, false, 'no-store']);
    expect(theirs.text).toContain(' data-files="');
  });

  it('are not for whoever has a session or a message to read, asks for more, or posts', async () => {
    await untilKept(instance.product, '/services');
    const cookie = `qp_access=${(await openSessionOf(instance.world, alice)).access_token}`;
    const hers = await ask(instance.product, '/services', { headers: { cookie } });
    expect(hers.text).toContain(alice.email);
    expect(isFromMemory(hers)).toBe(false);
    expect(hers.text, 'her scripts start at once').not.toContain(' data-files="');
    for (const [path, options] of [
      ['/services', { headers: { cookie: 'toast=x' } }],
      ['/services?x=1', {}],
      ['/contact', {}],
      ['/services', { method: 'POST' }],
    ] as const)
      expect(isFromMemory(await ask(instance.product, path, options)), path).toBe(false);
    expect((await ask(instance.product, '/services')).text).not.toContain(alice.email);
  });

  it('are counted like any other that somebody is shown', async () => {
    await untilKept(instance.product, '/blog');
    const before = instance.visits.length;
    await ask(instance.product, '/blog', { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' } });
    await ask(instance.product, '/blog', { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', dnt: '1' } });
    expect(instance.visits.slice(before)).toEqual([{ device: 'mobile', country: null }]);
  });

  it('are none of pages that do not exist, and HEAD has no body', async () => {
    for (let round = 0; round < 3; round++) expect((await ask(instance.product, '/blog/never')).status).toBe(404);
    await untilKept(instance.product, '/blog');
    const head = await ask(instance.product, '/blog', { method: 'HEAD' });
    expect([head.status, head.body.length, isFromMemory(head)]).toEqual([200, 0, true]);
  });
});

const serverUrl = inject('postgresUrl');
describe.skipIf(!serverUrl)('two instances on one PostgreSQL', () => {
  const slug = 'the-quiet-way-to-close-an-old-account';

  async function changePost(context: Context, text: string): Promise<void> {
    const { rows } = await listManagedPosts(context, { before: null, after: null });
    const { id, version, content, featuredImageUrl, featuredImageAlt, excerpt, tags, status } = await getEditedPost(
      context,
      rows.find((post) => post.slug === slug)?.id ?? '',
    );
    const input = {
      ...{ slug, content, featuredImageUrl, featuredImageAlt, excerpt, tags, status },
      publishAt: null,
      keepDate: true,
      title: text,
    };
    await updatePost(context, id, input, version);
  }

  async function changeHero(context: Context, text: string): Promise<void> {
    const hero = (await listPages(context)).find(({ pageKey }) => pageKey === 'homepage_hero');
    if (!hero) throw new Error('no hero');
    const { id, title, metaDescription, version } = hero;
    await updatePage(context, id, { title, metaDescription, content: { heading: text } }, version);
  }

  const logoOf = (text: string) => `https://img.example/${text}.png`;
  const addLogo = (context: Context, text: string) =>
    addAsset(context, { id: randomUUID(), assetType: 'logo', assetUrl: logoOf(text) });

  const changes: [what: string, path: string, change: (context: Context, text: string) => Promise<void>][] = [
    ['a service', '/services', changeService],
    ['a post, in the list', '/blog', changePost],
    ['a post, on its page', `/blog/${slug}`, changePost],
    ['a text', '/', changeHero],
    ['the logo', '/privacy-policy', addLogo],
  ];

  it('show a visitor what staff changed on either, without waiting for pages to age: services, posts, texts, branding', async () => {
    const { url, drop } = await createPostgres(serverUrl ?? '');
    const databases = await Promise.all(
      [0, 1].map(() => openPostgres({ url, appUrl: null, log: silent, connections: 4 })),
    );
    const [one, other] = await Promise.all(databases.map(openInstance));
    if (!one || !other) throw new Error('no instances');
    await seed(one.world.database);
    await insertCast(one.world.database);
    for (const [n, where] of [one, other].entries())
      for (const [what, path, change] of changes) {
        const [{ headers }] = await Promise.all([untilKept(one.product, path), untilKept(other.product, path)]);
        const seen = { 'if-none-match': String(headers.etag) };
        const text = `Changed-${n}-${changes.findIndex(([name]) => name === what)}`;
        await change({ actor: admin, client: null, platform: where.world }, text);
        for (const { product } of [one, other])
          await expect
            .poll(async () => (await ask(product, path, { headers: seen })).text, {
              interval: 50,
              message: what,
            })
            .toContain(change === addLogo ? copyOf(logoOf(text)) : text);
      }
    await one.close();
    await other.close();
    await drop();
  });
});
