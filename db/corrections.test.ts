import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blogPosts } from '#core/site/posts/schema.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { services } from '#core/site/services/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { seeds } from '#platform/database/seeds.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { correctedPosts, correctedServices } from './corrections.ts';
import { initialPosts } from './posts.ts';
import { seed } from './seed.ts';

onEachDatabase('first texts that promised too much', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const act = <T>(work: Parameters<typeof database.transaction<T>>[1]) => database.transaction(systemScope, work);

  /** As an installation had it before the corrections: their texts are the old ones. */
  beforeEach(async () => {
    await seed(database);
    await act(async (tx) => {
      await tx.delete(seeds).where(sql`${seeds.name} like '%, corrected'`);
      for (const [id, before] of Object.entries(correctedServices))
        await tx.update(services).set(before).where(eq(services.id, id));
    });
  });

  const readService = (id: string) => act((tx) => tx.select().from(services).where(eq(services.id, id)));

  it('are corrected once at the next start', async () => {
    expect(await seed(database)).toEqual(['services, corrected', 'posts, corrected']);
    for (const id of Object.keys(correctedServices)) {
      const { description, detailedDescription, features } = initialCatalogue.find((one) => one.id === id) ?? {};
      expect(await readService(id)).toMatchObject([{ description, detailedDescription, features }]);
    }
    expect(await seed(database)).toEqual([]);
  });

  it('stay where staff have written something else, text by text', async () => {
    const id = 'detailed-exposure-report';
    await act((tx) =>
      tx
        .update(services)
        .set({ description: 'Ours.', features: ['Our own'] })
        .where(eq(services.id, id)),
    );
    await seed(database);
    const now = initialCatalogue.find((one) => one.id === id);
    expect(await readService(id)).toMatchObject([
      { description: 'Ours.', features: ['Our own'], detailedDescription: now?.detailedDescription },
    ]);
  });

  it('of posts are known by their sum, and a post that staff changed stays', async () => {
    for (const slug of Object.keys(correctedPosts)) {
      const post = initialPosts().find((one) => one.slug === slug);
      expect(post).toBeDefined();
      await act((tx) => tx.update(blogPosts).set({ content: 'Changed.' }).where(eq(blogPosts.slug, slug)));
      await seed(database);
      expect(
        await act((tx) => tx.select({ content: blogPosts.content }).from(blogPosts).where(eq(blogPosts.slug, slug))),
      ).toEqual([{ content: 'Changed.' }]);
    }
  });
});
