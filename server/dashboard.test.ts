import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '#app/ui/render-for-tests.tsx';
import { seed } from '#db/seed.ts';
import { alice, insertCast } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { proves } from '#tests/proves.ts';
import { ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';

const { build } = await productBuild();

let world: World;
let product: Product;
let cookie: string;

beforeAll(async () => {
  world = await createWorld({ database: 'embedded', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  product = await openProduct(world, build);
  cookie = `qp_access=${(await openSessionOf(world, alice)).access_token}`;
});
afterAll(async () => {
  product.stop();
  await world.close();
});

/** Where the sidebar says that one is. */
const currentIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes('aria-current="page"'));

describe('the dashboard of somebody who is signed in', () => {
  for (const [path, heading, row] of [
    ['/dashboard', 'Welcome back, Alice Archer', 'NAV-020'],
    ['/dashboard/scans', 'My Scans', 'NAV-021'],
    ['/dashboard/requests', 'Service Requests', 'NAV-022'],
    ['/dashboard/profile', 'Profile & Security', 'NAV-023'],
    ['/dashboard/billing', 'Billing & Purchases', 'NAV-024'],
    ['/dashboard/activity', 'Activity Log', 'NAV-025'],
  ] as const)
    it(`shows ${path} in its shell, under "${heading}"`, proves(row), async () => {
      const { status, text } = await ask(product, path, { headers: { cookie } });
      expect(status).toBe(200);
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? [];
      expect(textOf(title)).toBe(heading);
      expect(textOf(text)).toContain('Manage your privacy and security');
      expect(textOf(text)).toContain('© 2024 Quietprint Limited');
      const current = currentIn(text);
      expect(current.length).toBeGreaterThan(0);
      for (const tag of current) expect(tag).toContain(`href="${path}"`);
    });
});

describe('the language of somebody who is signed in', () => {
  const choose = (language: string) =>
    ask(product, '/settings', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'preferences', language, timeZone: 'UTC' }).toString(),
    });

  it('changes on their own pages as soon as it is chosen, and addresses stay as they are', async () => {
    const answer = await choose('es');
    expect(answer.text).toContain('Preferencias guardadas');
    expect(answer.text).toContain('<html lang="es"');
    expect(textOf(answer.text)).toContain('Gestiona tu privacidad y tu seguridad');
    const { text } = await ask(product, '/settings', { headers: { cookie } });
    expect(text).toContain('<html lang="es"');
    expect(textOf(text)).toContain('Ajustes');
    expect(textOf(text)).toContain('Gestiona tu privacidad y tu seguridad');
    expect(text).toMatch(/<option[^>]* selected=""[^>]*>Español</);
    expect(currentIn(text).join()).toContain('href="/settings"');
    await choose('en');
    expect((await ask(product, '/settings', { headers: { cookie } })).text).toContain('<html lang="en-GB"');
  });
});
