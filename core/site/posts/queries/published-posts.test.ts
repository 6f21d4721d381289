import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Context, visitor } from '#core/base/context.ts';
import { excerptOf, readingMinutes } from '#core/site/posts/internal/text.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import {
  getPost,
  listNewestPosts,
  listPostAddresses,
  listPosts,
  listRelatedPosts,
  listTags,
} from './published-posts.ts';

type NewPost = typeof blogPosts.$inferInsert;
const first = { tag: null, before: null, after: null };
const day = (n: number) => new Date(Date.UTC(2024, 0, n, 8));

const post = (slug: string, more: Partial<NewPost> = {}): NewPost => ({
  slug,
  title: `About ${slug}`,
  content: `Words about ${slug}.`,
  status: 'published',
  isPublished: true,
  ...more,
});

onEachDatabase('the blog', (_open, kind) => {
  let world: World;
  let context: Context;
  const insert = (...posts: NewPost[]) =>
    world.database.transaction(systemScope, (tx) => tx.insert(blogPosts).values(posts));
  beforeAll(async () => {
    world = await createWorld({ database: kind });
    context = { actor: visitor, client: null, platform: world };
    await insertCast(world.database);
  });
  afterAll(() => world.close());

  it('is empty before the first post', async () => {
    expect(await listPosts(context, first)).toEqual({ posts: [], older: null, newer: null });
    expect(await listTags(context)).toEqual([]);
  });

  it('lists published posts by published_at, newest first, and no drafts', proves('NAV-013', 'CALL-019'), async () => {
    await insert(
      post('old', { publishedAt: day(1), tags: ['Breaches'] }),
      post('new', { publishedAt: day(3), tags: ['Breaches', 'Phone'], authorId: admin.userId }),
      post('middle', { publishedAt: day(2), tags: ['Phone', 'Breaches', 'Family', 'Settings', 'Travel'] }),
      post('draft', { status: 'draft', isPublished: false, tags: ['Secret'] }),
    );
    const { posts } = await listPosts(context, first);
    expect(posts.map(({ slug }) => slug)).toEqual(['new', 'middle', 'old']);
    expect(posts[0]).toMatchObject({ hasAuthor: true, date: day(3).toISOString() });
    expect(posts[1]).toMatchObject({ hasAuthor: false });
  });

  it('shows no draft to staff either: the blog is what everybody sees', async () => {
    const asAdmin = { ...context, actor: admin };
    expect((await listPosts(asAdmin, first)).posts.map(({ slug }) => slug)).not.toContain('draft');
    await expect(getPost(asAdmin, 'draft')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('answers for a draft as for a post that never was', async () => {
    await expect(getPost(context, 'draft')).rejects.toMatchObject({ code: 'not-found' });
    await expect(getPost(context, 'never')).rejects.toMatchObject({ code: 'not-found' });
    expect((await listPostAddresses(context)).map(({ slug }) => slug)).toEqual(['new', 'middle', 'old']);
    expect((await listNewestPosts(context)).map(({ slug }) => slug)).toEqual(['new', 'middle', 'old']);
  });

  it('counts tags of published posts and filters by one', async () => {
    expect((await listTags(context)).slice(0, 2)).toEqual([
      { tag: 'Breaches', count: 3 },
      { tag: 'Phone', count: 2 },
    ]);
    expect((await listTags(context)).map(({ tag }) => tag)).not.toContain('Secret');
    const phone = await listPosts(context, { ...first, tag: 'Phone' });
    expect(phone.posts.map(({ slug }) => slug)).toEqual(['new', 'middle']);
    expect((await listPosts(context, { ...first, tag: `a'b"\\{}` })).posts).toEqual([]);
  });

  it('names related posts by common tags first, and never the post itself', async () => {
    const old = await getPost(context, 'old');
    expect((await listRelatedPosts(context, old)).map(({ slug }) => slug)).toEqual(['new', 'middle']);
    await insert(post('alone', { publishedAt: day(4) }));
    expect((await listRelatedPosts(context, old)).map(({ slug }) => slug)).toEqual(['new', 'middle', 'alone']);
    expect((await listRelatedPosts(context, { id: old.id, tags: [] })).length).toBe(3);
  });

  it('renders the text of a post without anything that runs', async () => {
    await insert(
      post('bad', { content: '## Hi\n\n<script>pwned()</script> [x](javascript:pwned())', publishedAt: day(5) }),
    );
    const { html } = await getPost(context, 'bad');
    expect(html).toContain('<h2 id="s-hi">Hi</h2>');
    expect(html).not.toMatch(/<script|href="javascript/);
  });

  it('takes the date from created_at when published_at is missing', proves('PUB-066'), async () => {
    await insert(post('undated', { publishedAt: null, createdAt: day(6) }));
    const { posts } = await listPosts(context, first);
    expect(posts[0]).toMatchObject({ slug: 'undated', date: day(6).toISOString() });
  });

  it('pages by key in both directions without losing or repeating a post, also among equal dates', async () => {
    await insert(...Array.from({ length: 30 }, (_, n) => post(`bulk-${n}`, { publishedAt: day(10 + (n % 3)) })));
    const all = (await listPostAddresses(context)).map(({ slug }) => slug);
    const seen: string[][] = [];
    let page = await listPosts(context, first);
    expect(page.newer).toBeNull();
    for (;;) {
      seen.push(page.posts.map(({ slug }) => slug));
      if (page.older === null) break;
      page = await listPosts(context, { ...first, before: page.older });
    }
    expect(seen.map((slugs) => slugs.length)).toEqual([12, 12, all.length - 24]);
    expect(seen.flat()).toEqual(all);
    const back = await listPosts(context, { ...first, after: page.newer });
    expect(back.posts.map(({ slug }) => slug)).toEqual(seen[1]);
    const start = await listPosts(context, { ...first, after: back.newer });
    expect(start.posts.map(({ slug }) => slug)).toEqual(seen[0]);
    expect(start.newer).toBeNull();
  });

  it.each(['', 'x', '-1', `99999999999999999-${admin.userId}`, `1-${admin.userId}' or true`, '0-0'])(
    'takes the key %j for none',
    async (key) => {
      const page = await listPosts(context, { ...first, before: key });
      expect(page.posts).toEqual((await listPosts(context, first)).posts);
    },
  );
});

describe('a card of the blog', () => {
  it('shows the excerpt in full', proves('PUB-063'), () => {
    const excerpt = 'Word '.repeat(80).trim();
    expect(excerptOf({ excerpt, content: 'Other' })).toBe(excerpt);
  });

  it('shows the first 200 characters of the text and an ellipsis without an excerpt', proves('PUB-064'), () => {
    const content = 'abcdefghij'.repeat(50);
    expect(excerptOf({ excerpt: null, content })).toBe(`${content.slice(0, 200)}…`);
    expect(excerptOf({ excerpt: '  ', content })).toBe(`${content.slice(0, 200)}…`);
  });

  it('cuts between characters, not within them, and leaves Markdown out', () => {
    expect(excerptOf({ excerpt: null, content: '😀'.repeat(300) })).toBe(`${'😀'.repeat(200)}…`);
    expect(excerptOf({ excerpt: null, content: '# A\n\n**b** [c](https://d.example)' })).toBe('A b c');
  });

  it('says how long reading takes', () => {
    expect(readingMinutes('one')).toBe(1);
    expect(readingMinutes('word '.repeat(660))).toBe(3);
  });
});
