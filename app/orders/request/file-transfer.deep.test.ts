import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attachFiles } from '#core/orders/actions/attach-files.ts';
import { getOrderFor } from '#core/orders/queries/order.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
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
  // Before it is paid, files beside an order are small.
  await world.database.transaction(systemScope, (tx) =>
    tx.update(serviceRequests).set({ paymentStatus: 'paid' }).where(eq(serviceRequests.id, things.orderId)),
  );
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
  for (const [field, value] of Object.entries({
    intent: 'message',
    alone: 'files',
    text: '',
    idempotencyKey: randomUUID(),
  }))
    body.set(field, value);
  body.set('files', new File([Buffer.alloc(bytes, 'x')], name));
  const page = who?.role === 'user' ? '/dashboard/requests' : '/admin/orders';
  return ask(who, `${page}/${things.orderId}`, { method: 'POST', body });
};
const filesNow = async () =>
  (await getOrderFor({ actor: admin, client: null, platform: world }, things.orderId)).files.map(({ name }) => name);

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
  await attachFiles(context, {
    orderId: things.orderId,
    files: [{ name: `Plan "für" 'Ali(ce)' 100%.txt`, content: Buffer.from('x') }],
  });
  const { files } = await getOrderFor(context, things.orderId);
  const answer = await ask(alice, `/orders/${things.orderId}/files/${files.at(-1)?.id}`);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Plan f_r 'Ali(ce)' 100_.txt"; filename*=UTF-8''Plan%20f%C3%BCr%20%27Ali%28ce%29%27%20100%25.txt`,
  );
});

it('both sides hand over a file of ten megabytes', async () => {
  for (const [person, name] of [
    [admin, 'big.pdf'],
    [alice, 'mine.pdf'],
  ] as const) {
    expect((await upload(person, name, 10 * 1024 * 1024)).status, name).toBe(200);
    expect(await filesNow()).toContain(name);
  }
});

it('a larger one, and one of another kind, are refused', async () => {
  for (const person of [admin, alice]) {
    expect((await upload(person, 'bigger.pdf', 11 * 1024 * 1024)).status).toBe(413);
    const slightly = await upload(person, 'slightly-bigger.pdf', 10 * 1024 * 1024 + 1);
    expect(slightly.status).toBe(400);
    expect(await slightly.text()).toContain('A file can have at most 10 MB.');
    expect((await upload(person, 'page.html', 10)).status).toBe(400);
  }
  expect((await filesNow()).filter((name) => /bigger|page/.test(name))).toEqual([]);
});

it('nobody else may send more than a form has', async () => {
  for (const person of [null, bob]) {
    expect((await upload(person, 'big.pdf', 200_000)).status).toBe(413);
    expect([302, 202, 404]).toContain((await upload(person, 'small.pdf', 10)).status);
  }
  expect(await filesNow()).not.toContain('small.pdf');
});

/** A body that keeps coming, and whose end does not come before `over`. */
function sendSlowly(who: Person, over: Promise<void>): Promise<Response> {
  const body = new ReadableStream({
    async start(sent) {
      const keepComing = setInterval(() => sent.enqueue(Buffer.from('&more=more')), 1_000);
      sent.enqueue(Buffer.from('intent=none'));
      await over;
      clearInterval(keepComing);
      sent.close();
    },
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  return fetch(`http://127.0.0.1:${product.port}/dashboard/requests/${things.orderId}`, {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { ...headers, cookie: cookies.get(who.userId) ?? '' },
  } as RequestInit);
}

it('files of one customer arrive two at a time; the next is told when to come back', async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const slow = [sendSlowly(alice, over), sendSlowly(alice, over)];
  let tries = 0;
  const next = () => upload(alice, `next-${tries++}.pdf`, 100_000);
  await expect.poll(async () => (await next()).status, { timeout: 60_000, interval: 500 }).toBe(429);
  expect((await next()).headers.get('retry-after')).toBe('5');
  expect((await upload(admin, 'of-staff.pdf', 100_000)).status).toBe(200);
  end();
  await Promise.all(slow);
  expect((await next()).status).toBe(200);
});
