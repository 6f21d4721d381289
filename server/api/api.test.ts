import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokenScope } from '#contract/accounts/tokens.ts';
import { giveToken } from '#core/accounts/tokens/tokens.fixture.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { scanRun } from '#core/scans/jobs.ts';
import * as watchingJobs from '#core/watching/jobs.ts';
import { admin, alice, bob, type Person } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { tinyBuild } from '#tests/screens.ts';
import { type Answer, ask } from '#tests/test-server.ts';

let shop: Shop;
let product: Product;

beforeAll(async () => {
  shop = await createShop('embedded', {
    jobs: [scanRun, ...Object.values(watchingJobs)],
    env: { APP_URL: 'http://localhost:3000', STAFF_TWO_FACTOR: 'off' },
  });
  product = await openProduct(shop.world, tinyBuild);
});
afterAll(async () => {
  product.stop();
  await shop.world.close();
});

interface Sent {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Requests of a program that holds a token. */
function clientOf(token: string | null) {
  return async (path: string, { method = 'GET', body, headers = {} }: Sent = {}): Promise<Answer & { json: never }> => {
    const answer = await ask(product, `/api/v1${path}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const isJson = answer.text !== '' && /json/.test(String(answer.headers['content-type']));
    return { ...answer, json: (isJson ? JSON.parse(answer.text) : null) as never };
  };
}

const clientWith = async (person: Person, ...scopes: TokenScope[]) =>
  clientOf((await giveToken(shop.world, person, { scopes })).token);

describe('a token', () => {
  it('is needed, and cookies of a session do not count', async () => {
    const { access_token } = await openSessionOf(shop.world, alice);
    const answer = await clientOf(null)('/me', { headers: { cookie: `qp_access=${access_token}` } });
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer realm="localhost:3000"']);
    expect(answer.headers['content-type']).toBe('application/problem+json');
  });

  it('opens what its scopes name and nothing else', async () => {
    const read = await clientWith(alice, 'orders:read');
    expect((await read('/orders')).status).toBe(200);
    const refused = await read('/scans');
    expect(refused.status).toBe(403);
    expect(refused.headers['www-authenticate']).toContain('error="insufficient_scope", scope="scans:read"');
    expect(refused.json).toMatchObject({ title: 'Not allowed', status: 403, requestId: expect.any(String) });
    const write = await read('/orders', { method: 'POST', body: {} });
    expect(write.status).toBe(403);
  });

  it('opens nothing of somebody else', async () => {
    const { id } = await shop.order();
    const bobs = await clientWith(bob, 'orders:read', 'scans:read');
    const [hers, none] = [await bobs(`/orders/${id}`), await bobs(`/orders/${randomUUID()}`)];
    expect([hers.status, none.status]).toEqual([404, 404]);
    expect((await (await clientWith(alice, 'orders:read'))(`/orders/${id}`)).json).toMatchObject({ id });
  });

  it('of staff opens the panel only with its own scopes', async () => {
    expect((await (await clientWith(admin, 'account:read'))('/staff/orders')).status).toBe(403);
    const staff = await clientWith(admin, 'staff:read');
    const { json } = await staff('/staff/users');
    expect((json as { items: unknown[] }).items.length).toBeGreaterThan(4);
    expect((await (await clientWith(alice, 'staff:read'))('/staff/users')).status).toBe(403);
  });
});

describe('an answer', () => {
  it('tells what is left of the limit', async () => {
    const { headers } = await (await clientWith(alice, 'account:read'))('/me');
    expect(headers['ratelimit-policy']).toBe('"token";q=120;w=60');
    expect(headers.ratelimit).toMatch(/^"token";r=119;t=\d+$/);
  });

  it('of a read is not sent again while nothing has changed', async () => {
    const client = await clientWith(alice, 'account:read');
    const { headers } = await client('/me');
    const again = await client('/me', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('lets no page of another site read it', async () => {
    const { headers } = await (await clientWith(alice, 'account:read'))('/me', {
      headers: { origin: 'https://evil.example' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('names what is wrong, by field', async () => {
    const client = await clientWith(alice, 'identifiers:write');
    const answer = await client('/identifiers', { method: 'POST', body: { kind: 'domain', value: 'x' } });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ field: 'value', message: 'Enter a domain like example.com.' }] });
  });

  it('says which methods an address takes', async () => {
    const answer = await (await clientWith(alice, 'account:read'))('/me', { method: 'DELETE' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, PATCH']);
  });

  it('refuses a body that is not JSON', async () => {
    const client = await clientWith(alice, 'orders:write');
    const sent = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } };
    expect((await client('/orders', sent)).status).toBe(415);
  });
});

describe('a write', () => {
  it('with an Idempotency-Key is done once', async () => {
    const client = await clientWith(bob, 'orders:write', 'orders:read');
    const order = {
      method: 'POST',
      body: { serviceId: 'detailed-exposure-report' },
      headers: { 'idempotency-key': 'a' },
    };
    const [first, again] = [await client('/orders', order), await client('/orders', order)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await shop.ordersOf(bob)).length).toBe(1);
  });

  it('is checked by the rules of the forms', async () => {
    const client = await clientWith(alice, 'watching:write', 'watching:read');
    expect((await client('/watching', { method: 'PUT', body: { pace: 'hourly' } })).status).toBe(400);
    expect((await client('/watching', { method: 'PUT', body: { pace: 'weekly' } })).status).toBe(204);
    expect((await client('/watching')).json).toMatchObject({ isOn: true, pace: 'weekly' });
    expect((await client('/watching', { method: 'DELETE' })).status).toBe(204);
  });
});

describe('the reads', () => {
  it.each<[path: string, scope: TokenScope]>([
    ['/me', 'account:read'],
    ['/activity', 'account:read'],
    ['/scans', 'scans:read'],
    ['/sources?category=breaches', 'scans:read'],
    ['/identifiers', 'identifiers:read'],
    ['/brokers', 'identifiers:read'],
    ['/watching', 'watching:read'],
    ['/services', 'orders:read'],
    ['/orders', 'orders:read'],
    ['/messages', 'orders:read'],
    ['/webhooks', 'webhooks:read'],
    ['/removals', 'removals:read'],
    ['/staff/orders', 'staff:read'],
    ['/staff/users', 'staff:read'],
    ['/staff/messages', 'staff:read'],
    ['/staff/audit', 'staff:read'],
  ])('answer %s in the shape that their description gives', async (path, scope) => {
    const { status, text } = await (await clientWith(admin, scope))(path);
    expect([status, text.slice(0, 1)], text).toEqual([200, '{']);
  });

  it('answer a scan and its report', async () => {
    const client = await clientWith(bob, 'scans:read', 'scans:write');
    const started = await client('/scans', { method: 'POST' });
    expect(started.status, started.text).toBe(202);
    await shop.world.drain();
    const { scanId } = started.json as { scanId: string };
    expect((await client(`/scans/${scanId}`)).json).toMatchObject({ id: scanId, status: 'completed', findings: [] });
    const report = await client(`/scans/${scanId}/report?format=json`);
    expect([report.status, report.headers['content-type']]).toEqual([200, 'application/json']);
  });

  it('answer a request to a company, from its letter to its end', async () => {
    const client = await clientWith(alice, 'removals:read', 'removals:write');
    const body = { company: 'controllers.canva', residence: 'GB' };
    const headers = { 'idempotency-key': randomUUID() };
    const prepared = await client('/removals', { method: 'POST', body, headers });
    expect(prepared.status, prepared.text).toBe(201);
    expect((await client('/removals', { method: 'POST', body, headers })).text).toBe(prepared.text);
    const { caseId } = prepared.json as { caseId: string };
    const at = `/removals/${caseId}`;
    expect((await client(at)).json).toMatchObject({ state: 'prepared', draft: { disclosed: [{ field: 'email' }] } });
    const on = shop.world.clock.now().toISOString().slice(0, 10);
    expect((await client(`${at}/sent`, { method: 'POST', body: { by: 'email', on } })).status).toBe(204);
    expect((await client(`${at}/answers`, { method: 'POST', body: { kind: 'done', on } })).status).toBe(204);
    expect((await client(at)).json).toMatchObject({ state: 'said-done' });
    expect((await client(`${at}/certificate`)).status).toBe(404);
    const refused = await client(at, { method: 'DELETE' });
    expect([refused.status, refused.headers['content-type']]).toEqual([409, 'application/problem+json']);
    const bobs = await clientWith(bob, 'removals:read', 'removals:write');
    expect((await bobs(at)).status).toBe(404);
    expect((await bobs(`${at}/close`, { method: 'POST' })).status).toBe(404);
    expect((await client(`${at}/close`, { method: 'POST' })).status).toBe(204);
    expect((await client(at, { method: 'DELETE' })).status).toBe(204);
  });

  it('are described for everybody', async () => {
    const { status, json } = await clientOf(null)('/openapi.json');
    expect([status, (json as { openapi: string }).openapi]).toEqual([200, '3.1.1']);
  });
});

describe('many requests', () => {
  it('of bad tokens are refused by their network', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await clientOf('qp_nothing')('/me')).status);
    expect(new Set(statuses.slice(0, 29))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
  });
});
