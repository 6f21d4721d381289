import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Context, visitor } from '#core/base/context.ts';
import { addAsset } from '#core/site/branding/actions/add-asset.ts';
import { getBranding, listAssets } from '#core/site/branding/queries/assets.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { fetchPicture } from '#core/site/pictures/internal/fetch.ts';
import { findPicture } from '#core/site/pictures/queries/pictures.ts';
import { createPost } from '#core/site/posts/actions/create-post.ts';
import { deletePost } from '#core/site/posts/actions/delete-post.ts';
import { updatePost } from '#core/site/posts/actions/update-post.ts';
import { getEditedPost, previewText } from '#core/site/posts/queries/managed-posts.ts';
import { getPost, listNewestPosts, listPosts } from '#core/site/posts/queries/published-posts.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Outgoing, OutgoingError } from '#platform/http/outgoing.ts';
import { eicar, openScanner } from '#platform/malware/clamd.fixture.ts';
import { admin, alice, insertCast } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { copyOf, type PicturesOutside, pictureNamed, picturesOutside, png } from '#tests/pictures.ts';
import { createWorld, type World } from '#tests/world.ts';
import { pictureUpkeep } from './jobs.ts';
import { pictureLimits } from './rules.ts';
import { pictures } from './schema.ts';

const DAY = 86_400_000;
const run = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
const logo = 'https://img.example/logo.png';
const cover = 'https://img.example/cover.png';
const inText = 'https://img.example/map.png';

/** A PNG whose header says so many pixels. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a picture from elsewhere', () => {
  const answering = (body: Uint8Array, status = 200, type = 'image/png'): Outgoing => ({
    fetch: async () => ({ status, headers: new Headers({ 'content-type': type }), body, text: () => '' }),
    close: async () => {},
  });
  const failing = (reason: ConstructorParameters<typeof OutgoingError>[0]): Outgoing => ({
    fetch: () => Promise.reject(new OutgoingError(reason)),
    close: async () => {},
  });

  it.each<[string, string]>([
    ['image/gif', 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    ['image/webp', 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA='],
    ['image/png', png.toString('base64')],
  ])('is what its first bytes say: %s', async (type, base64) => {
    const fetched = await fetchPicture(answering(Buffer.from(base64, 'base64'), 200, 'text/html'), logo);
    expect(fetched).toMatchObject({
      url: logo,
      type,
      width: 1,
      height: 1,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each<[string, Outgoing, string]>([
    ['a page', answering(Buffer.from('<!doctype html><title>png</title>')), 'no PNG'],
    ['a drawing', answering(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'no PNG'],
    ['a PNG that was cut short', answering(png.subarray(0, 20)), 'no PNG'],
    ['nothing', answering(Buffer.alloc(0)), 'no PNG'],
    ['too many pixels', answering(pngOf(9_000, 9_000)), '9000 × 9000 pixels'],
    ['too long a side', answering(pngOf(20_000, 1)), '20000 × 1 pixels'],
    ['no picture at all', answering(png, 404), 'the server answered 404'],
    ['too many bytes', failing('too-large'), 'larger than 5 MB'],
    ['an address inside', failing('forbidden-address'), 'open internet'],
    ['a slow server', failing('timeout'), 'in time'],
    ['no such server', failing('name-not-found'), 'no server of this name'],
  ])('is refused: %s', async (_what, outgoing, why) => {
    await expect(fetchPicture(outgoing, logo)).rejects.toThrow(why);
  });

  it('is asked for through the guarded way out, within limits, and by nobody in particular', async () => {
    const outside = picturesOutside();
    await fetchPicture(outside, logo);
    expect(outside.asked).toMatchObject([
      { url: logo, allow: 'input', maxBytes: pictureLimits.bytes, timeoutMs: pictureLimits.timeoutMs },
    ]);
  });
});

onOneDatabase('pictures of posts and branding', (open) => {
  let world: World;
  let outside: PicturesOutside;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const inSystem = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    world.database.transaction(systemScope, work);
  const runUpkeep = () => pictureUpkeep.run(world, {}, run);
  const kept = () => inSystem((tx) => tx.select({ url: pictures.url }).from(pictures));
  const post = {
    title: 'A quiet year',
    slug: 'a-quiet-year',
    content: `Words. ![A map](${inText})`,
    excerpt: null,
    featuredImageUrl: cover,
    featuredImageAlt: null,
    publishAt: null,
    tags: [],
    status: 'published' as const,
    keepDate: true,
  };
  const asset = () => ({ id: randomUUID(), assetType: 'logo' as const, assetUrl: logo });
  beforeAll(async () => {
    outside = picturesOutside();
    world = await createWorld({ database: await open(), outgoing: outside });
    await insertCast(world.database);
  });
  beforeEach(async () => {
    await inSystem(async (tx) => {
      for (const table of [blogPosts, brandingAssets, pictures]) await tx.delete(table);
    });
    outside.asked.length = 0;
  });
  afterAll(async () => {
    await world.close();
    await world.database.close();
  });

  it('are fetched once, when they are saved, and stand at an address of ours', async () => {
    await addAsset(as(admin), asset());
    await addAsset(as(admin), asset());
    await createPost(as(admin), randomUUID(), post);
    expect(outside.asked.map(({ url }) => url).sort()).toEqual([cover, logo, inText].sort());
    expect(await getBranding(as(visitor))).toEqual({ logoUrl: copyOf(logo), faviconUrl: null });
    const [card] = (await listPosts(as(alice), { tag: null, after: null, before: null })).posts;
    expect(card?.imageUrl).toBe(copyOf(cover));
    const page = await getPost(as(alice), post.slug);
    expect(page.html).toContain(`<img src="${copyOf(inText)}" alt="A map"`);
    expect(await listNewestPosts(as(alice))).toMatchObject([{ html: page.html }]);
    const picture = await findPicture(world, copyOf(logo).replace('/pictures/', ''));
    expect(picture?.contentType).toBe('image/png');
    expect(Buffer.from(picture?.bytes ?? []).equals(pictureNamed(logo))).toBe(true);
  });

  it('that cannot be fetched keep the form from being saved, and its field says why', async () => {
    const gone = 'https://img.example/gone.png';
    const refusal = { code: 'invalid', publicMessage: 'The picture could not be fetched: the server answered 404.' };
    await expect(addAsset(as(admin), { ...asset(), assetUrl: gone })).rejects.toMatchObject({
      ...refusal,
      field: 'assetUrl',
    });
    for (const [change, field] of [
      [{ featuredImageUrl: gone }, 'featuredImageUrl'],
      [{ content: `![gone](${gone})` }, 'content'],
    ] as const)
      await expect(createPost(as(admin), randomUUID(), { ...post, ...change })).rejects.toMatchObject({
        ...refusal,
        field,
      });
    expect(await inSystem((tx) => tx.select().from(blogPosts))).toEqual([]);
    expect(await inSystem((tx) => tx.select().from(brandingAssets))).toEqual([]);
  });

  it('with malware in them are not kept, neither when a form names them nor by the job', async () => {
    const scanner = await openScanner();
    const carrying: Outgoing = {
      ...outside,
      fetch: async (request) => ({
        ...(await outside.fetch(request)),
        body: Buffer.concat([pictureNamed(logo), eicar]),
      }),
    };
    const config = { ...world.config, malwareScanner: scanner.address };
    const looking = { ...world, outgoing: carrying, config };
    await expect(addAsset({ ...as(admin), platform: looking }, asset())).rejects.toMatchObject({
      code: 'invalid',
      field: 'assetUrl',
      publicMessage: expect.stringContaining('Eicar-Test-Signature'),
    });
    await inSystem((tx) => tx.insert(brandingAssets).values({ assetType: 'logo', assetUrl: logo }));
    await pictureUpkeep.run(looking, {}, run);
    expect(await kept()).toEqual([]);
    await pictureUpkeep.run({ ...looking, outgoing: outside }, {}, run);
    expect(await kept()).toEqual([{ url: logo }]);
    await scanner.close();
  });

  it('are fetched for nobody who may not save them', async () => {
    await expect(addAsset(as(alice), asset())).rejects.toMatchObject({ code: 'forbidden' });
    await expect(createPost(as(alice), randomUUID(), post)).rejects.toMatchObject({ code: 'forbidden' });
    expect(outside.asked).toEqual([]);
  });

  it('from before there were copies are not shown until the job has fetched them', async () => {
    const gone = 'https://img.example/gone.png';
    await inSystem(async (tx) => {
      await tx.insert(brandingAssets).values({ assetType: 'logo', assetUrl: logo });
      await tx.insert(brandingAssets).values({ assetType: 'favicon', assetUrl: gone });
      await tx.insert(blogPosts).values({ ...post, isPublished: true, publishedAt: world.clock.now() });
    });
    expect(await getBranding(as(visitor))).toEqual({ logoUrl: null, faviconUrl: null });
    const before = await getPost(as(alice), post.slug);
    expect([before.imageUrl, before.html.trim()]).toEqual([null, '<p>Words. A map</p>']);
    await runUpkeep();
    expect(await getBranding(as(visitor))).toEqual({ logoUrl: copyOf(logo), faviconUrl: null });
    expect((await getPost(as(alice), post.slug)).imageUrl).toBe(copyOf(cover));
    const assets = (await listAssets(as(admin), { after: null, before: null })).rows;
    expect(assets.map(({ assetUrl, pictureUrl, isPicture }) => ({ assetUrl, pictureUrl, isPicture }))).toEqual(
      expect.arrayContaining([
        { assetUrl: logo, pictureUrl: copyOf(logo), isPicture: true },
        { assetUrl: gone, pictureUrl: null, isPicture: true },
      ]),
    );
  });

  it('that have gone since do not keep the text beside them from being mended', async () => {
    const id = randomUUID();
    const gone = { ...post, featuredImageUrl: 'https://img.example/gone.png' };
    await inSystem((tx) => tx.insert(blogPosts).values({ id, ...gone, isPublished: true }));
    const { version } = await getEditedPost(as(admin), id);
    await updatePost(as(admin), id, { ...gone, title: 'Mended' }, version);
    expect((await getEditedPost(as(admin), id)).title).toBe('Mended');
    const again = await getEditedPost(as(admin), id);
    const other = { ...gone, featuredImageUrl: 'https://other.example/gone.png' };
    await expect(updatePost(as(admin), id, other, again.version)).rejects.toMatchObject({ field: 'featuredImageUrl' });
  });

  it('are forgotten a day after nothing names them any more', async () => {
    const id = randomUUID();
    await createPost(as(admin), id, post);
    await addAsset(as(admin), asset());
    await deletePost(as(admin), id);
    await runUpkeep();
    expect(await kept()).toHaveLength(3);
    world.clock.advance(DAY + 1);
    await runUpkeep();
    expect(await kept()).toEqual([{ url: logo }]);
    expect(outside.asked).toHaveLength(3);
  });

  it('that are no address of a picture, however they came into the table, are never asked for', async () => {
    await inSystem((tx) =>
      tx.insert(brandingAssets).values({ assetType: 'logo', assetUrl: 'http://169.254.169.254/' }),
    );
    await inSystem((tx) =>
      tx.insert(blogPosts).values({
        ...post,
        isPublished: true,
        featuredImageUrl: 'javascript:pwned()',
        content: '![x](http://10.0.0.1/a.png)',
      }),
    );
    await runUpkeep();
    expect(outside.asked).toEqual([]);
  });

  it('show in the preview of a text as far as they are kept', async () => {
    await createPost(as(admin), randomUUID(), post);
    const text = `![A map](${inText}) ![New](https://img.example/new.png)`;
    expect(await previewText(as(admin), text)).toBe(
      `<p><img src="${copyOf(inText)}" alt="A map" loading="lazy" decoding="async" /> New</p>\n`,
    );
  });

  it('may be read by anybody, and written by staff only', async () => {
    await addAsset(as(admin), asset());
    const asVisitor = { role: 'visitor', userId: null, keys: [] } as const;
    const change = world.database.transaction(asVisitor, (tx) =>
      tx.update(pictures).set({ contentType: 'image/gif' }).where(eq(pictures.url, logo)).returning(),
    );
    expect(await change).toEqual([]);
  });
});
