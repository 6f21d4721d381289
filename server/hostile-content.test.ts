import { eq, sql } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageUses } from '#contract/site/pages.ts';
import { pictureAddress } from '#contract/site/picture.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { brandingAssets } from '#core/site/branding/schema.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { pictureUpkeep } from '#core/site/pictures/jobs.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { services } from '#core/site/services/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { payloads } from '#platform/text/payloads.fixture.ts';
import { admin, alice, insertCast } from '#tests/cast.ts';
import { openTestDatabase } from '#tests/databases.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { copyOf, picturesOutside } from '#tests/pictures.ts';
import { productBuild } from '#tests/product.ts';
import { type Answer, ask } from '#tests/test-server.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
const everything = payloads.join(' ');
/** A few in each text, so that there are fewer pages to look at. */
const texts = payloads.flatMap((_, n) => (n % 4 === 0 ? [payloads.slice(n, n + 4).join(' ')] : []));
const nonceOf = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';

const embeds = new Set(['iframe', 'frame', 'object', 'embed', 'applet', 'portal', 'base']);
const links = new Set('href src action formaction xlink:href data poster srcset ping background'.split(' '));
/** As browsers read a scheme: without white space and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const schemeOf = (value: string) => /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\x00-\x20]/g, ''))?.[1];

function dangerOf(name: string, value: string): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return true;
  if (name === 'style') return /url|expression|import/i.test(value);
  if (!links.has(name)) return false;
  const scheme = schemeOf(value);
  return value.trim().startsWith('//') || (scheme !== undefined && !/^(?:https?|mailto|tel)$/i.test(scheme));
}

/** What a script of ours says beside its texts. */
const codeOf = (script: string) => script.replace(/"(?:[^"\\]|\\.)*"/g, '""');

/** Everything in a page that could run and is not ours, or that would lead to something that runs. */
function dangersIn(html: string, nonce: string): string[] {
  const dangers: string[] = [];
  let script: Record<string, string> | null = null;
  let text = '';
  const judge = (own: Record<string, string>) => {
    if (own.type === 'application/ld+json') JSON.parse(text);
    else if (own.nonce !== nonce || (own.src && !own.src.startsWith('/assets/'))) dangers.push(`script: ${text}`);
    else if (codeOf(text).includes('pwned')) dangers.push(`our script: ${text}`);
  };
  const parser = new Parser({
    onopentag(name, attribs) {
      if (embeds.has(name) || (name === 'meta' && attribs['http-equiv'])) dangers.push(`<${name}>`);
      if (name === 'script') [script, text] = [attribs, ''];
      for (const [attribute, value] of Object.entries(attribs))
        if (dangerOf(attribute, value)) dangers.push(`${name} ${attribute}=${value}`);
    },
    ontext(part) {
      if (script) text += part;
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      judge(script);
      script = null;
    },
  });
  parser.end(html);
  return dangers;
}

/** Texts of the elements of a name. */
function textsOf(source: string, element: string, xmlMode = false): string[] {
  const texts: string[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === element && depth++ === 0) texts.push('');
      },
      ontext(part) {
        if (depth > 0) texts.push((texts.pop() ?? '') + part);
      },
      onclosetag(name) {
        if (name === element) depth--;
      },
    },
    { xmlMode },
  );
  parser.end(source);
  return texts;
}

const post = (text: string, n: number): typeof blogPosts.$inferInsert => ({
  slug: `post-${n}`,
  title: text,
  content: text,
  excerpt: n % 2 === 0 ? text : null,
  tags: [text],
  featuredImageUrl: text,
  status: 'published',
  isPublished: true,
  publishedAt: new Date(Date.UTC(2027, 0, 1, 0, n)),
});

const service = {
  name: everything,
  description: everything,
  detailedDescription: everything,
  features: [...payloads],
  buttonLabel: everything,
  badge: everything,
};

const pages = Object.keys(pageUses).map((pageKey) => ({
  pageKey,
  title: everything,
  metaDescription: everything,
  content: {
    heading: everything,
    description: everything,
    updated: '2027-01-02',
    draft: true,
    intro: payloads.join('\n\n'),
    sections: payloads.map((body) => ({ title: body.replace(/\s+/g, ' ').trim(), body })),
  },
}));

/** As somebody could write it who is at the database, past every form. */
async function writeHostile({ database }: World, { orderId, messageId }: Things): Promise<void> {
  await database.transaction(systemScope, async (tx) => {
    await tx.insert(blogPosts).values(texts.map(post));
    await tx.update(services).set(service);
    const { pageKey: target } = cmsContent;
    const set = {
      title: sql`excluded.title`,
      content: sql`excluded.content`,
      metaDescription: sql`excluded.meta_description`,
    };
    await tx.insert(cmsContent).values(pages).onConflictDoUpdate({ target, set });
    await tx.update(profiles).set({ fullName: everything }).where(eq(profiles.id, alice.userId));
    const order = { serviceName: everything, contactEmail: everything, adminNotes: everything };
    await tx.update(serviceRequests).set(order).where(eq(serviceRequests.id, orderId));
    const message = { name: everything, email: everything, title: everything, message: everything };
    await tx.update(contactMessages).set(message).where(eq(contactMessages.id, messageId));
  });
}

async function setBranding({ database }: World, assetUrl: string): Promise<void> {
  await database.transaction(systemScope, async (tx) => {
    await tx.delete(brandingAssets);
    await tx.insert(brandingAssets).values([
      { assetType: 'logo', assetUrl },
      { assetType: 'favicon', assetUrl },
    ]);
  });
}

describe('texts that want to run', () => {
  let world: World;
  let product: Product;
  let things: Things;
  const cookies: Record<'alice' | 'admin', string> = { alice: '', admin: '' };

  beforeAll(async () => {
    const database = await openTestDatabase();
    await seed(database);
    await insertCast(database);
    world = await createWorld({ database, env: { APP_URL: 'http://localhost:3000' }, outgoing: picturesOutside() });
    product = await openProduct(world, build);
    things = await makeThings(world);
    await writeHostile(world, things);
    for (const person of [alice, admin]) {
      const { access_token } = await openSessionOf(world, { ...person, fullName: everything });
      cookies[person === alice ? 'alice' : 'admin'] = `qp_access=${access_token}`;
    }
  });
  afterAll(async () => {
    product.stop();
    await world.close();
    await world.database.close();
  });

  async function findDangers(path: string, who: keyof typeof cookies | null = null): Promise<Answer> {
    const answer = await ask(product, path, who ? { headers: { cookie: cookies[who] } } : {});
    expect(String(answer.headers['content-type']), path).toContain('text/html');
    expect(dangersIn(answer.text, nonceOf(answer)), path).toEqual([]);
    return answer;
  }

  it.each(['<script>pwned()</script>', '<img src=x onerror=pwned()>', '<a href=" java\nscript:x">', '<base href=/x>'])(
    'would be found: %s',
    (html) => expect(dangersIn(html, 'nonce')).toHaveLength(1),
  );
  it('would be found in our own scripts', () => {
    expect(dangersIn('<script nonce="n">enqueue("pwned()")</script>', 'n')).toEqual([]);
    expect(dangersIn('<script nonce="n">enqueue("");pwned()</script>', 'n')).toHaveLength(1);
  });

  it('are words and nothing else in a post: title, excerpt, text, tag and picture', async () => {
    for (const [n, text] of texts.entries()) {
      const answer = await findDangers(`/blog/post-${n}`);
      const words = (some: string | undefined) => some?.replace(/\s+/g, ' ').trim();
      expect(words(textsOf(answer.text, 'h1')[0])).toBe(words(text));
    }
  });

  it('are words in the list of posts, on each of its pages and under each tag', async () => {
    let path: string | undefined = '/blog';
    for (let page = 0; path; page++) {
      expect(page).toBeLessThan(20);
      const { text } = await findDangers(path);
      path = /<a[^>]*href="([^"]*)"[^>]*rel="next"|<a[^>]*rel="next"[^>]*href="([^"]*)"/
        .exec(text)
        ?.slice(1)
        .find(Boolean)
        ?.replaceAll('&amp;', '&');
      if (!path) expect(page).toBe(2);
    }
    for (const text of texts) await findDangers(`/blog?tag=${encodeURIComponent(text)}`);
  });

  it('are words on home, catalogue, contact and legal pages', async () => {
    const { text } = await findDangers('/services');
    expect(textsOf(text, 'main')[0]).toContain('</script><script>pwned()</script>');
    for (const { path } of Object.values(pageUses)) {
      const page = await findDangers(path);
      expect(textsOf(page.text, 'main')[0], path).toContain('<img src=x onerror=pwned()>');
    }
  });

  it('are words in the feed and the sitemap, which stay whole', async () => {
    const feed = await ask(product, '/blog/feed.xml');
    const contents = textsOf(feed.text, 'content', true);
    expect(contents).toHaveLength(20);
    for (const html of contents) expect(dangersIn(html, '')).toEqual([]);
    const known = new Set('feed id title link updated author name entry published category summary content'.split(' '));
    known.add('?xml');
    const foreign: string[] = [];
    const parser = new Parser({ onopentag: (name) => void (known.has(name) || foreign.push(name)) }, { xmlMode: true });
    parser.end(feed.text);
    expect(foreign).toEqual([]);
    expect(textsOf((await ask(product, '/sitemap.xml')).text, 'loc', true).length).toBeGreaterThan(texts.length);
  });

  it('are words in what was asked for and does not exist', async () => {
    for (const text of texts) {
      const encoded = encodeURIComponent(text);
      const answer = await ask(product, `/${encoded}`);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(dangersIn(answer.text, nonceOf(answer)), text).toEqual([]);
      await findDangers(`/auth?next=${encoded}`);
    }
  });

  it('lead nowhere as the address of logo or favicon', async () => {
    const run = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    const keepBranding = () => pictureUpkeep.run(world, {}, run);
    for (const address of [
      'https://brand.invalid/a.png"onerror="pwned()',
      "https://brand.invalid/'><script>pwned()</script>",
    ]) {
      await setBranding(world, address);
      expect((await findDangers('/contact')).text, 'no copy').toContain('<link rel="icon" href="/favicon.svg"/>');
      await keepBranding();
      const href = copyOf(pictureAddress(address) ?? '');
      expect((await findDangers('/contact')).text).toContain(`<link rel="icon" href="${href}"/>`);
    }
    for (const address of [
      'https://brand.invalid/a.svg',
      'data:image/png;base64,iVBORw0KGgo=',
      'javascript:pwned()',
      everything,
    ]) {
      await setBranding(world, address);
      await keepBranding();
      expect((await findDangers('/contact')).text, address).toContain('<link rel="icon" href="/favicon.svg"/>');
    }
  });

  it('are words to their owner and to staff: names, messages, orders, notes', async () => {
    const { orderId, messageId, postId, contentId } = things;
    for (const path of ['/dashboard', '/dashboard/requests', `/dashboard/requests/${orderId}`, '/profile'])
      await findDangers(path, 'alice');
    const tabs = [
      '',
      '/messages',
      '/orders',
      '/requests',
      '/users',
      '/services',
      '/content',
      '/blog',
      '/branding',
      '/audit',
    ];
    const single = [
      `/messages/${messageId}`,
      `/orders/${orderId}`,
      `/users/${alice.userId}`,
      '/services/expert-consultancy',
      `/content/${contentId}`,
      `/blog/${postId}`,
      `/blog/${postId}/preview`,
    ];
    for (const path of [...tabs, ...single]) expect((await findDangers(`/admin${path}`, 'admin')).status).toBe(200);
  });
});
