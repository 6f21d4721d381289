import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PageInput } from '#contract/site/pages.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { listPages } from '#core/site/pages/queries/managed-pages.ts';
import { getLegalPage, getPageText } from '#core/site/pages/queries/page-text.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { admin, alice, assistant, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createPage } from './create-page.ts';
import { updatePage } from './update-page.ts';

const hero: PageInput = {
  pageKey: 'homepage_hero',
  title: 'Home: hero',
  metaDescription: 'What the home page says.',
  content: { heading: 'A quieter you.', description: 'Checked at {n} places.' },
};
const { pageKey: _, ...heroChange } = hero;

onEachDatabase('the texts of the site under the hands of staff', (_open, kind, { rule, rules }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const inSystem: <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) => Promise<Row> = (work) =>
    world.database.transaction(systemScope, work);
  const entries = () =>
    inSystem((tx) =>
      tx.select().from(auditLogs).where(eq(auditLogs.entityType, 'cms_content')).orderBy(auditLogs.createdAt),
    );
  const entryAt = async (key: string) => {
    const found = (await listPages(as(admin))).find(({ pageKey }) => pageKey === key);
    if (!found) throw new Error(`no entry ${key}`);
    return found;
  };

  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(1_000);
    await inSystem((tx) => tx.delete(cmsContent));
  });

  rule.each([
    ['a visitor', visitor, 'unauthenticated'],
    ['Alice', alice, 'forbidden'],
  ])('are nothing that %s may list or change', async (_name, actor, code) => {
    await createPage(as(admin), hero);
    const { id, version } = await entryAt('homepage_hero');
    for (const act of [
      () => listPages(as(actor)),
      () => createPage(as(actor), { ...hero, pageKey: 'other' }),
      () => updatePage(as(actor), id, { ...heroChange, title: 'Mine' }, version),
    ])
      await expect((async () => act())()).rejects.toMatchObject({ code });
    expect((await listPages(as(admin))).map(({ title }) => title)).toEqual(['Home: hero']);
  });

  rule(
    'are added with key, title, content and meta description, recorded, told, and read by their page',
    {
      ...proves('CALL-051', 'ADM-CMS-017'),
    },
    async () => {
      await createPage(as(assistant), hero);
      expect(await getPageText(as(visitor), 'homepage_hero')).toEqual({
        heading: 'A quieter you.',
        description: 'Checked at {n} places.',
        metaDescription: 'What the home page says.',
      });
      expect((await entries()).at(-1)).toMatchObject({
        action: 'create',
        adminUserId: assistant.userId,
        newValues: { page_key: 'homepage_hero', title: 'Home: hero', content: hero.content },
      });
      const topics = await inSystem((tx) => tx.select({ topic: liveEvents.topic }).from(liveEvents));
      expect(topics.at(-1)).toEqual({ topic: 'staff:content' });
    },
  );

  it('are added once by a form that is sent many times; a taken key is refused', proves('DATA-100'), async () => {
    await Promise.all(Array.from({ length: 5 }, () => createPage(as(admin), hero)));
    expect((await listPages(as(admin))).length).toBe(1);
    await expect(createPage(as(admin), { ...hero, title: 'Another' })).rejects.toMatchObject({
      code: 'conflict',
      publicMessage: 'There is an entry with this key already.',
    });
  });

  rule('are listed by key, with 150 characters of their JSON', proves('CALL-026', 'ADM-CMS-004'), async () => {
    await createPage(as(admin), { ...hero, pageKey: 'zeta', content: { text: 'x'.repeat(500) } });
    await createPage(as(admin), { ...hero, pageKey: 'alpha', content: { a: 1 } });
    const [alpha, zeta] = await listPages(as(assistant));
    expect(alpha).toMatchObject({ pageKey: 'alpha', preview: '{"a":1}', json: '{\n  "a": 1\n}' });
    expect(zeta?.preview).toBe(`{"text":"${'x'.repeat(141)}…`);
    expect(zeta?.updatedAt).toBe(world.clock.now().toISOString());
  });

  rule(
    'are changed but for the key, with both values in the log; the same again changes nothing',
    {
      ...proves('CALL-052'),
    },
    async () => {
      await createPage(as(admin), hero);
      const { id, version } = await entryAt('homepage_hero');
      const change = { ...heroChange, metaDescription: null, content: { heading: 'Quiet.' } };
      await updatePage(as(assistant), id, change, version);
      await updatePage(as(assistant), id, change, version);
      expect(await getPageText(as(visitor), 'homepage_hero')).toMatchObject({
        heading: 'Quiet.',
        description: expect.stringContaining('live data sources'),
        metaDescription: expect.stringContaining('email address'),
      });
      expect((await entries()).filter(({ action }) => action === 'update').slice(-1)).toMatchObject([
        {
          entityId: id,
          details: { page_key: 'homepage_hero' },
          oldValues: { meta_description: 'What the home page says.', content: hero.content },
          newValues: { meta_description: null, content: { heading: 'Quiet.' } },
        },
      ]);
    },
  );

  rule('that somebody else has changed since are not written over', async () => {
    await createPage(as(admin), hero);
    const { id, version } = await entryAt('homepage_hero');
    await updatePage(as(assistant), id, { ...heroChange, title: 'Theirs' }, version);
    await expect(updatePage(as(admin), id, { ...heroChange, title: 'Mine' }, version)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await entryAt('homepage_hero')).title).toBe('Theirs');
    await expect(updatePage(as(admin), randomUUID(), heroChange, '')).rejects.toMatchObject({ code: 'not-found' });
  });

  rules('say which of their fields no page takes', () => {
    it('a part of another kind falls back alone', async () => {
      await createPage(as(admin), { ...hero, content: { heading: 7, description: 'Here.' } });
      expect((await entryAt('homepage_hero')).unused).toEqual(['heading']);
    });

    it('a legal text is taken whole or not at all', async () => {
      const legal = {
        updated: '2026-01-02',
        intro: 'Hello.',
        sections: [{ title: 'One', body: 'Text.' }, { title: '' }],
      };
      await createPage(as(admin), { ...hero, pageKey: 'legal_terms', content: legal });
      expect((await entryAt('legal_terms')).unused).toEqual(['sections.1.title', 'sections.1.body']);
      expect((await getLegalPage(as(visitor), 'legal_terms')).title).not.toBe('Home: hero');
    });

    it('a key that no page reads has none', async () => {
      await createPage(as(admin), { ...hero, pageKey: 'constructor' });
      expect((await entryAt('constructor')).unused).toEqual([]);
    });
  });
});
