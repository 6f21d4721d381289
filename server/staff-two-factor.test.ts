import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoFactors } from '#core/accounts/factors/schema.ts';
import type { SignInMethod } from '#core/accounts/sessions/internal/open-session.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { addresses } from '#tests/addresses.ts';
import { admin, alice, assistant, insertCast, type Person } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { ask } from '#tests/test-server.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();
const setUp = '/settings/two-factor';

let world: World;
let product: Product;
let things: Things;

beforeAll(async () => {
  world = await createWorld({
    database: 'embedded',
    env: { APP_URL: 'http://localhost:3000', STAFF_TWO_FACTOR: 'required' },
  });
  await seed(world.database);
  await insertCast(world.database);
  things = await makeThings(world);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

const signIn = async (person: Person, method?: SignInMethod) =>
  `qp_access=${(await openSessionOf(world, person, method)).access_token}`;
const get = (cookie: string, path: string) => ask(product, path, { headers: { cookie } });
const post = (cookie: string, path: string) =>
  ask(product, path, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'intent=role&role=admin',
  });
const pathsFor = (audience: string) =>
  Object.entries(addresses)
    .filter(([, { for: one }]) => one === audience)
    .map(([pattern, { at }]) => at?.(things) ?? pattern);

describe('where staff need two-factor sign-in, one of them without it', () => {
  it.each([assistant, admin])('is led to set it up from every address of the panel: $fullName', async (person) => {
    const cookie = await signIn(person);
    for (const path of pathsFor('staff')) {
      for (const answer of [await get(cookie, path), await post(cookie, path)])
        expect([answer.status, answer.headers.location], path).toEqual([302, setUp]);
      for (const answer of [await get(cookie, `${path}.data`), await post(cookie, `${path}.data`)]) {
        expect([answer.status, answer.text.includes(setUp)], path).toEqual([202, true]);
        expect(answer.text).not.toContain(alice.email);
      }
    }
  });

  it("does not get at customers' things beside the panel, nor hear of them", async () => {
    const cookie = await signIn(admin);
    for (const path of pathsFor('its owner and staff')) expect((await get(cookie, path)).status, path).toBe(404);
    expect((await get(cookie, '/live?topic=staff:orders')).status).toBe(403);
  });

  it('reads why, and is let in by a session that has shown a code, and by no other', async () => {
    const cookie = await signIn(assistant);
    const page = await get(cookie, setUp);
    expect(page.status).toBe(200);
    expect(page.text).toContain('The admin panel needs this.');
    expect(page.text).toContain('href="/admin"');
    expect(page.text).toContain('Send the Link');
    const factor = { userId: assistant.userId, sealed: '', confirmedAt: new Date(0), mailboxProvedAt: new Date(0) };
    await world.database.transaction(systemScope, (tx) => tx.insert(twoFactors).values(factor));
    const proved = await signIn(assistant, 'second-factor');
    expect((await get(proved, '/admin')).status).toBe(200);
    expect((await get(cookie, '/admin')).headers.location).toBe(setUp);
    expect((await get(await signIn(admin), '/admin')).headers.location).toBe(setUp);
    await world.database.transaction(systemScope, (tx) =>
      tx.delete(twoFactors).where(eq(twoFactors.userId, assistant.userId)),
    );
    expect((await get(proved, '/admin')).headers.location).toBe(setUp);
  });
});
