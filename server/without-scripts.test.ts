import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { initialPosts } from '#db/posts.ts';
import { seed } from '#db/seed.ts';
import { openTestDatabase } from '#tests/databases.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { proves } from '#tests/proves.ts';
import { type Answer, ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();

interface Form {
  method: string;
  action: string;
  fields: Record<string, string>;
  submits: number;
}

interface Page {
  title: string;
  h1: string[];
  mains: number;
  links: string[];
  forms: Form[];
}

/** A page as a browser without scripts shows it: what waits in a hidden element for a script is not there. */
function pageOf(html: string): Page {
  const page: Page = { title: '', h1: [], mains: 0, links: [], forms: [] };
  const open: string[] = [];
  const parser = new Parser({
    onopentag(name, attribs) {
      open.push('hidden' in attribs ? 'hidden' : name);
      if (open.includes('hidden')) return;
      const form = page.forms.at(-1);
      if (name === 'h1') page.h1.push('');
      if (name === 'main') page.mains++;
      if (name === 'a' && attribs.href) page.links.push(attribs.href);
      if (name === 'form')
        page.forms.push({ method: attribs.method ?? 'get', action: attribs.action ?? '', fields: {}, submits: 0 });
      if (!form || !open.includes('form')) return;
      if ((name === 'input' || name === 'textarea') && attribs.name) form.fields[attribs.name] = attribs.value ?? '';
      if (name === 'button' && attribs.type === 'submit') form.submits++;
    },
    ontext(text) {
      if (open.includes('h1')) page.h1.push((page.h1.pop() ?? '') + text);
      if (open.at(-1) === 'title' && !open.includes('svg')) page.title += text;
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return page;
}

const [firstPost] = initialPosts();
const pages: [address: string, h1: RegExp][] = [
  ['/', /^Your.digital.footprint,.made.quiet\.$/u],
  ['/services', /^Services$/],
  ['/blog', /^Privacy & Security News$/],
  [`/blog/${firstPost?.slug}`, new RegExp(`^${firstPost?.title}$`)],
  ['/contact', /^Contact$/],
  ['/privacy-policy', /^Privacy Policy$/],
  ['/terms-of-service', /^Terms of Service$/],
  ['/cookie-policy', /^Cookie Policy$/],
  ['/gdpr-compliance', /^GDPR Compliance$/],
  ['/free-scan', /^Free Privacy Scan$/],
];
const footer = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/gdpr-compliance', '/contact', '/blog'];

describe('without scripts', () => {
  let world: World;
  let product: Product;

  beforeAll(async () => {
    const database = await openTestDatabase();
    await seed(database);
    world = await createWorld({ database, env: { APP_URL: 'http://localhost:3000' } });
    product = await openProduct(world, build);
  });
  afterAll(async () => {
    product.stop();
    await world.close();
    await world.database.close();
  });

  const read = async (path: string): Promise<Page> => pageOf((await ask(product, path)).text);

  function post(path: string, fields: Record<string, string>): Promise<Answer> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    return ask(product, path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  }

  it.each(pages)(
    '%s has its heading, its title, its way around and forms that can be sent',
    proves('ROLE-001'),
    async (path, h1) => {
      const page = await read(path);
      expect(page.h1).toEqual([expect.stringMatching(h1)]);
      expect(page.title).toContain('Quietprint');
      expect(page.mains).toBe(1);
      expect(page.links).toEqual(
        expect.arrayContaining(['#main', '/', '/services', '/blog', '/contact', '/auth', ...footer]),
      );
      for (const form of page.forms.filter(({ submits }) => submits > 0)) {
        expect(form.method, form.action).toBe('post');
        expect(form.action).toMatch(/^\/[a-z-]+$/);
        expect(Object.keys(form.fields).length).toBeGreaterThan(0);
      }
    },
  );

  it('the blog reads: its posts are listed, and each says what it has to say', proves('ROLE-002'), async () => {
    const { text } = await ask(product, '/blog');
    for (const { slug, title } of initialPosts()) {
      expect(text).toContain(`href="/blog/${slug}"`);
      expect((await read(`/blog/${slug}`)).h1).toEqual([title]);
    }
  });

  it('every link of every page leads somewhere', async () => {
    const links = new Set<string>();
    for (const [path] of pages) for (const link of (await read(path)).links) links.add(link);
    const own = [...links].filter((link) => link.startsWith('/') && !link.startsWith('/dev/'));
    expect(own.length).toBeGreaterThan(20);
    for (const link of own) {
      const [path = '', anchor] = link.split('#');
      const answer = await ask(product, path);
      expect(answer.status, link).toBe(200);
      if (anchor) expect(answer.text, link).toContain(`id="${anchor}"`);
    }
  });

  it('a visitor starts a free scan, and is told what was wrong before', async () => {
    const form = (await read('/free-scan')).forms.find(({ action }) => action === '/free-scan');
    expect(Object.keys(form?.fields ?? {})).toEqual(['name', 'email']);
    const blank = await post('/free-scan', { name: 'Nora Noscript', email: ' ' });
    expect(blank.status).toBe(400);
    expect(blank.text).toContain('Please fill in all fields');
    expect(blank.text).toMatch(/<input[^>]*value="Nora Noscript"/);
    const sent = await post('/free-scan', { name: 'Nora Noscript', email: 'nora@example.com' });
    expect(pageOf(sent.text).h1).toEqual(['Check nora@example.com']);
  });

  it('a visitor writes a message, and loses nothing of one that was refused', async () => {
    const form = (await read('/contact')).forms.find(({ action }) => action === '/contact');
    world.clock.advance(10_000);
    const written = {
      ...form?.fields,
      name: ' ',
      email: 'nora@example.com',
      subject: 'No scripts',
      message: 'Hello & <hi>',
    };
    const refused = await post('/contact', written);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Please give your name.');
    expect(refused.text).toContain('Hello &amp; &lt;hi&gt;</textarea>');
    const again = pageOf(refused.text).forms.find(({ action }) => action === '/contact');
    world.clock.advance(10_000);
    const sent = await post('/contact', { ...written, ...again?.fields, message: written.message, name: 'Nora' });
    expect(sent.status).toBe(200);
    expect(sent.text).toContain('Message Sent');
  });

  it('a visitor signs up, and loses nothing of a form that was refused', async () => {
    const typed = { fullName: 'Nora Script', email: 'nora.signs.up@example.com', password: 'quiet gravel' };
    const refused = await post('/auth?tab=sign-up', { ...typed, confirm: 'quiet gravel!' });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/<input[^>]*aria-invalid="true"/);
    for (const value of [typed.fullName, typed.email]) expect(refused.text).toContain(`value="${value}"`);
    const sent = await post('/auth?tab=sign-up', { ...typed, confirm: typed.password });
    expect(sent.text).toContain('Please check your email to confirm your account.');
  });

  it('a service that does not exist cannot be requested, and a mangled link to a scan leads to a new start', async () => {
    expect((await post('/services', { service: 'no-such-service' })).status).toBe(404);
    expect((await post('/scan/open', { token: 'A'.repeat(43) })).text).toMatch(/href="\/"[^>]*>Start again</);
  });
});
