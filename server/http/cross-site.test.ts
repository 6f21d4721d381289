import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reached } from '#tests/screens.ts';
import { ask, startTestServer, type TestServer } from '#tests/test-server.ts';
import { isOwnRequest } from './cross-site.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];
const site = 'https://quietprint.example';

const refused: [string, Record<string, string>][] = [
  ['neither header', {}],
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
  ['cross-site with our Origin', { 'sec-fetch-site': 'cross-site', origin: site }],
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['Origin: null', { origin: 'null' }],
  ['an Origin that is none', { origin: 'quietprint.example' }],
  ['an Origin that is none, from a page of ours', { 'sec-fetch-site': 'same-origin', origin: '::' }],
  ['our name without https', { origin: 'http://quietprint.example' }],
  ['our name as part of another', { origin: 'https://quietprint.example.evil.example' }],
  ['an unknown word', { 'sec-fetch-site': 'Same-Origin ' }],
];
const accepted: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['same-origin from a page that sends no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ['same-origin with our Origin, behind a proxy', { 'sec-fetch-site': 'same-origin', origin: site }],
  ['our Origin', { origin: site }],
];

describe('a request that may change something', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    reached.length = 0;
  });

  for (const path of ['/form', '/form.data']) {
    for (const method of methods) {
      it.each(refused)(`is refused: ${method} ${path} with %s`, async (_what, headers) => {
        const { status } = await ask(server, path, { method, headers, body: 'a=1' });
        expect([status, reached]).toEqual([403, []]);
      });
      it.each(accepted)(`is let in: ${method} ${path} with %s`, async (_what, headers) => {
        const { status } = await ask(server, path, { method, headers, body: 'a=1' });
        expect(status).toBeLessThan(400);
        expect(reached).toEqual([`${method} 3`]);
      });
    }
  }

  it('is not asked where it comes from when it only reads', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await ask(server, '/', { headers })).status).toBe(200);
    expect((await ask(server, '/', { method: 'HEAD', headers })).status).toBe(200);
  });

  it('may name the host itself on a machine of a developer, and only there', async () => {
    const local = await startTestServer({ config: { mode: 'local', appUrl: 'http://localhost:3000' } });
    const send = (target: TestServer, origin: string) =>
      ask(target, '/form', { method: 'POST', headers: { origin }, body: 'a=1' });
    expect((await send(local, local.origin)).status).toBe(200);
    expect((await send(local, 'http://127.0.0.1:1')).status).toBe(403);
    expect((await send(server, server.origin)).status).toBe(403);
    await local.stop();
  });
});

it('only exactly named paths are exempt', () => {
  const policy = { siteOrigin: site, acceptOwnHost: false, exempt: new Set(['/webhooks/stripe']) };
  const post = (path: string) => isOwnRequest(new Request(`${site}${path}`, { method: 'POST' }), policy);
  expect(post('/webhooks/stripe')).toBe(true);
  expect(['/webhooks/stripe/', '/webhooks/stripe.data', '/webhooks', '/Webhooks/stripe'].some(post)).toBe(false);
});
