import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdHours, weekdays } from '#contract/orders/appointments.ts';
import { versionOf } from '#core/base/editing.ts';
import { cancelOrder } from '#core/orders/actions/cancel-order.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { orderTellOfRequest } from '#core/orders/jobs.ts';
import type { Shop } from '#core/orders/order.fixture.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { paymentClose, paymentRefresh } from '#core/orders/payments/jobs.ts';
import { createPayingShop, type PayingShop } from '#core/orders/payments/payments.fixture.ts';
import { getOwnOrder } from '#core/orders/queries/order.ts';
import { paymentGraceMs } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { StripeStandIn } from '#sandbox/stripe/stand-in.ts';
import { alice, assistant } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { bookAppointment } from './actions/book-appointment.ts';
import { saveAvailability } from './actions/save-availability.ts';
import { readAvailability } from './internal/availability.ts';
import { appointmentRelease, appointmentReminders } from './jobs.ts';
import { listFreeSlots } from './queries/free-slots.ts';

const HOUR = 3_600_000;
const run = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };
const timeZone = 'Europe/Paris';

onEachDatabase('times that are kept until they are paid for', (_open, kind) => {
  let shop: Shop;
  let stripe: StripeStandIn;
  let paying: PayingShop;
  const slots = async () => (await listFreeSlots(shop.as(alice), 60)).map(({ startsAt }) => startsAt);
  const order = async (slot?: string) =>
    (await createOrder(shop.as(alice), shop.form('expert-consultancy', { hours: 1, slot, timeZone }))).orderId;
  const book = (orderId: string, slot: string) => bookAppointment(shop.as(alice), { orderId, slot, timeZone });
  const release = () => appointmentRelease.run(shop.world, {}, run);
  const appointmentOf = async (orderId: string) => (await getOwnOrder(shop.as(alice), orderId)).appointment;
  const settle = async () => {
    await shop.world.drain();
    await paying.settle();
  };
  const pay = async (orderId: string) => {
    await paying.payAt(await startCheckout(shop.as(alice), orderId), '4242424242424242');
  };
  const mails = async () => {
    await shop.world.drain();
    return shop.world.mailbox.splice(0);
  };
  const subjectsTo = async ({ email }: { email: string }) =>
    (await mails()).flatMap(({ to, subject }) => (to === email ? [subject.split(':')[0]] : []));

  beforeAll(async () => {
    paying = await createPayingShop(kind, [paymentRefresh, paymentClose, orderTellOfRequest]);
    ({ shop, stripe } = paying);
    const week = weekdays.map(() => [{ from: '00:00', to: '24:00' }]);
    const saved = await shop.inSystem((tx) => readAvailability(tx, assistant));
    const hours = { shownAs: 'Dana', about: '', timeZone: 'Europe/London', week, exceptions: [] };
    await saveAvailability(shop.as(assistant), hours, versionOf(saved));
  });
  afterAll(() => paying.close());
  beforeEach(async () => {
    // Stripe's own clock is the machine's.
    shop.world.clock.advance(Date.now() - shop.world.clock.now().getTime());
    await shop.inSystem((tx) => tx.delete(serviceRequests));
    await mails();
  });

  it('bought and paid at once is one mail, with the file for the calendar, and whoever it is with hears of it then', async () => {
    const [slot] = await slots();
    const orderId = await order(slot);
    expect(await subjectsTo(alice)).toEqual([]);
    await pay(orderId);
    await settle();
    shop.world.clock.advance(paymentGraceMs);
    const told = await mails();
    const toAlice = told.filter(({ to }) => to === alice.email);
    expect(toAlice.map(({ subject, attachments }) => [subject, attachments?.length])).toEqual([
      ['Payment received: Expert Consultancy', 1],
    ]);
    expect(toAlice[0]?.text).toContain('Your appointment is booked.');
    expect(told.filter(({ to }) => to === assistant.email).map(({ subject }) => subject.split(':')[0])).toEqual([
      'You have an appointment',
    ]);
    expect(await appointmentOf(orderId)).toMatchObject({ heldUntil: null, isCancelled: false });
  });

  it('who does not pay at once is told until when the time is kept', async () => {
    const [slot] = await slots();
    const orderId = await order(slot);
    const until = new Date(shop.world.clock.now().getTime() + holdHours * HOUR).toISOString();
    expect(await appointmentOf(orderId)).toMatchObject({ heldUntil: until });
    shop.world.clock.advance(paymentGraceMs);
    const [mail, ...more] = (await mails()).filter(({ to }) => to === alice.email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/We hold this time until \w+ \d+ \w+ \d{4}, \d\d:\d\d \(/);
  });

  it('is given back when it is not paid for in time, with one mail, once', async () => {
    const [slot = ''] = await slots();
    const orderId = await order(slot);
    shop.world.clock.advance(holdHours * HOUR - 1);
    await release();
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: false });
    await mails();
    shop.world.clock.advance(1);
    await release();
    await release();
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: true, isReleased: true, heldUntil: null });
    expect((await shop.read(orderId)).status).toBe('pending');
    const told = await mails();
    expect(told.map(({ to, subject, attachments }) => [to, subject.split(':')[0], attachments?.length])).toEqual([
      [alice.email, 'Your appointment was not paid for in time', 1],
    ]);
  });

  it('whoever pays in the last moment keeps it, also when the message has not come yet', async () => {
    const [slot] = await slots();
    const orderId = await order(slot);
    await shop.world.drain();
    stripe.webhooks.hold();
    await pay(orderId);
    shop.world.clock.advance(holdHours * HOUR);
    await release();
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: false, heldUntil: null });
    expect((await shop.read(orderId)).paymentStatus).toBe('paid');
    await stripe.webhooks.release();
    await settle();
  });

  it('stays kept while nobody can say whether it was paid', async () => {
    const [slot] = await slots();
    const orderId = await order(slot);
    await startCheckout(shop.as(alice), orderId);
    shop.world.clock.advance(holdHours * HOUR);
    stripe.breakDown(10);
    await release();
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: false });
    stripe.breakDown(0);
    await release();
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: true });
    await settle();
  });

  it('once it was given back, another is chosen after paying, and not before', async () => {
    const [slot = '', other = ''] = await slots();
    const orderId = await order(slot);
    shop.world.clock.advance(holdHours * HOUR);
    await release();
    const later = (await slots()).at(-1) ?? other;
    await expect(book(orderId, later)).rejects.toMatchObject({
      code: 'conflict',
      publicMessage: 'Your time was not paid for in time. Please pay first, then choose another.',
    });
    await mails();
    await pay(orderId);
    await settle();
    const [paid] = (await mails()).filter(({ to }) => to === alice.email);
    expect(paid?.text).toContain('Now choose a time for your appointment');
    await book(orderId, later);
    expect(await appointmentOf(orderId)).toMatchObject({ startsAt: later, isCancelled: false, heldUntil: null });
    expect(await subjectsTo(assistant)).toEqual(['You have an appointment']);
  });

  it('is not kept longer by moving it', async () => {
    const slot = (await slots()).at(-100);
    const orderId = await order(slot);
    const before = (await appointmentOf(orderId))?.heldUntil;
    shop.world.clock.advance(HOUR);
    await book(orderId, (await slots()).at(-1) ?? '');
    expect((await appointmentOf(orderId))?.heldUntil).toBe(before);
  });

  it('neither a reminder nor a cancellation reaches whoever it is with before it is paid for', async () => {
    const [slot = ''] = await slots();
    const orderId = await order(slot);
    shop.world.clock.advance(2 * HOUR);
    await appointmentReminders.run(shop.world, {}, run);
    const { version } = await shop.read(orderId);
    await cancelOrder(shop.as(assistant), { orderId, version });
    expect(await subjectsTo(assistant)).toEqual([]);
  });

  it('whose payment is on its way is not given back', async () => {
    const [slot = ''] = await slots();
    const orderId = await order(slot);
    await shop.inSystem((tx) =>
      tx.update(serviceRequests).set({ paymentStatus: 'pending' }).where(eq(serviceRequests.id, orderId)),
    );
    shop.world.clock.advance(holdHours * HOUR);
    await release();
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: false });
  });
});
