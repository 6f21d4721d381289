import { request as send } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#contract/accounts/session.ts';
import { deactivateUser } from '#core/accounts/profile/actions/deactivate-user.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { refresh } from '#core/accounts/sessions/actions/refresh-session.ts';
import { visitor } from '#core/base/context.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, insertCast, type Person } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { proves } from '#tests/proves.ts';
import { slownessNow } from '#tests/slowness.ts';
import { type Answer, ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
const MINUTE = 60_000;

let world: World;
let product: Product;
let session: Session;

const cookieOf = ({ access_token, refresh_token }: Session) =>
  `__Host-qp_access=${access_token}; __Host-qp_refresh=${refresh_token}`;
const get = (path: string, cookie = cookieOf(session), method = 'GET') =>
  ask(product, path, { method, headers: { cookie } });
const cookiesIn = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat();
const tokenIn = (answer: Answer, name: string) =>
  cookiesIn(answer)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .split(';')[0];
const change = (person: Person, values: Partial<typeof profiles.$inferInsert>) =>
  world.database.transaction(systemScope, (tx) =>
    tx.update(profiles).set(values).where(eq(profiles.id, person.userId)),
  );

beforeAll(async () => {
  world = await createWorld({ database: 'embedded' });
  await seed(world.database);
  await insertCast(world.database);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});
beforeEach(async () => {
  await change(alice, { deletedAt: null, role: 'user' });
  session = await openSessionOf(world, alice);
});

describe('a session whose access token has ended', () => {
  beforeEach(() => world.clock.advance(16 * MINUTE));

  it.each(['/dashboard', '/dashboard.data'])(
    'is renewed on the way to %s',
    {
      ...proves('AUTH-013', 'NAV-035'),
    },
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('Alice Archer');
      const [access = '', kept = ''] = cookiesIn(answer);
      expect(access).toMatch(/^__Host-qp_access=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(kept).toMatch(/^__Host-qp_refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(answer.headers['cache-control']).toContain('no-store');
      const [name, value] = access.split(/[=;]/);
      expect(cookiesIn(await get('/dashboard.data', `${name}=${value}`))).toEqual([]);
    },
  );

  it('is renewed once by ten requests at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => get('/dashboard.data')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => tokenIn(answer, '__Host-qp_refresh'))).size).toBe(1);
  });

  it('is renewed for a form that took long to fill in', async () => {
    const headers = {
      cookie: cookieOf(session),
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await ask(product, '/free-scan', {
      method: 'POST',
      headers,
      body: 'name=Alice&email=bob@example.com',
    });
    expect(answer.text).toContain('You can scan the address you signed in with');
    expect(tokenIn(answer, '__Host-qp_access')).toMatch(/^[\w-]{43}$/);
  });

  it('that was renewed elsewhere long ago ends, and the browser is told to forget it', async () => {
    await refresh({ actor: visitor, client: null, platform: world }, session.refresh_token);
    world.clock.advance(11_000);
    const answer = await get('/dashboard');
    expect([answer.status, answer.headers.location]).toEqual([302, '/auth?next=%2Fdashboard']);
    expect(cookiesIn(answer).map((one) => one.split(';').slice(0, 3).join(';'))).toEqual([
      '__Host-qp_access=; Max-Age=0; Path=/',
      '__Host-qp_refresh=; Max-Age=0; Path=/',
    ]);
  });
});

describe('what an account may do', () => {
  it('follows its role from one request to the next', proves('ROLE-006', 'ROLE-007', 'ROLE-009'), async () => {
    expect((await get('/admin')).headers.location).toBe('/dashboard');
    await change(alice, { role: 'assistant' });
    expect((await get('/admin')).status).toBe(200);
    await change(alice, { role: 'user' });
    expect((await get('/admin')).headers.location).toBe('/dashboard');
  });

  it('ends with its deactivation: the next request is a visitor’s, nothing renews it, its streams close', async () => {
    const topic = `/live?topic=user:${alice.userId}`;
    const stream = await openStream(topic);
    expect(stream.status).toBe(200);
    const client = { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' };
    await deactivateUser({ actor: admin, client, platform: world }, { userId: alice.userId });
    const started = performance.now();
    world.clock.advance(3_000);
    await stream.ended;
    // Looked at every three seconds of its own clock, which stands still here; the timer ticks every second.
    expect(performance.now() - started).toBeLessThan((2_000 + 3_000) * slownessNow());
    expect((await get('/dashboard')).headers.location).toBe('/auth?next=%2Fdashboard');
    expect((await get(topic)).status).toBe(403);
    await expect(
      refresh({ actor: visitor, client: null, platform: world }, session.refresh_token),
    ).rejects.toMatchObject({ status: 401 });
  });

  it('keeps its streams open while its tokens change', async () => {
    const stream = await openStream(`/live?topic=user:${alice.userId}`);
    for (let minutes = 0; minutes < 60; minutes += 14) {
      world.clock.advance(14 * MINUTE);
      session = await refresh({ actor: visitor, client: null, platform: world }, session.refresh_token);
    }
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(product.streams.size).toBe(1);
    stream.leave();
  });

  it('that idled as staff for an hour is over', async () => {
    session = await openSessionOf(world, assistant);
    world.clock.advance(14 * MINUTE);
    expect((await get('/admin')).status).toBe(200);
    world.clock.advance(60 * MINUTE);
    expect((await get('/admin')).headers.location).toBe('/auth?next=%2Fadmin');
  });
});

describe('cookies that are none of ours', () => {
  it.each([
    '__Host-qp_access=',
    '__Host-qp_access=x',
    "__Host-qp_refresh=' or true --",
    'qp_access=a; __Host-qp_refresh=%00',
  ])('mean nothing: %s', async (cookie) => {
    const answer = await get('/dashboard', cookie);
    expect(answer.headers.location).toBe('/auth?next=%2Fdashboard');
    expect(answer.status).toBe(302);
  });

  it('of the plain name do not stand for the bound one', async () => {
    const answer = await get('/dashboard', `qp_access=${session.access_token}`);
    expect(answer.headers.location).toBe('/auth?next=%2Fdashboard');
  });
});

function openStream(path: string): Promise<{ status: number; ended: Promise<void>; leave(): void }> {
  return new Promise((resolve, reject) => {
    const options = {
      port: product.port,
      host: '127.0.0.1',
      path,
      headers: { cookie: cookieOf(session) },
      agent: false,
    };
    const request = send(options, (response) => {
      const ended = new Promise<void>((done) => response.once('close', done));
      response.resume();
      resolve({ status: response.statusCode ?? 0, ended, leave: () => request.destroy() });
    });
    request.once('error', reject);
    request.end();
  });
}
