import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seed } from '#db/seed.ts';
import { createLogger } from '#platform/log.ts';
import { openProduct, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { ask } from '#tests/test-server.ts';
import { createWorld, type World } from '#tests/world.ts';
import { logRequest, type ObservedRequest } from './observe.ts';

const { build } = await productBuild();
let world: World;
let product: Product;
const heard: ObservedRequest[] = [];

beforeAll(async () => {
  world = await createWorld({ database: 'embedded' });
  await seed(world.database);
  product = await openProduct(world, build, { pagesInMemory: true, onAnswer: (request) => void heard.push(request) });
});
afterAll(async () => {
  product.stop();
  await world.close();
});
beforeEach(() => void heard.splice(0));

/** What is heard of one request; the server learns that an answer has left after the client has it. */
async function hear(path: string, options: Parameters<typeof ask>[2] = {}) {
  await ask(product, path, options);
  await expect.poll(() => heard.length).toBe(1);
  return heard[0];
}

it.each([
  ['a page', '/contact', 200, /^\/contact$/],
  ['a page with something of somebody in its address', `/scan/${randomUUID()}?key=secret`, 404, /^\/scan\/:\w+$/],
  ['data of a page', '/contact.data', 200, /^\/contact$/],
  ['an address that does not exist', `/nothing-${randomUUID()}`, 404, /^\/\*$/],
  ['health', '/healthz', 200, /^\/healthz$/],
  ['a file that is not there', `/assets/${randomUUID()}.js`, 404, /^\/assets\/\*$/],
  ['an address that cannot be read', '/%', 400, /^unmatched$/],
])('hears of %s by its pattern', async (_what, path, status, route) => {
  const request = await hear(path);
  expect(request).toMatchObject({ method: 'GET', route: expect.stringMatching(route) });
  expect(request?.seconds).toBeGreaterThan(0);
  expect(JSON.stringify(request)).not.toMatch(/secret|nothing-/);
  expect([path, request?.status]).toEqual([path, status]);
});

it('hears of pages that are answered from memory', async () => {
  await expect.poll(async () => (await ask(product, '/services')).headers.vary).toBe('accept-encoding, cookie');
  heard.splice(0);
  expect(await hear('/services')).toMatchObject({ route: '/services', status: 200, requestId: expect.any(String) });
});

it.each(['/contact', '/services', '/healthz'])('names the request as its answer does: %s', async (path) => {
  const { headers } = await ask(product, path);
  await expect.poll(() => heard.map(({ requestId }) => requestId)).toEqual([headers['x-request-id']]);
});

it('takes a method that nobody knows for one of many', async () => {
  expect(await hear('/', { method: 'PROPFIND' })).toMatchObject({ method: 'other', status: 405 });
});

it('writes a line with the route and the time, and none for checks of health that went well', async () => {
  const lines: string[] = [];
  const stream = { write: (text: string) => void lines.push(text) };
  const log = logRequest(createLogger({ stream, level: 'info', clock: world.clock, pretty: false }));
  const request = { method: 'GET', route: '/orders/:orderId', status: 200, seconds: 0.0421, requestId: 'a-b-c-d-e-f' };
  log(request);
  log({ ...request, route: '/healthz' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      message: 'Answered',
      method: 'GET',
      route: '/orders/:orderId',
      status: 200,
      durationMs: 42,
    }),
  ]);
  log({ ...request, route: '/readyz', status: 503 });
  expect(lines.length).toBe(2);
});
