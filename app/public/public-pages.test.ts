import { readFileSync } from 'node:fs';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext } from '#app/context.ts';
import { loader as readBlog } from '#app/public/blog/blog.tsx';
import { loader as drawCover } from '#app/public/blog/blog-cover.ts';
import { blogPath } from '#app/public/blog/blog-path.ts';
import { coverPath, covers } from '#app/public/blog/cover.ts';
import { loader as findPasswordPage } from '#app/public/files/change-password.ts';
import { loader as readSecurityText } from '#app/public/files/security-text.ts';
import { loader as readManifest } from '#app/public/files/web-manifest.ts';
import { escapeXml } from '#app/public/files/xml.ts';
import { anchorOf } from '#app/public/services/use-anchor-scroll.ts';
import { organisation, pageMeta } from '#app/public/shell/page-meta.ts';
import { builtInBranding } from '#contract/site/branding.ts';
import { type Actor, visitor } from '#core/base/context.ts';
import { alice } from '#tests/cast.ts';
import { failing } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld } from '#tests/world.ts';
import { loader as readRoot } from '../root.tsx';

describe('the list of posts', () => {
  it('is empty, logged and marked for another try when it cannot be read', proves('ERR-081'), async () => {
    const world = await createWorld({ database: 'embedded' });
    const context = new RouterContextProvider();
    const database = failing(world.database, new Error('gone'));
    context.set(requestContext, { actor: visitor, client: null, platform: { ...world, database } });
    const url = new URL('https://quietprint.test/blog?tag=Phone');
    const args = { context, url, params: {}, request: new Request(url) } as unknown as Parameters<typeof readBlog>[0];
    const { data, init } = await readBlog(args);
    expect(data).toMatchObject({ posts: [], failed: true, listing: { tag: 'Phone' } });
    expect(init?.status).toBe(503);
    expect(world.logged.join()).toContain('The posts could not be read');
    await world.close();
  });

  it('has an address for each tag and place', () => {
    expect(blogPath({})).toBe('/blog');
    expect(blogPath({ tag: 'R&D / x', before: '1-a' })).toBe('/blog?tag=R%26D+%2F+x&before=1-a');
  });
});

describe('every page', () => {
  it('stands with the built-in branding, and the log says why, when the branding cannot be read', {
    ...proves('ERR-080'),
  }, async () => {
    const world = await createWorld({ database: 'embedded' });
    const context = new RouterContextProvider();
    const database = failing(world.database, new Error('gone'));
    context.set(requestContext, { actor: visitor, client: null, platform: { ...world, database } });
    const request = new Request('https://quietprint.test/contact');
    const args = { context, request, params: {} } as unknown as Parameters<typeof readRoot>[0];
    expect((await readRoot(args)).data.branding).toEqual(builtInBranding);
    expect(world.logged.join()).toContain('The branding could not be read');
    await world.close();
  });
});

describe('a cover', () => {
  const draw = (cover: string) => drawCover({ params: { cover } } as unknown as Parameters<typeof drawCover>[0]);

  it('is the same for the same post every time, and drawn for its number only', async () => {
    const path = coverPath('0190aaaa-0000-7000-8000-000000000001');
    expect(path).toMatch(/^\/blog\/covers\/\d{1,3}\.svg$/);
    expect(coverPath('0190aaaa-0000-7000-8000-000000000001')).toBe(path);
    const text = await draw('7.svg').text();
    expect(await draw('7.svg').text()).toBe(text);
    expect(text).toMatch(/<g id="lines"><path .*<g id="stones"><circle/);
    expect(text).not.toContain('NaN');
    expect(text.length).toBeLessThan(30_000);
  });

  it.each(['', 'x.svg', '-1.svg', '007.svg', `${covers}.svg`, '7.svg.svg', '1e2.svg', '7.png'])(
    'does not exist as %j',
    (cover) => {
      expect(() => draw(cover)).toThrow(expect.objectContaining({ code: 'not-found' }));
    },
  );
});

describe('the site on a home screen', () => {
  it('has icons that are there, in the sizes they are said to have, one of them to be cut round', async () => {
    const world = await createWorld({ database: 'embedded' });
    const context = new RouterContextProvider();
    context.set(requestContext, { actor: visitor, client: null, platform: world });
    const answer = readManifest({ context } as unknown as Parameters<typeof readManifest>[0]);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const { name, icons, start_url } = await answer.json();
    expect([name, start_url]).toEqual([world.config.site.name, '/']);
    for (const { src, sizes, type } of icons) {
      const file = readFileSync(new URL(`../../public${src}`, import.meta.url));
      if (type === 'image/svg+xml') expect(file.toString()).toContain('<svg');
      else expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose)).toContain('maskable');
    await world.close();
  });
});

describe('what a page says about itself', () => {
  const site = {
    name: 'Quietprint',
    tagline: 'Quiet.',
    company: 'Quietprint Limited',
    companyNumber: null,
    jurisdiction: 'Hong Kong',
    register: null,
    since: '2024',
    legalNotice: null,
    signUp: 'open' as const,
    contactEmail: 'hello@quietprint.test',
    emergencyTelephone: null,
    lastSecurityReview: null,
    demo: false,
  };

  it('names the configured address', () => {
    const meta = pageMeta(
      { site, origin: 'https://quietprint.test' },
      { title: 'Services', description: 'All.', path: '/services', data: organisation },
    );
    expect(meta).toContainEqual({ title: 'Services · Quietprint' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://quietprint.test/services' });
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://quietprint.test/services' });
    expect(meta.at(-1)).toMatchObject({
      'script:ld+json': { '@context': 'https://schema.org', '@type': 'Organization' },
    });
  });

  it('says little, and nothing wrong, when the root could not be read', () => {
    expect(pageMeta(undefined, { title: 'Blog', description: 'All.', path: '/blog' })).toEqual([
      { title: 'Blog · Quietprint' },
      { name: 'description', content: 'All.' },
    ]);
  });
});

describe('small readings', () => {
  it('take an anchor from a fragment, and none from one that cannot be read', () => {
    expect(['', '#', '#a-b', '#a%20b', '#%'].map(anchorOf)).toEqual([null, null, 'a-b', 'a b', null]);
  });

  it('make any text harmless in XML', () => {
    expect(escapeXml(`<a href="x">&'</a>\u0000\u0008\uFFFF\uD800😀`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&amp;&apos;&lt;/a&gt;\uFFFD😀',
    );
  });
});

describe('a well-known address', () => {
  const ask = async (load: (args: never) => Response, actor: Actor = visitor) => {
    const world = await createWorld({
      database: 'embedded',
      env: { APP_URL: 'https://quietprint.test', CONTACT_EMAIL: 'safety@quietprint.test' },
    });
    const context = new RouterContextProvider();
    context.set(requestContext, { actor, client: null, platform: world });
    const response = load({ context } as never);
    await world.close();
    return { response, now: world.clock.now() };
  };

  it('says where to report a vulnerability, for less than a year (RFC 9116)', async () => {
    const { response, now } = await ask(readSecurityText);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect(fields.get('Contact')).toBe('mailto:safety@quietprint.test');
    expect(fields.get('Canonical')).toBe('https://quietprint.test/.well-known/security.txt');
    expect(fields.get('Policy')).toBe('https://quietprint.test/terms-of-service');
    const days = (Date.parse(fields.get('Expires') ?? '') - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  it('leads to where a password is changed, whoever asks', async () => {
    const whereTo = async (actor: Actor) => (await ask(findPasswordPage, actor)).response.headers.get('location');
    expect(await whereTo(visitor)).toBe('/auth?view=reset');
    expect(await whereTo(alice)).toBe('/profile#password');
  });
});
