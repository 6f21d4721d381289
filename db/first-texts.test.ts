import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cmsContent } from '#core/site/pages/schema.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { services } from '#core/site/services/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { seeds } from '#platform/database/seeds.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { firstTexts, sumOf, type TextSums, updateFirstTexts } from './first-texts.ts';
import { seed } from './seed.ts';
import { textSums } from './text-sums.ts';

describe('the sums of the first texts', () => {
  it('end with what each text says now: a text that is changed gets one more in text-sums.ts', () => {
    const missing = [...firstTexts()].flatMap(([name, text]) =>
      textSums[name]?.at(-1) === sumOf(text) ? [] : [`${name}: append '${sumOf(text)}'`],
    );
    expect(missing).toEqual([]);
  });

  it('name no text that there is not', () => {
    expect(Object.keys(textSums).filter((name) => !firstTexts().has(name))).toEqual([]);
  });

  it('are the same for an object whose keys come in another order, as a database gives them back', () => {
    expect(sumOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(sumOf({ b: [{ d: 3, c: 2 }], a: 1 }));
    expect(sumOf({ a: 1 })).not.toBe(sumOf({ a: 2 }));
  });
});

const REPORT = 'detailed-exposure-report';
const POST = 'three-questions-a-cloned-caller-cannot-answer';

/** What an earlier version wrote, of each kind of text. */
const earlier = {
  description: 'As it was.',
  features: ['As they were', 'Both of them'],
  page: { heading: 'As it was', description: 'For {name}.' },
  post: 'As it was told.',
};

const before = (name: string, text: unknown) => ({ [name]: [sumOf(text), ...(textSums[name] ?? [])] });
const sums: TextSums = {
  ...textSums,
  ...before(`services/${REPORT}/description`, earlier.description),
  ...before(`services/${REPORT}/features`, earlier.features),
  ...before('pages/homepage_hero/content', earlier.page),
  ...before(`posts/${POST}/content`, earlier.post),
};

onEachDatabase('the first texts of an older installation', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const act = <T>(work: Parameters<typeof database.transaction<T>>[1]) => database.transaction(systemScope, work);
  const update = () => act((tx) => updateFirstTexts(tx, sums));
  const readService = async () => (await act((tx) => tx.select().from(services).where(eq(services.id, REPORT))))[0];
  const readPost = async () => (await act((tx) => tx.select().from(blogPosts).where(eq(blogPosts.slug, POST))))[0];
  const readPage = async () =>
    (await act((tx) => tx.select().from(cmsContent).where(eq(cmsContent.pageKey, 'homepage_hero'))))[0];
  const nowOf = (name: string) => firstTexts().get(name);

  beforeEach(async () => {
    await seed(database);
    await act(async (tx) => {
      const { description, features, page, post } = earlier;
      await tx.update(services).set({ description, features }).where(eq(services.id, REPORT));
      await tx.update(cmsContent).set({ content: page }).where(eq(cmsContent.pageKey, 'homepage_hero'));
      await tx.update(blogPosts).set({ content: post }).where(eq(blogPosts.slug, POST));
    });
  });

  it('follow the version where they still say what an earlier one wrote', async () => {
    await update();
    expect(await readService()).toMatchObject({
      description: nowOf(`services/${REPORT}/description`),
      features: nowOf(`services/${REPORT}/features`),
    });
    expect((await readPage())?.content).toEqual(nowOf('pages/homepage_hero/content'));
    expect((await readPost())?.content).toBe(nowOf(`posts/${POST}/content`));
  });

  it('stay where staff have written something else, text by text, and so does what is no text', async () => {
    await act((tx) =>
      tx.update(services).set({ description: 'Ours.', price: 90, isActive: false }).where(eq(services.id, REPORT)),
    );
    await act((tx) => tx.update(blogPosts).set({ content: 'Ours.' }).where(eq(blogPosts.slug, POST)));
    await update();
    expect(await readService()).toMatchObject({
      description: 'Ours.',
      features: nowOf(`services/${REPORT}/features`),
      price: 90,
      isActive: false,
    });
    expect((await readPost())?.content).toBe('Ours.');
    await act((tx) => tx.update(services).set({ price: 80, isActive: true }).where(eq(services.id, REPORT)));
  });

  it('bring translations of the English that staff have left as it was, and of no other', async () => {
    await act((tx) => tx.update(blogPosts).set({ title: 'Ours.', translations: {} }).where(eq(blogPosts.slug, POST)));
    await update();
    const own = (await readPost())?.translations.es;
    expect(own).toMatchObject({ content: expect.anything(), excerpt: expect.anything() });
    expect(own?.title).toBeUndefined();
  });

  it('stay deleted where staff have deleted them', async () => {
    await act((tx) => tx.delete(blogPosts).where(eq(blogPosts.slug, POST)));
    await update();
    expect(await readPost()).toBeUndefined();
    await act((tx) => tx.delete(seeds).where(eq(seeds.name, 'posts')));
  });

  it('are looked at by the first start of a version that changes any, and by no other', async () => {
    const names = () => seed(database);
    expect(await names()).toEqual([]);
    await act((tx) => tx.delete(seeds).where(sql`${seeds.name} like 'texts %'`));
    expect(await names()).toEqual([expect.stringMatching(/^texts [0-9a-f]{32}$/)]);
    expect(await names()).toEqual([]);
  });
});
