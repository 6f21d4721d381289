import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitor } from '#core/base/context.ts';
import { admin } from '#tests/cast.ts';
import { reached, reported } from '#tests/screens.ts';
import { slownessNow } from '#tests/slowness.ts';
import { type Answer, ask, askRaw, startTestServer, type TestServer } from '#tests/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: { answerMs: 300, bodyBytes: 1_000, bodyMs: 1_500 } });
});
afterAll(() => server.stop());

const own = { 'sec-fetch-site': 'same-origin' };
const form = { ...own, 'content-type': 'application/x-www-form-urlencoded' };

function expectSafe({ headers }: Answer): void {
  expect(headers['content-security-policy']).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic'/);
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(headers['content-security-policy']).toContain(rule);
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['permissions-policy']).toContain('geolocation=()');
}

describe('the headers of every answer', () => {
  it.each([
    ['a page', '/', 'GET', 200],
    ['HEAD of a page', '/', 'HEAD', 200],
    ['data of a page', '/client.data', 'GET', 200],
    ['health', '/healthz', 'GET', 200],
    ['an address that does not exist', '/nowhere', 'GET', 404],
    ['a failure of the business', '/limited', 'GET', 429],
    ['a broken page', '/broken', 'GET', 500],
    ['a page that takes too long', '/slow?ms=4000', 'GET', 503],
    ['an address that cannot be read', '/%', 'GET', 400],
    ['an address of two minds', '/a%2fb', 'GET', 404],
    ['a method that we do not know', '/', 'PROPFIND', 405],
    ['a refused form', '/form', 'POST', 403],
    ['a refused stream', '/live?topic=scan:1', 'GET', 403],
  ])('stand on %s', async (_kind, path, method, status) => {
    const answer = await ask(server, path, { method });
    expect(answer.status).toBe(status);
    expectSafe(answer);
  });

  it('carry a nonce of their own each time, and the page carries the same', async () => {
    const nonces = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const { headers, text } = await ask(server, '/');
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      expect(headers['content-security-policy']).toContain(`; script-src 'nonce-${nonce}' 'strict-dynamic';`);
      if (text.includes('<script')) expect(text).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(20);
  });

  it('do not ask for https where the site has none', async () => {
    const local = await startTestServer({ headers: { secure: false } });
    expect((await ask(local, '/')).headers['strict-transport-security']).toBeUndefined();
    await local.stop();
  });

  it('keep pages of somebody signed in out of every cache', async () => {
    expect((await ask(server, '/')).headers['cache-control']).toBe('private, no-cache');
    expect((await ask(server, '/', { headers: { cookie: 'a=b' } })).headers['cache-control']).toBe('no-store');
  });
});

describe('failures', () => {
  it('of the business reach the page with their status and message', async () => {
    const answer = await ask(server, '/missing');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('No such scan');
  });

  it('say when to come back', async () => {
    expect((await ask(server, '/limited')).headers['retry-after']).toBe('42');
    expect((await ask(server, '/limited.data')).headers['retry-after']).toBe('42');
  });

  it('that a screen answers by itself say when to come back, though it has no headers of its own', async () => {
    for (const path of ['/said-busy', '/said-busy.data']) {
      const answer = await ask(server, path);
      expect([path, answer.status, answer.headers['retry-after']]).toEqual([path, 503, '7']);
    }
    const posted = await ask(server, '/said-busy', { method: 'POST', headers: form, body: 'a=1' });
    expect([posted.status, posted.headers['retry-after']]).toEqual([429, '8']);
  });

  it('of the database are 503 with Retry-After, reported once with the request', async () => {
    server.logged.length = 0;
    const answer = await ask(server, '/outage');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(server.logged).toHaveLength(1);
    expect(server.logged[0]?.fields.requestId).toBe(answer.headers['x-request-id']);
  });

  it('of the database while finding out who asks are 503 too', async () => {
    server.database.failure = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    server.logged.length = 0;
    const answers = await Promise.all(
      ['/who', '/who.data', '/live?topic=branding-changes'].map((path) => ask(server, path)),
    );
    server.database.failure = null;
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(answers.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
    expect(server.logged).toHaveLength(3);
    expect(answers[0]?.text, 'the page of the screens, not the bare one').toContain('<h1>503');
  });

  it('of finding out who asks that are no outage stay in the server', async () => {
    server.database.failure = new Error('secret detail');
    const answer = await ask(server, '/');
    server.database.failure = null;
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret detail');
  });

  it('that nobody expected tell the visitor nothing', async () => {
    const answer = await ask(server, '/broken');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/secret detail|at .*\.ts/);
    expect(String(reported.at(-1))).toContain('secret detail');
  });

  it('of rendering itself still give a page', async () => {
    const answer = await ask(server, '/', { headers: { 'x-break-rendering': '1' } });
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.text).toContain('Something went wrong on our side');
    expect(answer.text).toContain(String(answer.headers['x-request-id']));
  });
});

describe('what is sent as a form', () => {
  const multipart = (boundary: string) => ({ ...own, 'content-type': `multipart/form-data${boundary}` });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['JSON', { ...own, 'content-type': 'application/json' }, '{"name":"Alice"}'],
    ['plain text', { ...own, 'content-type': 'text/plain' }, 'name=Alice'],
    ['a body without a type', own, 'name=Alice'],
    ['no body', own, undefined],
    ['parts without a boundary', multipart(''), 'garbage'],
    ['parts that are none', multipart('; boundary=b'), 'garbage'],
    ['parts that break off', multipart('; boundary=b'), '--b\r\nContent-Disposition: form-data; name="a"\r\n'],
  ])('and is %s is the sender’s mistake: 400, and nobody is woken', async (_what, headers, body) => {
    server.logged.length = reported.length = 0;
    for (const path of ['/fields', '/fields.data']) {
      const answer = await ask(server, path, { method: 'POST', headers, ...(body !== undefined && { body }) });
      expect(answer.status).toBe(400);
    }
    expect([...server.logged, ...reported]).toEqual([]);
  });

  it('and is one arrives', async () => {
    reached.length = 0;
    const answer = await ask(server, '/fields', { method: 'POST', headers: form, body: 'name=Alice&email=x' });
    expect(answer.status).toBe(200);
    expect(reached).toEqual(['fields name,email']);
  });
});

describe('requests', () => {
  it('are named by us, not by the client', async () => {
    const { headers } = await ask(server, '/', { headers: { 'x-request-id': 'chosen-by-client' } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('may be named by a proxy of ours', async () => {
    const proxied = await startTestServer({ config: { trustedProxies: 1 } });
    const named = await ask(proxied, '/', { headers: { 'x-request-id': 'from-our-proxy-1' } });
    const absurd = await ask(proxied, '/', { headers: { 'x-request-id': '<script>' } });
    await proxied.stop();
    expect(named.headers['x-request-id']).toBe('from-our-proxy-1');
    expect(absurd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('with files are refused for now where nobody can say in time who hands them over', async () => {
    server.who.looked = new Promise(() => {});
    const answer = await ask(server, '/admin/pictures', { method: 'POST', headers: form, body: 'a=1' });
    delete server.who.looked;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  });

  it('may be larger where staff write whole texts, from staff', async () => {
    const body = 'x'.repeat(1_001);
    const statusOf = async (path: string) => (await ask(server, path, { method: 'POST', headers: form, body })).status;
    expect([await statusOf('/admin/blog/new'), await statusOf('/admin/content/x.data')]).toEqual([413, 413]);
    server.who.actor = admin;
    expect([await statusOf('/admin/blog/new'), await statusOf('/admin/messages/x')]).toEqual([404, 413]);
    server.who.actor = visitor;
  });

  it('with a body over the limit are refused, with its length or without', async () => {
    reached.length = 0;
    const body = 'x'.repeat(1_001);
    const withLength = await ask(server, '/form', { method: 'POST', headers: form, body });
    const chunked = await ask(server, '/form', {
      method: 'POST',
      headers: { ...form, 'transfer-encoding': 'chunked' },
      body,
    });
    expect([withLength.status, chunked.status]).toEqual([413, 413]);
    expectSafe(withLength);
    expect(reached).toEqual([]);
  });

  it('with a body within the limit arrive whole, with its length or without', async () => {
    reached.length = 0;
    const body = 'x'.repeat(1_000);
    await ask(server, '/form', { method: 'POST', headers: form, body });
    await ask(server, '/form', { method: 'POST', headers: { ...form, 'transfer-encoding': 'chunked' }, body });
    expect(reached).toEqual(['POST 1000', 'POST 1000']);
  });

  it('are answered in time or with 503', async () => {
    const started = performance.now();
    const { status, headers } = await ask(server, '/slow?ms=4000');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(performance.now() - started).toBeLessThan(3_000 * slownessNow());
  });

  it('that had no answer in time fail no second time when it is there', async () => {
    server.logged.length = 0;
    const { status } = await ask(server, '/slow?ms=600', { headers: { 'accept-encoding': 'gzip' } });
    expect(status).toBe(503);
    await wait(600);
    expect(server.logged.map(({ fields }) => fields.status)).toEqual([503]);
  });

  it('whose body takes too long are refused before anything is done for them, and their connection is closed', async () => {
    reached.length = server.logged.length = reported.length = 0;
    const lines = ['POST /fields HTTP/1.1', 'host: a', 'content-length: 900'];
    const head = [...lines, ...Object.entries(form).map(([name, value]) => `${name}: ${value}`)].join('\r\n');
    const answer = await askRaw(server, `${head}\r\n\r\nname=`);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('took too long');
    expect([...reached, ...server.logged, ...reported]).toEqual([]);
  });

  it('by HEAD get the same status and headers, and no body', async () => {
    for (const path of ['/', '/client', '/missing', '/healthz', '/%', '/nowhere']) {
      const [get, head] = await Promise.all([ask(server, path), ask(server, path, { method: 'HEAD' })]);
      expect([path, head.status, head.text]).toEqual([path, get.status, '']);
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
    }
  });

  it('for data pass the same guards as the page', async () => {
    reached.length = 0;
    const paths = ['/guarded', '/guarded.data', '/guarded.data?_routes=/guarded'];
    for (const path of paths) {
      expect((await ask(server, path)).status, path).toBe(403);
      expect((await ask(server, path, { method: 'POST', headers: form, body: 'a=1' })).status, path).toBe(403);
    }
    expect(reached).toEqual([]);
  });
});

describe('health', () => {
  it('is the process alone at /healthz, and the database too at /readyz', async () => {
    server.database.ready = false;
    const [alive, ready] = await Promise.all([ask(server, '/healthz'), ask(server, '/readyz')]);
    server.database.ready = true;
    expect([alive.status, alive.text]).toEqual([200, '{"ok":true}']);
    expect([ready.status, ready.headers['content-type']]).toEqual([503, 'application/json']);
    expect((await ask(server, '/readyz')).status).toBe(200);
  });

  it('is not ready within two seconds of a database that hangs', async () => {
    server.database.ready = new Promise<boolean>(() => {});
    const started = performance.now();
    const { status } = await ask(server, '/readyz');
    server.database.ready = true;
    expect(status).toBe(503);
    expect(performance.now() - started).toBeLessThan(5_000 * slownessNow());
  });
});

describe('what is not HTTP', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400],
    ['headers that never end', `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(9_000)}`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabc', 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a Host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
    ['a port that is none', 'GET / HTTP/1.1\r\nhost: a:99999\r\nconnection: close\r\n\r\n', 400],
    ['another site', 'GET http://other.example/ HTTP/1.1\r\nhost: other.example\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nhost: a\r\n\r\n', 405],
  ])('is refused with a page: %s', async (_what, bytes, status) => {
    const answer = await askRaw(server, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (!bytes.startsWith('GET / HTTP/1.1\r\n\r\n')) expect(answer).toContain('content-security-policy');
  });
});
