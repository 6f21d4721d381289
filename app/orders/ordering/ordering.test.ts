import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '#app/ui/render-for-tests.tsx';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { seed } from '#db/seed.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, bob, insertCast, type Person } from '#tests/cast.ts';
import { openProduct, openSessionOf, type Product } from '#tests/open-product.ts';
import { productBuild } from '#tests/product.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let product: Product;
const cookies = new Map<string, string>();

beforeAll(async () => {
  const { build } = await productBuild();
  world = await createWorld({ database: 'embedded', env: { APP_URL: 'http://localhost:3000' } });
  await seed(world.database);
  await insertCast(world.database);
  for (const person of [alice, bob])
    cookies.set(person.userId, `qp_access=${(await openSessionOf(world, person)).access_token}`);
  product = await openProduct(world, build);
});
afterAll(async () => {
  product.stop();
  await world.close();
});
beforeEach(() => world.database.transaction(systemScope, (tx) => tx.delete(serviceRequests)));

interface Answer {
  status: number;
  location: string | null;
  toast: { variant: string; title: string; description: string } | null;
  text: string;
}

/** As a browser without scripts. */
async function ask(who: Person | null, path: string, form?: Record<string, string>): Promise<Answer> {
  const cookie = who ? cookies.get(who.userId) : undefined;
  const response = await fetch(`http://127.0.0.1:${product.port}${path}`, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const flash = response.headers
    .getSetCookie()
    .map((value) => /^toast=([^;]+)/.exec(value)?.[1])
    .find((value) => value !== undefined);
  return {
    status: response.status,
    location: response.headers.get('location'),
    toast: flash ? JSON.parse(decodeURIComponent(flash)) : null,
    text: await response.text(),
  };
}

const ordersOf = async (person: Person) =>
  (await listOwnOrders({ actor: person, client: null, platform: world }, { before: null, after: null })).rows;
const keyIn = (html: string) => /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';

describe('ordering without a script', () => {
  it('a visitor is told to sign in, and led there and back to the form', proves('REQ-010'), async () => {
    for (const form of [undefined, { idempotencyKey: randomUUID() }]) {
      const answer = await ask(null, '/services/order/detailed-exposure-report', form);
      expect(answer).toMatchObject({
        status: 302,
        location: '/auth?next=%2Fservices%2Forder%2Fdetailed-exposure-report',
        toast: {
          variant: 'destructive',
          title: 'Authentication Required',
          description: 'Please sign in to continue with your service request.',
        },
      });
    }
    expect(await world.database.transaction(systemScope, (tx) => tx.select().from(serviceRequests))).toEqual([]);
  });

  it('Alice orders, is told so, and sees it in her list and on its page', {
    ...proves('REQ-009', 'ERR-068', 'ERR-069'),
  }, async () => {
    const page = await ask(alice, '/services/order/detailed-exposure-report');
    expect(textOf(page.text)).toContain('Amount £80');
    const made = await ask(alice, '/services/order/detailed-exposure-report', { idempotencyKey: keyIn(page.text) });
    const [order] = await ordersOf(alice);
    expect(made).toMatchObject({
      status: 302,
      location: `/dashboard/requests/${order?.id}`,
      toast: {
        variant: 'success',
        title: 'Service Request Created',
        description: expect.stringMatching(/Payment integration is coming soon/),
      },
    });
    const list = textOf((await ask(alice, '/dashboard/requests')).text);
    expect(list).toMatch(/Detailed Exposure Report Pending Unpaid £80 .* No notes/);
    const one = textOf((await ask(alice, `/dashboard/requests/${order?.id}`)).text);
    for (const words of ['What happens next', 'Service requested', 'Nothing has been charged', 'Send Message'])
      expect(one).toContain(words);
  });

  it('sent ten times, one after the other or at once, is one order', proves('REQ-009'), async () => {
    const page = await ask(alice, '/services/order/privacy-guidance-package');
    const form = { idempotencyKey: keyIn(page.text), note: 'Once' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(alice, '/services/order/privacy-guidance-package', form)),
    );
    answers.push(await ask(alice, '/services/order/privacy-guidance-package', form));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect((await ordersOf(alice)).length).toBe(1);
  });

  it('says that the same was requested before', async () => {
    const form = { idempotencyKey: randomUUID() };
    await ask(alice, '/services/order/crypto-conversion-advisory', form);
    const again = textOf((await ask(alice, '/services/order/crypto-conversion-advisory')).text);
    expect(again).toContain('You have requested this service on');
    expect(textOf((await ask(bob, '/services/order/crypto-conversion-advisory')).text)).not.toContain(
      'You have requested this service on',
    );
  });

  it('asks for hours where the price is per hour, and keeps what was typed when they are wrong', async () => {
    const form = { idempotencyKey: randomUUID(), hours: '41', note: 'For my whole family' };
    const refused = await ask(alice, '/services/order/expert-consultancy', form);
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('Between 1 and 40 hours, please.');
    expect(refused.text).toContain('For my whole family');
    expect(refused.text).toContain(form.idempotencyKey);
    await ask(alice, '/services/order/expert-consultancy', { ...form, hours: '2' });
    expect(await ordersOf(alice)).toMatchObject([{ amount: 350, hours: 2 }]);
  });

  it('takes no field that the form does not have: neither a price nor another’s account', async () => {
    for (const extra of [
      { amount: '1' },
      { userId: bob.userId },
      { serviceId: 'free-privacy-scan' },
      { role: 'admin' },
    ])
      await ask(alice, '/services/order/expert-consultancy', { idempotencyKey: randomUUID(), hours: '1', ...extra });
    expect((await ordersOf(alice)).map(({ amount, serviceId }) => [amount, serviceId])).toEqual([
      [175, 'expert-consultancy'],
    ]);
    expect(await ordersOf(bob)).toEqual([]);
  });

  it('that fails says so, keeps what was typed, and leaves no order', proves('ERR-060'), async () => {
    const { sealShared } = world.vault;
    world.vault.sealShared = () => {
      throw new Error('no key');
    };
    const form = { idempotencyKey: randomUUID(), note: 'Typed with care' };
    const failed = await ask(alice, '/services/order/detailed-exposure-report', form);
    world.vault.sealShared = sealShared;
    expect(failed.status).toBe(500);
    expect(textOf(failed.text)).toContain('Failed to process your request. Please try again.');
    expect(failed.text).toContain('Typed with care');
    expect(await ordersOf(alice)).toEqual([]);
    await ask(alice, '/services/order/detailed-exposure-report', form);
    expect((await ordersOf(alice)).length).toBe(1);
  });

  it('the free scan is not ordered, nor what is not offered', async () => {
    for (const serviceId of ['free-privacy-scan', 'no-such-service'])
      for (const form of [undefined, { idempotencyKey: randomUUID() }])
        expect((await ask(alice, `/services/order/${serviceId}`, form)).status).toBe(404);
  });

  it('the button of the catalogue leads to the form', async () => {
    const answer = await ask(alice, '/services', { service: 'expert-consultancy' });
    expect(answer).toMatchObject({ status: 302, location: '/services/order/expert-consultancy' });
  });
});

describe('the page of a request', () => {
  it('of Alice does not exist for Bob, who can neither see it nor write on it', async () => {
    await ask(alice, '/services/order/detailed-exposure-report', { idempotencyKey: randomUUID() });
    const [order] = await ordersOf(alice);
    const message = { intent: 'message', text: 'Hello', idempotencyKey: randomUUID() };
    const strange = await ask(bob, `/dashboard/requests/${order?.id}`);
    const unknown = await ask(bob, `/dashboard/requests/${randomUUID()}`);
    const nonce = /nonce="[^"]*"|[0-9a-f]{8}-[0-9a-f-]{27}/g;
    expect([strange.status, unknown.status]).toEqual([404, 404]);
    expect(textOf(strange.text).replace(nonce, '')).toBe(textOf(unknown.text).replace(nonce, ''));
    for (const form of [message, { intent: 'read' }, { intent: 'nonsense' }, {}])
      expect((await ask(bob, `/dashboard/requests/${order?.id}`, form)).status).toBe(404);
  });

  it('takes a message, once, and shows it', async () => {
    await ask(alice, '/services/order/detailed-exposure-report', { idempotencyKey: randomUUID() });
    const [order] = await ordersOf(alice);
    const at = `/dashboard/requests/${order?.id}`;
    const form = { intent: 'message', text: 'Does it include\nmy old address?', idempotencyKey: randomUUID() };
    await ask(alice, at, form);
    const answer = await ask(alice, at, form);
    expect(textOf(answer.text)).toContain('Message Sent');
    expect(answer.text.match(/class="messageText">[^<]*/g)).toEqual([`class="messageText">${form.text}`]);
    const empty = await ask(alice, at, { ...form, text: '  ', idempotencyKey: randomUUID() });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('Please write a message.');
  });

  it('says what happens now that it is paid', async () => {
    await ask(alice, '/services/order/expert-consultancy', { idempotencyKey: randomUUID(), hours: '1' });
    const [order] = await ordersOf(alice);
    await setPaymentStatus(
      { actor: admin, client: null, platform: world },
      { orderId: order?.id ?? '', version: 1, paymentStatus: 'paid' },
    );
    const page = textOf((await ask(alice, `/dashboard/requests/${order?.id}`)).text);
    expect(page).toContain('A specialist takes your request on.');
    expect(page).toContain('Payment received');
  });
});
