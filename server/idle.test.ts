import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '#contract/accounts/session.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { seed } from '#db/seed.ts';
import { isAct } from '#server/http/act.ts';
import { alice, assistant, insertCast, type Person } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
const MINUTE = 60_000;

let world: World;
let product: Product;

beforeAll(async () => {
  world = await createWorld({ database: 'embedded', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

/** A browser that keeps its cookies. */
async function browserOf(person: Person) {
  const { access_token, refresh_token }: Session = await openSessionOf(world, person);
  const jar = new Map([
    ['qp_access', access_token],
    ['qp_refresh', refresh_token],
  ]);
  return async (path: string, mode: 'cors' | 'navigate', method = 'GET') => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'sec-fetch-mode': mode, 'sec-fetch-site': 'same-origin' };
    const answer = await ask(product, path, { method, headers });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (name.startsWith('qp_')) jar.set(name, value);
    }
    return answer;
  };
}

describe('the idle hour of staff', () => {
  it('is not moved by a panel that loads itself anew, renews its tokens and asks after its session', async () => {
    const visit = await browserOf(assistant);
    expect((await visit('/admin', 'navigate')).status).toBe(200);
    for (let minutes = 10; minutes < 60; minutes += 10) {
      world.clock.advance(10 * MINUTE);
      expect((await visit('/admin.data', 'cors')).status).toBe(200);
      await visit('/auth/refresh', 'cors', 'POST');
      await visit('/auth/session', 'cors');
    }
    world.clock.advance(10 * MINUTE);
    const over = await visit('/admin.data', 'cors');
    expect([over.status, over.text.includes('/auth?next=')]).toEqual([202, true]);
  });

  it.each([
    ['a page that is opened', '/admin/orders', 'navigate', 'GET'],
    ['a form that is sent', '/settings.data', 'cors', 'POST'],
    ['a key or a pointer on an open page', '/auth/seen', 'cors', 'POST'],
  ] as const)('begins anew with %s', async (_what, path, mode, method) => {
    const visit = await browserOf(assistant);
    for (let n = 0; n < 3; n++) {
      world.clock.advance(50 * MINUTE);
      expect((await visit(path, mode, method)).status).toBeLessThan(500);
    }
    expect((await visit('/admin.data', 'cors')).status).toBe(200);
  });

  it('is no matter of customers, whose last use is any request', async () => {
    const visit = await browserOf(alice);
    world.clock.advance(120 * MINUTE);
    expect((await visit('/dashboard.data', 'cors')).status).toBe(200);
    const [session] = await listSessions({ actor: alice, client: null, platform: world });
    expect(session?.lastSeenAt).toEqual(world.clock.now());
  });

  it('counts a page, but no data, for browsers that do not say what they ask for', () => {
    const get = (path: string) => isAct(new Request(`https://quietprint.test${path}`));
    expect(['/admin', '/', '/orders/1/files/2'].map(get)).toEqual([true, true, true]);
    expect(['/admin.data', '/live', '/auth/session'].map(get)).toEqual([false, false, false]);
  });
});
