import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostInput } from '#contract/site/posts.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import {
  getEditedPost,
  getPostPreview,
  listManagedPosts,
  previewText,
} from '#core/site/posts/queries/managed-posts.ts';
import { getPost } from '#core/site/posts/queries/published-posts.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { admin, alice, assistant, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { updatePost } from './update-post.ts';

const first = { before: null, after: null };
const year: PostInput = {
  title: 'A quiet year',
  slug: null,
  content: '# Quiet\n\n**Words.**',
  excerpt: null,
  featuredImageUrl: null,
  featuredImageAlt: null,
  publishAt: null,
  tags: ['Method'],
  status: 'draft',
  keepDate: false,
};
const published: PostInput = { ...year, status: 'published' };

onEachDatabase('the blog under the hands of staff', (_open, kind, { rule, rules }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const inSystem: <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) => Promise<Row> = (work) =>
    world.database.transaction(systemScope, work);
  const rowOf = async (id: string) =>
    (await inSystem((tx) => tx.select().from(blogPosts).where(eq(blogPosts.id, id))))[0];
  const entries = () =>
    inSystem((tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.entityType, 'blog_post')).orderBy(auditLogs.createdAt),
    );
  const add = async (input: PostInput, actor = assistant) => {
    world.clock.advance(1_000);
    const id = randomUUID();
    await createPost(as(actor), id, input);
    return id;
  };
  const save = async (id: string, input: PostInput, actor = admin) => {
    world.clock.advance(60_000);
    await updatePost(as(actor), id, input, (await getEditedPost(as(actor), id)).version);
  };

  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(1_000);
    await inSystem((tx) => tx.delete(blogPosts));
  });

  rule.each([
    ['a visitor', visitor, 'unauthenticated'],
    ['Alice', alice, 'forbidden'],
  ])('is nothing that %s may list, preview or change', async (_name, actor, code) => {
    const id = await add(year);
    for (const act of [
      () => listManagedPosts(as(actor), first),
      () => getEditedPost(as(actor), id),
      () => getPostPreview(as(actor), id),
      () => previewText(as(actor), 'x'),
      () => createPost(as(actor), randomUUID(), year),
      () => updatePost(as(actor), id, { ...year, title: 'Mine' }, ''),
      () => deletePost(as(actor), id),
    ])
      await expect((async () => act())()).rejects.toMatchObject({ code });
    expect((await rowOf(id))?.title).toBe('A quiet year');
  });

  describe('a new post', () => {
    rule(
      'is kept with its author under an address made of its title, recorded and told',
      {
        ...proves('ADM-BLOG-001', 'CALL-042'),
      },
      async () => {
        const id = await add(year);
        expect(await rowOf(id)).toMatchObject({
          slug: 'a-quiet-year',
          title: 'A quiet year',
          tags: ['Method'],
          authorId: assistant.userId,
          createdAt: world.clock.now(),
        });
        expect((await entries()).at(-1)).toMatchObject({
          action: 'create',
          entityId: id,
          adminUserId: assistant.userId,
          newValues: { title: 'A quiet year', status: 'draft', is_published: false, published_at: null },
        });
        const topics = await inSystem((tx) => tx.select({ topic: liveEvents.topic }).from(liveEvents));
        expect(topics.at(-1)).toEqual({ topic: 'staff:posts' });
      },
    );

    it('of the same form, sent many times at once, is one', async () => {
      const id = randomUUID();
      await Promise.all(Array.from({ length: 6 }, () => createPost(as(admin), id, year)));
      expect((await listManagedPosts(as(admin), first)).rows.length).toBe(1);
    });

    rule('of a title that is taken gets an address of its own; a chosen one that is taken is refused', async () => {
      await add(year);
      expect((await rowOf(await add(year)))?.slug).toBe('a-quiet-year-2');
      expect((await rowOf(await add({ ...year, title: 'Тишина' })))?.slug).toBe('post');
      await expect(add({ ...year, slug: 'a-quiet-year' })).rejects.toMatchObject({
        code: 'conflict',
        publicMessage: 'Another post has this address.',
      });
    });
  });

  rules('saved as published', () => {
    it('is published, and dated now', proves('ADM-BLOG-006', 'ADM-BLOG-007', 'ADM-BLOG-008'), async () => {
      const id = await add(published);
      const now = world.clock.now();
      expect(await rowOf(id)).toMatchObject({ status: 'published', isPublished: true, publishedAt: now });
      expect((await getPost(as(visitor), 'a-quiet-year')).date).toBe(now.toISOString());
    });

    it('again, is dated anew: the latest save is its date', proves('ADM-BLOG-008'), async () => {
      const id = await add(published);
      await save(id, { ...published, title: 'A quieter year' });
      expect(await rowOf(id)).toMatchObject({ slug: 'a-quiet-year', publishedAt: world.clock.now() });
    });

    it('with "Keep the publication date" keeps it, but a draft has none to keep', async () => {
      const id = await add(published);
      const then = world.clock.now();
      await save(id, { ...published, title: 'A quieter year', keepDate: true });
      expect(await rowOf(id)).toMatchObject({ title: 'A quieter year', publishedAt: then });
      await save(id, year);
      await save(id, { ...published, keepDate: true });
      expect(await rowOf(id)).toMatchObject({ publishedAt: world.clock.now() });
    });

    it('then as a draft loses its date and is gone from the blog', proves('ADM-BLOG-009'), async () => {
      const id = await add(published);
      await save(id, year);
      expect(await rowOf(id)).toMatchObject({ status: 'draft', isPublished: false, publishedAt: null });
      await expect(getPost(as(visitor), 'a-quiet-year')).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  rules('a change', () => {
    it('is kept, with both values in the log', proves('ADM-BLOG-002', 'CALL-043'), async () => {
      const id = await add(year);
      await save(id, { ...year, title: 'Loud', tags: ['a', 'b'], slug: 'loud' });
      expect(await rowOf(id)).toMatchObject({
        title: 'Loud',
        tags: ['a', 'b'],
        slug: 'loud',
        authorId: assistant.userId,
      });
      expect((await entries()).at(-1)).toMatchObject({
        action: 'update',
        entityId: id,
        adminUserId: admin.userId,
        oldValues: { title: 'A quiet year', slug: 'a-quiet-year', tags: ['Method'] },
        newValues: { title: 'Loud', slug: 'loud', tags: ['a', 'b'] },
      });
    });

    it('sent twice by one form is made once', async () => {
      const id = await add(published);
      const { version } = await getEditedPost(as(admin), id);
      await updatePost(as(admin), id, { ...published, title: 'Twice' }, version);
      const before = (await entries()).length;
      world.clock.advance(1_000);
      await updatePost(as(admin), id, { ...published, title: 'Twice' }, version);
      expect((await entries()).length).toBe(before);
    });

    it('of what somebody else has changed since is refused', async () => {
      const id = await add(year);
      const { version } = await getEditedPost(as(admin), id);
      await save(id, { ...year, title: 'Theirs' }, assistant);
      await expect(updatePost(as(admin), id, { ...year, title: 'Mine' }, version)).rejects.toMatchObject({
        code: 'conflict',
      });
      expect((await rowOf(id))?.title).toBe('Theirs');
      await expect(updatePost(as(admin), randomUUID(), year, '')).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  rule(
    'loses a post that is deleted, once, with what it was in the log',
    {
      ...proves('ADM-BLOG-003', 'CALL-044'),
    },
    async () => {
      const id = await add(published);
      const before = (await entries()).length;
      await deletePost(as(admin), id);
      await deletePost(as(admin), id);
      expect(await rowOf(id)).toBeUndefined();
      expect((await entries()).slice(before)).toMatchObject([
        { action: 'delete', entityId: id, oldValues: { title: 'A quiet year', content: year.content } },
      ]);
    },
  );

  rule('shows staff a draft as its readers will see it, and nothing of it that runs', async () => {
    const id = await add({ ...year, content: '# Quiet\n\n<script>pwned()</script> [x](javascript:pwned())' });
    const preview = await getPostPreview(as(assistant), id);
    expect(preview).toMatchObject({ title: 'A quiet year', date: world.clock.now().toISOString() });
    expect(preview.html).toContain('<h2 id="s-quiet">Quiet</h2>');
    expect(preview.html).not.toMatch(/<script|href="javascript/);
    expect(await previewText(as(admin), '**b** <img src=x onerror=pwned()>')).toBe(
      '<p><strong>b</strong> &lt;img src=x onerror=pwned()&gt;</p>\n',
    );
  });

  rule('is listed with drafts, the last added first, a page at a time', async () => {
    for (let n = 0; n < 31; n++) await add({ ...year, title: `Post ${n}`, status: n % 2 ? 'published' : 'draft' });
    const page = await listManagedPosts(as(assistant), first);
    expect(page.rows.length).toBe(30);
    expect(page.rows[0]).toMatchObject({ title: 'Post 30', status: 'draft', publishedAt: null });
    expect((await listManagedPosts(as(assistant), { before: page.older, after: null })).rows).toMatchObject([
      { title: 'Post 0' },
    ]);
  });
});

onEachDatabase('the blog in a database of an older schema', (_open, kind) => {
  it('is listed all the same, and is_published says the status', proves('ADM-BLOG-010', 'CALL-020'), async () => {
    const world = await createWorld({ database: kind });
    const context: Context = { actor: admin, client: null, platform: world };
    await insertCast(world.database);
    await createPost(context, randomUUID(), year);
    world.clock.advance(1_000);
    await createPost(context, randomUUID(), { ...published, excerpt: 'Short.' });
    await world.database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`set local role none`);
      for (const column of ['excerpt', 'featured_image_url', 'tags', 'status'])
        await tx.execute(sql`alter table blog_posts drop column ${sql.identifier(column)}`);
    });
    expect((await listManagedPosts(context, first)).rows).toMatchObject([
      { slug: 'a-quiet-year-2', status: 'published', excerpt: null, tags: [] },
      { slug: 'a-quiet-year', status: 'draft', excerpt: null, tags: [] },
    ]);
    await world.close();
  });
});
