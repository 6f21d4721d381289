import { randomUUID } from 'node:crypto';
import { deflateRawSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Visit } from '#core/analytics/visits.ts';
import { addAsset } from '#core/branding/actions.ts';
import type { Context } from '#core/context.ts';
import { updatePage } from '#core/pages/actions.ts';
import { listPages } from '#core/pages/managed.ts';
import { updatePost } from '#core/posts/actions.ts';
import { getEditedPost, listManagedPosts } from '#core/posts/managed.ts';
import { updateService } from '#core/services/actions.ts';
import { getManagedService } from '#core/services/queries.ts';
import { seed } from '#db/seed.ts';
import type { Database } from '#platform/database/database.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { createDatabaseLive, type DatabaseLive } from '#platform/live/database-live.ts';
import { admin, alice, insertCast } from '#tests/cast.ts';
import { createPostgres, openTestEmbedded, silent } from '#tests/databases.ts';
import { type Answer, ask } from '#tests/door.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { copyOf, picturesOutside } from '#tests/pictures.ts';
import { productBuild } from '#tests/product.ts';
import { createWorld, type World } from '#tests/world.ts';
import { pageTemplate } from './page-template.ts';

const { build } = await productBuild();
const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
const isFromMemory = ({ headers }: Answer) => headers.vary === 'accept-encoding, cookie';
const packed = { 'accept-encoding': 'gzip' };

/** Asks until the page is in memory. */
async function untilKept(product: Product, path: string): Promise<Answer> {
  await expect.poll(async () => isFromMemory(await ask(product, path)), { timeout: 10_000 }).toBe(true);
  return ask(product, path);
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

describe('a page without its nonce', () => {
  // What comes again is packed as a reference to where it stood before, possibly across a nonce.
  const often = ['<script nonce="', '"></script>', 'quiet '.repeat(60), '0123456789abcdef'.repeat(2_500)];
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom(...often));

  it('is the page again with any nonce, plain and compressed', () => {
    const nonces = fc.constantFrom('AbCd+/01234', 'AAAAAAAAAAA', 'aaaaaaaaaa=');
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 9 }), nonces, (parts, nonce) => {
        const template = pageTemplate(parts.join('PLACEHOLDER'), 'PLACEHOLDER');
        const page = parts.join('PLACEHOLDER').split('PLACEHOLDER').join(nonce);
        const [plain, packed] = [template.plain(Buffer.from(nonce)), template.gzip(Buffer.from(nonce))];
        return plain.toString() === page && gunzipSync(packed).toString() === page;
      }),
    );
  });

  it('is packed as one text, not as many short ones', () => {
    const words = Array.from({ length: 400 }, (_, n) => `<p class="prose__line">word ${n % 40}</p>`);
    const html = words.map((word, n) => (n % 16 === 0 ? `NONCENONCE${word}` : word)).join('');
    const apart = html.split('NONCENONCE').reduce((sum, part) => sum + deflateRawSync(part, { level: 9 }).length, 0);
    expect(pageTemplate(html, 'NONCENONCE').gzip(Buffer.from('0123456789')).length).toBeLessThan(apart / 2);
  });
});

describe('pages in memory', () => {
  let instance: Instance;
  beforeAll(async () => {
    const database = await openTestEmbedded();
    await seed(database);
    await insertCast(database);
    instance = await openInstance(database);
  });
  afterAll(() => instance.close());

  it.each(['/', '/services', '/blog', '/blog/the-quiet-way-to-close-an-old-account', '/privacy-policy'])(
    'are what the screens draw, but for what tells one request from another: %s',
    async (path) => {
      const drawn = await ask(instance.product, path);
      const kept = await untilKept(instance.product, path);
      const plain = (answer: Answer) => answer.text.replaceAll(nonceOf(answer), 'N');
      expect(kept.status).toBe(200);
      expect(kept.text.match(/<h1/g)).toEqual(drawn.text.match(/<h1/g));
      expect(plain(kept).match(/<main.*<\/main>/s)?.[0]).toBe(plain(drawn).match(/<main.*<\/main>/s)?.[0]);
      for (const name of Object.keys(drawn.headers))
        if (name !== 'transfer-encoding') expect(kept.headers).toHaveProperty(name);
    },
  );

  it('carry a nonce of their own each time, the same in headers and scripts, compressed too', async () => {
    await untilKept(instance.product, '/services');
    const nonces = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const answer = await ask(instance.product, '/services', round % 2 ? { headers: packed } : {});
      const text = round % 2 ? gunzipSync(answer.body).toString() : answer.text;
      const carried = [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(carried.length).toBeGreaterThan(2);
      expect(new Set(carried)).toEqual(new Set([nonceOf(answer)]));
      nonces.add(nonceOf(answer));
    }
    expect(nonces.size).toBe(20);
  });

  it('are drawn once for many who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(instance.product, '/terms-of-service')));
    for (const { text } of answers) expect(text).toContain('<h1');
    expect(answers.filter((answer) => !isFromMemory(answer))).toHaveLength(1);
  });

  it('are sent once more when they are half a minute old, drawn anew meanwhile, and never sent after a minute', async () => {
    await untilKept(instance.product, '/gdpr-compliance');
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now');
    const isFromMemoryAfter = async (seconds: number) => {
      clock.mockImplementation(() => now() + seconds * 1_000);
      return isFromMemory(await ask(instance.product, '/gdpr-compliance'));
    };
    expect(await isFromMemoryAfter(40)).toBe(true);
    expect(await isFromMemoryAfter(85), 'drawn anew after 40 s').toBe(true);
    await untilKept(instance.product, '/gdpr-compliance');
    expect(await isFromMemoryAfter(200)).toBe(false);
    clock.mockRestore();
  });

  it('are not for whoever carries a cookie, asks for more, or posts', async () => {
    await untilKept(instance.product, '/services');
    const cookie = `qp_access=${(await openSessionOf(instance.world, alice)).access_token}`;
    const hers = await ask(instance.product, '/services', { headers: { cookie } });
    expect(hers.text).toContain(alice.email);
    expect(isFromMemory(hers)).toBe(false);
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

  async function changeService(context: Context, text: string): Promise<void> {
    const { version, updatedAt: _, id, ...input } = await getManagedService(context, 'expert-consultancy');
    await updateService(context, id, { ...input, name: text }, version);
  }

  async function changePost(context: Context, text: string): Promise<void> {
    const { rows } = await listManagedPosts(context, { before: null, after: null });
    const { id, version, content, featuredImageUrl, excerpt, tags, status } = await getEditedPost(
      context,
      rows.find((post) => post.slug === slug)?.id ?? '',
    );
    const input = { slug, content, featuredImageUrl, excerpt, tags, status, keepDate: true, title: text };
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

  it('show a visitor what staff changed on either, within a second: services, posts, texts, branding', async () => {
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
        await Promise.all([untilKept(one.product, path), untilKept(other.product, path)]);
        const text = `Changed-${n}-${changes.findIndex(([name]) => name === what)}`;
        await change({ actor: admin, client: null, platform: where.world }, text);
        for (const { product } of [one, other])
          await expect
            .poll(async () => (await ask(product, path)).text, { timeout: 1_000, interval: 50, message: what })
            .toContain(change === addLogo ? copyOf(logoOf(text)) : text);
      }
    await one.close();
    await other.close();
    await drop();
  });
});
