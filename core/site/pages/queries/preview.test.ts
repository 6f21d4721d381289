import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageInput } from '#contract/site/pages.ts';
import type { Actor, Context } from '#core/base/context.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, assistant } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { previewPage } from './preview.ts';

describe('a preview of a page', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
  });
  afterAll(() => world.close());

  const as = (actor: Actor): Context => ({ actor, client: null, platform: world });
  const typed = (pageKey: string, content: PageInput['content'] = {}): PageInput => ({
    pageKey,
    title: 'Typed',
    metaDescription: null,
    content,
  });

  it('holds what is typed, the rest as it is, and saves nothing', async () => {
    const home = await previewPage(as(assistant), typed('homepage_trust', { heading: 'Ask us anything' }));
    expect(home).toMatchObject({ kind: 'home', trust: { heading: 'Ask us anything' } });
    if (home.kind === 'home') expect(home.hero.heading).not.toBe('');
    const contact = await previewPage(as(assistant), typed('contact_details', { heading: 'Find us', description: 3 }));
    expect(contact).toMatchObject({ kind: 'contact', text: { heading: 'Find us' } });
    const rows = await world.database.transaction(systemScope, (tx) => tx.select().from(cmsContent));
    expect(rows.filter(({ title }) => title === 'Typed')).toEqual([]);
  });

  it('of a legal text is cleaned as it will be for its readers', async () => {
    const sections = [{ title: 'One', body: 'Words. <script>pwned()</script>' }];
    const content = { updated: '2026-11-20', draft: true, intro: '**We** keep little.', sections };
    const { page } = (await previewPage(as(assistant), typed('legal_cookies', content))) as {
      page: { introHtml: string; sections: { html: string }[] };
    };
    expect(page.introHtml).toContain('<strong>We</strong>');
    expect(page.sections).toHaveLength(1);
    expect(JSON.stringify(page)).not.toContain('<script');
  });

  it('is for staff, and for keys that a page reads', async () => {
    await expect(previewPage(as(alice), typed('homepage_hero'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(previewPage(as(assistant), typed('toString'))).rejects.toMatchObject({ code: 'invalid' });
  });
});
