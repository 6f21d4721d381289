import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachFile } from '#core/orders/actions/attach-file.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { seed } from '#db/seed.ts';
import { admin, alice, bob, cast, insertCast, type Person } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { makeThings, type Things } from '#tests/things.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let product: Product;
let things: Things;
const cookies = new Map<string, string>();

beforeAll(async () => {
  const { build } = await productBuild();
  world = await createWorld({ database: 'embedded', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  things = await makeThings(world);
  for (const person of Object.values(cast))
    cookies.set(person.userId, `qp_access=${(await openSessionOf(world, person)).access_token}`);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});

const ask = (who: Person | null, path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${product.port}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'sec-fetch-site': 'same-origin', cookie: (who && cookies.get(who.userId)) ?? '' },
  });
const upload = (who: Person | null, name: string, bytes: number) => {
  const body = new FormData();
  body.set('file', new File([Buffer.alloc(bytes, 'x')], name));
  return ask(who, `/admin/orders/${things.orderId}/files`, { method: 'POST', body });
};
const filesNow = async () =>
  (await getOrderFor({ actor: admin, client: null, platform: world }, things.orderId)).files.map(({ name }) => name);
const toastOf = (response: Response) => {
  const value = response.headers.getSetCookie().find((cookie) => cookie.startsWith('toast='));
  return JSON.parse(decodeURIComponent(value?.slice(6, value.indexOf(';')) ?? '{}'));
};

it('a file is saved and never shown: as an attachment, with its kind, sniffed by nobody, kept by no cache', async () => {
  const answer = await ask(alice, `/orders/${things.orderId}/files/${things.fileId}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('A plan');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="Plan.txt"; filename*=UTF-8''Plan.txt`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it('a name with marks and letters of its own breaks no header', async () => {
  const context = { actor: admin, client: null, platform: world };
  world.clock.advance(1_000);
  await attachFile(context, {
    orderId: things.orderId,
    name: `Plan "für" 'Ali(ce)' 100%.txt`,
    content: Buffer.from('x'),
  });
  const { files } = await getOrderFor(context, things.orderId);
  const answer = await ask(alice, `/orders/${things.orderId}/files/${files.at(-1)?.id}`);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Plan f_r 'Ali(ce)' 100_.txt"; filename*=UTF-8''Plan%20f%C3%BCr%20%27Ali%28ce%29%27%20100%25.txt`,
  );
});

it('staff hand over a file of ten megabytes', async () => {
  const answer = await upload(admin, 'big.pdf', 10 * 1024 * 1024);
  expect(answer.headers.get('location')).toBe(`/admin/orders/${things.orderId}`);
  expect(toastOf(answer)).toMatchObject({ variant: 'success' });
  expect(await filesNow()).toContain('big.pdf');
});

it('a larger one, and one of another kind, are refused', async () => {
  expect((await upload(admin, 'bigger.pdf', 11 * 1024 * 1024)).status).toBe(413);
  expect(toastOf(await upload(admin, 'slightly-bigger.pdf', 10 * 1024 * 1024 + 1))).toMatchObject({
    variant: 'destructive',
    description: 'A file can have at most 10 MB.',
  });
  expect(toastOf(await upload(admin, 'page.html', 10))).toMatchObject({ variant: 'destructive' });
  expect((await filesNow()).filter((name) => /bigger|page/.test(name))).toEqual([]);
});

it('nobody else may send more than a form has', async () => {
  for (const person of [null, alice, bob]) {
    expect((await upload(person, 'big.pdf', 200_000)).status).toBe(413);
    expect([302, 202]).toContain((await upload(person, 'small.pdf', 10)).status);
  }
  expect(await filesNow()).not.toContain('small.pdf');
});
