import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderInput } from '#contract/orders/input.ts';
import { yearOfWatching } from '#contract/watching/types.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { fulfilOrder } from '#core/orders/actions/fulfil-order.ts';
import { setPaymentStatus } from '#core/orders/actions/set-payment-status.ts';
import { drawOrder } from '#core/orders/queries/draft.ts';
import { getOrderFor, getOwnOrder } from '#core/orders/queries/order.ts';
import { listWatchedYears } from '#core/orders/queries/watched-years.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { asPerson } from '#core/scans/scan.fixture.ts';
import { services } from '#core/site/services/schema.ts';
import { remindOfYears } from '#core/watching/actions/remind-of-years.ts';
import { stopWatching } from '#core/watching/actions/stop-watching.ts';
import { readOwnWatch } from '#core/watching/queries/own-watch.ts';
import { watchedYears } from '#core/watching/schema.ts';
import { createWatched, type Watched } from '#core/watching/watch.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { admin, alice, bob, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';

const DAY = 86_400_000;
const never = new AbortController().signal;

onEachDatabase('a year of watching', (open, _kind, { rule, rules }) => {
  let database: Database;
  let watched: Watched;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    watched = await createWatched(database);
    await watched.inSystem(async (tx) => {
      await tx.delete(watchedYears);
      await tx.execute(sql`delete from preferences`);
    });
    await offer(true);
    await addIdentifier(as(), { kind: 'username', value: 'aarcher' });
  });
  afterEach(() => watched.world.close());
  afterAll(() => database.close());

  const as = (actor: Person = alice) => asPerson(watched.world, actor);
  const offer = (isActive: boolean) =>
    watched.inSystem((tx) => tx.update(services).set({ isActive, price: 48 }).where(eq(services.id, yearOfWatching)));
  const setPayment = async (orderId: string, paymentStatus: 'paid' | 'refunded' | 'unpaid') => {
    const [order] = await watched.inSystem((tx) =>
      tx.select().from(serviceRequests).where(eq(serviceRequests.id, orderId)),
    );
    await setPaymentStatus(as(admin), { orderId, version: order?.version ?? 0, paymentStatus });
    await watched.run();
  };
  const order = async () => {
    const input = orderInput.parse({ serviceId: yearOfWatching, idempotencyKey: randomUUID() });
    return (await createOrder(as(), input)).orderId;
  };
  const buy = async () => {
    watched.world.clock.advance(60_000);
    const orderId = await order();
    await setPayment(orderId, 'paid');
    return orderId;
  };
  const scopeNow = async () => (await readOwnWatch(as())).scope;
  const dayOf = (iso: string | null | undefined) => iso?.slice(0, 10);
  /** What the newest scan of Alice's was about. */
  const askedAbout = async () => {
    const { id = '' } = (await watched.scansOf()).at(-1) ?? {};
    return (await getOwnScan(as(), id)).scan.identifiers.map(({ value }) => value);
  };
  const goTo = (time: string) => watched.world.clock.set(new Date(time));
  const subjects = () => watched.world.mailbox.map(({ subject }) => subject);

  rule('costs what staff have set, and cannot be ordered before they show it', async () => {
    expect((await drawOrder(as(), yearOfWatching)).service).toMatchObject({ price: 48, currency: 'GBP' });
    await offer(false);
    await expect(drawOrder(as(), yearOfWatching)).rejects.toMatchObject({ code: 'not-found' });
    await expect(order()).rejects.toMatchObject({ code: 'not-found' });
  });

  describe('once it is paid', () => {
    rule('switches watching on by itself, scans everything at once, and is completed', async () => {
      const orderId = await buy();
      expect(await askedAbout()).toEqual([alice.email, 'aarcher']);
      expect(await readOwnWatch(as())).toMatchObject({ isOn: true, pace: 'monthly' });
      expect(dayOf((await scopeNow()).paidUntil)).toBe('2028-03-01');
      const { status, watched: year, steps } = await getOwnOrder(as(), orderId);
      expect(status).toBe('completed');
      expect(year).toMatchObject({ until: expect.stringMatching(/^2028-03-01/), isOver: false });
      expect(steps.map(({ text }) => text)).toContain('Your year of watching was added, and runs until 1 March 2028');
    });

    rule('says so in the mail about the payment, and in no other', async () => {
      await buy();
      const about = subjects().filter((one) => one.includes('A Year of Watching'));
      expect(about.map((one) => one.split(':')[0]).sort()).toEqual([
        'New order',
        'Payment received',
        'We have your request',
      ]);
    });

    rule.each([
      ['quarterly', 'quarterly'],
      ['breaches', 'monthly'],
    ] as const)('goes on with the pace %s as %s, and scans at once', async (before, after) => {
      await watched.watch(alice, before);
      await watched.run();
      await buy();
      expect(await readOwnWatch(as())).toMatchObject({ isOn: true, pace: after });
      expect(await askedAbout()).toEqual([alice.email, 'aarcher']);
    });

    it('is added once, however often the work is handed over', async () => {
      const orderId = await buy();
      await Promise.all(Array.from({ length: 5 }, () => fulfilOrder(watched.world, orderId)));
      expect(dayOf((await scopeNow()).paidUntil)).toBe('2028-03-01');
      const { steps } = await getOwnOrder(as(), orderId);
      expect(steps.filter(({ text }) => text.startsWith('Your year'))).toHaveLength(1);
    });

    rule('goes on for another year when it is bought again', async () => {
      await buy();
      goTo('2027-09-01T09:00:00Z');
      const second = await buy();
      expect(dayOf((await scopeNow()).paidUntil)).toBe('2029-03-01');
      expect((await getOwnOrder(as(), second)).watched?.until).toMatch(/^2029-03-01/);
    });

    rule('is shown to staff with its end, and to no other customer', async () => {
      const orderId = await buy();
      const years = await listWatchedYears(as(admin), alice.userId);
      expect(years).toMatchObject([{ orderId, state: 'running', endsAt: expect.stringMatching(/^2028-03-01/) }]);
      expect((await getOrderFor(as(admin), orderId)).watched?.until).toMatch(/^2028-03-01/);
      expect(() => listWatchedYears(as(bob), alice.userId)).toThrow(/not allowed/);
      expect((await readOwnWatch(as(bob))).scope.paidUntil).toBeNull();
    });

    rule('runs on while watching is off, and is there when it is switched on again', async () => {
      await buy();
      await stopWatching(as());
      expect(dayOf((await scopeNow()).paidUntil)).toBe('2028-03-01');
      watched.world.clock.advance(DAY);
      await watched.watch();
      watched.world.clock.advance(32 * DAY);
      await watched.run();
      expect(await askedAbout()).toEqual([alice.email, 'aarcher']);
    });
  });

  rule.each(['refunded', 'unpaid'] as const)(
    'ends at once when its payment is %s; watching stays on',
    async (payment) => {
      const orderId = await buy();
      await setPayment(orderId, payment);
      expect(await scopeNow()).toEqual({ isWhole: false, paidUntil: null, isSold: true });
      const { watched: year, steps } = await getOwnOrder(as(), orderId);
      expect(year).toBeNull();
      expect(steps.map(({ text }) => text)).toContain('The year of watching was taken back');
      watched.world.clock.advance(32 * DAY);
      await watched.run();
      expect(await askedAbout()).toEqual([alice.email]);
    },
  );

  rule('that was bought later comes forward when the first is refunded', async () => {
    const first = await buy();
    goTo('2027-09-01T09:00:00Z');
    await buy();
    await setPayment(first, 'refunded');
    expect(dayOf((await scopeNow()).paidUntil)).toBe('2028-09-01');
  });

  rules('at its end', () => {
    it('scans addresses alone from then on, and says that it is over', async () => {
      const orderId = await buy();
      goTo('2028-02-29T12:00:00Z');
      expect((await scopeNow()).isWhole).toBe(true);
      goTo('2028-03-01T10:00:00Z');
      expect(await scopeNow()).toEqual({ isWhole: false, paidUntil: null, isSold: true });
      await watched.run();
      expect(await askedAbout()).toEqual([alice.email]);
      expect(await readOwnWatch(as())).toMatchObject({ isOn: true });
      expect((await getOwnOrder(as(), orderId)).watched).toMatchObject({ isOver: true });
    });

    it('is told by one mail a month before, by day', async () => {
      await buy();
      const told = async (time: string) => {
        watched.world.mailbox.length = 0;
        goTo(time);
        for (let times = 0; times < 3; times++) await remindOfYears(watched.world, never);
        await watched.world.drain();
        return subjects().filter((one) => one.startsWith('Your year of watching'));
      };
      expect(await told('2028-01-30T08:00:00Z')).toEqual([]);
      expect(await told('2028-01-31T23:00:00Z')).toEqual([]);
      expect(await told('2028-02-01T10:00:00Z')).toEqual(['Your year of watching ends on 1 March 2028']);
      expect(await told('2028-02-02T10:00:00Z')).toEqual([]);
    });

    it('is told of the last year only, and to nobody who wants no such mail', async () => {
      await buy();
      await buy();
      goTo('2028-02-15T12:00:00Z');
      await remindOfYears(watched.world, never);
      await watched.world.drain();
      const preferences = { emailNotifications: true, language: 'en', timeZone: 'UTC' } as const;
      await savePreferences(as(), { ...preferences, serviceUpdates: false });
      goTo('2029-02-15T12:00:00Z');
      await remindOfYears(watched.world, never);
      await watched.world.drain();
      expect(subjects().filter((one) => one.startsWith('Your year of watching'))).toEqual([]);
    });
  });

  rules('and what is free', () => {
    it('proven addresses alone are scanned of whoever begins while it is sold', async () => {
      await watched.watch();
      await watched.run();
      expect(await askedAbout()).toEqual([alice.email]);
      expect((await drawOrder(as(), yearOfWatching)).watching).toMatchObject({ isWhole: false });
    });

    it('everything is scanned, as before, while it is not sold', async () => {
      await offer(false);
      await watched.watch();
      await watched.run();
      expect(await askedAbout()).toEqual([alice.email, 'aarcher']);
    });

    it('whoever began before it was sold keeps everything until they stop, and is told that they need none', async () => {
      await offer(false);
      await watched.watch();
      await watched.run();
      await offer(true);
      watched.world.clock.advance(32 * DAY);
      await watched.run();
      expect(await askedAbout()).toEqual([alice.email, 'aarcher']);
      expect((await drawOrder(as(), yearOfWatching)).watching).toMatchObject({ isWhole: true, paidUntil: null });
      await stopWatching(as());
      await watched.watch();
      expect((await scopeNow()).isWhole).toBe(false);
    });
  });
});
