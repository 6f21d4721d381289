import { describe, expect, it } from 'vitest';
import { letScriptsWait, letVisitorsPageWait } from './late-scripts.ts';

const preload = (href: string) => `<link rel="modulepreload" href="${href}"/>`;
const drawn =
  `<head>${preload('/assets/entry.client-a.js')}${preload('/assets/shell-b.js')}</head><body>` +
  `<script nonce="n" type="module" async="">import * as route0 from "/assets/root-c.js";\n\nimport("/assets/entry.client-a.js");</script></body>`;

describe('a drawn page', () => {
  it('loads only its entry, and keeps what starts the rest', () => {
    expect(letScriptsWait(drawn, null)).toBe(
      `<head></head><body><script nonce="n" type="text/plain" data-files="/assets/entry.client-a.js /assets/shell-b.js">` +
        `import * as route0 from "/assets/root-c.js";\n\nimport("/assets/entry.client-a.js").then(({ hydrate }) => hydrate());</script>` +
        `<script type="module" async="" src="/assets/entry.client-a.js"></script></body>`,
    );
  });

  it.each([
    ['without scripts', '<body>quiet</body>'],
    ['whose scripts start in another way', drawn.replace('import("/assets/entry.client-a.js");', 'start();')],
  ])('%s stays as it is', (_what, html) => {
    expect(letScriptsWait(html, null)).toBe(html);
  });
});

describe('a page that is drawn for one visitor', () => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const sent = async (address: string, init: ResponseInit = { headers: html }, request: RequestInit = {}) => {
    const asked = new Request(new URL(address, 'https://quietprint.example'), request);
    return (await letVisitorsPageWait(asked, new Response(drawn, init), 'n')).text();
  };

  it.each([
    '/',
    '/contact',
    '/contact?service=x',
    '/status',
    '/blog/a-post',
    '/verify',
    '/auth?tab=sign-up',
    '/free-scan',
  ])('waits with its scripts: %s', async (path) =>
    expect(await sent(path)).toContain('<script nonce="n" type="module" async="" src="/assets/entry.client-a.js">'),
  );

  it.each(['/scan/1', '/auth/link', '/free-scan/waiting', '/blog/a/b'])(
    'starts at once where things move: %s',
    async (path) => expect(await sent(path)).toBe(drawn),
  );

  it.each<[string, ResponseInit, RequestInit]>([
    ['has a message to show', { headers: { ...html, 'set-cookie': 'toast=' } }, {}],
    ['failed', { status: 500, headers: html }, {}],
    ['is data', { headers: { 'content-type': 'application/json' } }, {}],
    ['answers a form', { headers: html }, { method: 'POST' }],
  ])('starts at once when it %s', async (_why, init, request) => expect(await sent('/', init, request)).toBe(drawn));
});
