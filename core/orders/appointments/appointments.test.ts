import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultPreferences } from '#contract/accounts/preferences.ts';
import { type Availability, weekdays } from '#contract/orders/appointments.ts';
import { savePreferences } from '#core/accounts/profile/actions/save-preferences.ts';
import { versionOf } from '#core/base/editing.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { setOrderStatus } from '#core/orders/actions/set-status.ts';
import { createShop, type Shop } from '#core/orders/order.fixture.ts';
import { getOrderFor, getOwnOrder } from '#core/orders/queries/order.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import type { MailMessage } from '#platform/mail/transport.ts';
import { admin, alice, assistant, bob, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { bookAppointment } from './actions/book-appointment.ts';
import { cancelAppointment } from './actions/cancel-appointment.ts';
import { saveAvailability } from './actions/save-availability.ts';
import { appointmentReminders } from './jobs.ts';
import { readOwnAvailability } from './queries/availability.ts';
import { getCalendar } from './queries/calendar.ts';
import { listFreeSlots } from './queries/free-slots.ts';
import { appointmentCells, appointments, availabilities } from './schema.ts';

const HOUR = 3_600_000;
const hours: Availability = {
  shownAs: 'Ada',
  timeZone: 'Europe/London',
  week: weekdays.map(() => [{ from: '09:00', to: '12:00' }]),
  about: '',
  exceptions: [],
};
const run = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };
const timeZone = 'Asia/Tokyo';

onEachDatabase('appointments', (_open, kind, { rule }) => {
  let shop: Shop;
  const publish = async (who: Person = assistant, values = hours) => {
    const { version } = (await readOwnAvailability(shop.as(who))).availability;
    await saveAvailability(shop.as(who), values, version);
  };
  const free = async (minutes = 60) => (await listFreeSlots(shop.as(alice), minutes)).map(({ startsAt }) => startsAt);
  const order = async (slot?: string, who: Person = alice) =>
    (await createOrder(shop.as(who), shop.form('expert-consultancy', { hours: 1, slot, timeZone }))).orderId;
  const book = (orderId: string, slot: string, who: Person = alice) =>
    bookAppointment(shop.as(who), { orderId, slot, timeZone });
  const remind = () => appointmentReminders.run(shop.world, {}, run);
  const mails = async (): Promise<MailMessage[]> => {
    await shop.world.drain();
    return shop.world.mailbox.splice(0);
  };
  const eventIn = ({ attachments: [file] = [] }: MailMessage) => {
    const calendar = new ICAL.Component(ICAL.parse(file?.content ?? ''));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    return { method: calendar.getFirstPropertyValue('method'), event, file };
  };
  const appointmentOf = async (orderId: string) => (await getOwnOrder(shop.as(alice), orderId)).appointment;

  beforeAll(async () => {
    shop = await createShop(kind);
  });
  afterAll(() => shop.world.close());
  beforeEach(async () => {
    shop.world.clock.advance(30 * 24 * HOUR);
    await shop.inSystem(async (tx) => {
      await tx.delete(serviceRequests);
      await tx.delete(availabilities);
    });
    await publish();
    await mails();
    await shop.heard();
  });

  rule('can be booked where staff have published hours, and nowhere else', async () => {
    expect((await free()).length).toBeGreaterThan(100);
    await publish(assistant, { ...hours, week: weekdays.map(() => []) });
    expect(await free()).toEqual([]);
    for (const who of [alice, bob])
      await expect(saveAvailability(shop.as(who), hours, versionOf(hours))).rejects.toMatchObject({
        code: 'forbidden',
      });
    await expect(saveAvailability(shop.as(assistant), hours, 'old')).rejects.toMatchObject({ code: 'conflict' });
  });

  rule('is booked with the order, and told in one mail with a calendar file', async () => {
    const [, , slot = ''] = await free();
    const orderId = await order(slot);
    expect(await appointmentOf(orderId)).toMatchObject({
      startsAt: slot,
      endsAt: new Date(Date.parse(slot) + HOUR).toISOString(),
      specialist: 'Ada',
      timeZone,
      isCancelled: false,
      canChange: true,
    });
    const told = await mails();
    const [customers] = told.filter(({ to }) => to === alice.email);
    expect(told.filter(({ to }) => to === alice.email).length).toBe(1);
    const { method, event, file } = eventIn(customers as MailMessage);
    expect(file).toMatchObject({ filename: 'appointment.ics', contentType: expect.stringMatching(/method=PUBLISH$/) });
    expect(method).toBe('PUBLISH');
    expect(event).toMatchObject({ uid: expect.stringContaining(orderId), sequence: 0 });
    expect(event.startDate.toJSDate().toISOString()).toBe(slot);
    expect(event.endDate.toJSDate().getTime()).toBe(Date.parse(slot) + HOUR);
    expect(customers?.text).toMatch(/\(GMT\+9\)/);
    expect(told.map(({ to, subject }) => [to, subject])).toContainEqual([
      assistant.email,
      expect.stringMatching(/^You have an appointment: Expert Consultancy/),
    ]);
    expect(await getCalendar(shop.as(alice), orderId)).toBe(file?.content);
    await expect(getCalendar(shop.as(bob), orderId)).rejects.toMatchObject({ code: 'not-found' });
    expect((await getOrderFor(shop.as(admin), orderId)).steps.map(({ text }) => text)).toEqual([
      'Service requested, appointment booked',
    ]);
    expect(await free()).not.toContain(slot);
  });

  it('is told in the language of its customer, also in the file, and to staff in English', async () => {
    await savePreferences(shop.as(alice), { ...defaultPreferences, language: 'es' });
    const [slot] = await free();
    await order(slot);
    await savePreferences(shop.as(alice), defaultPreferences);
    const told = await mails();
    const mailTo = ({ email }: Person) => eventIn(told.find(({ to }) => to === email) as MailMessage);
    expect(mailTo(alice).event).toMatchObject({
      summary: expect.stringMatching(/^Consulta con especialistas: Ada/),
      description: expect.stringContaining('cómo cambiarla'),
    });
    expect(mailTo(assistant).event.summary).toMatch(/^Expert Consultancy: Ada/);
  });

  it('of one form sent many times at once is one, and its time is taken once', async () => {
    const [slot] = await free();
    const form = shop.form('expert-consultancy', { hours: 1, slot, timeZone });
    const made = await Promise.all(Array.from({ length: 5 }, () => createOrder(shop.as(alice), form)));
    made.push(await createOrder(shop.as(alice), form));
    expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(1);
    expect((await shop.inSystem((tx) => tx.select().from(appointmentCells))).length).toBe(2);
  });

  it('is given to one of two who choose the same time at once; the other keeps nothing', async () => {
    const [slot] = await free();
    const answers = await Promise.allSettled([order(slot, alice), order(slot, bob)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', field: 'slot', publicMessage: expect.stringMatching(/just been taken/) },
    });
    expect((await shop.inSystem((tx) => tx.select().from(serviceRequests))).length).toBe(1);
  });

  it('is given to one of two who move to the same time at once', async () => {
    const [first, , second, , third = ''] = await free();
    const [hers, his] = [await order(first, alice), await order(second, bob)];
    const answers = await Promise.allSettled([book(hers, third, alice), book(his, third, bob)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const cells = await shop.inSystem((tx) => tx.select().from(appointmentCells));
    expect(cells.length).toBe(4);
  });

  rule('cannot be double booked in the database, whoever writes there', async () => {
    const [slot] = await free();
    const [orderId, other] = [await order(slot), await order(undefined, bob)];
    const [cell] = await shop.inSystem((tx) => tx.select().from(appointmentCells));
    const [appointment] = await shop.inSystem((tx) => tx.select().from(appointments));
    expect(cell?.orderId).toBe(orderId);
    const twice = shop.inSystem(async (tx) => {
      await tx.insert(appointments).values({ ...(appointment as NonNullable<typeof appointment>), orderId: other });
      await tx.insert(appointmentCells).values({ ...(cell as NonNullable<typeof cell>), orderId: other });
    });
    await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  rule('goes to whoever else is free when somebody is not', async () => {
    await publish(admin, { ...hours, shownAs: 'Bea' });
    const [slot] = await free();
    const with_ = [];
    for (const who of [alice, bob]) with_.push((await getOwnOrder(shop.as(who), await order(slot, who))).appointment);
    expect(with_.map((appointment) => appointment?.specialist).sort()).toEqual(['Ada', 'Bea']);
    expect(await free()).not.toContain(slot);
  });

  rule('is moved by its customer: the old time is free again, and the calendar’s entry changes', async () => {
    const [first, , , later = ''] = await free();
    const orderId = await order(first);
    await mails();
    shop.world.clock.advance(60_000);
    await book(orderId, later);
    await book(orderId, later);
    expect(await appointmentOf(orderId)).toMatchObject({ startsAt: later, isCancelled: false });
    expect(await free()).toContain(first);
    expect(await free()).not.toContain(later);
    const [told, ...more] = (await mails()).filter(({ to }) => to === alice.email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe('Your appointment was moved: Expert Consultancy');
    expect(eventIn(told as MailMessage).event).toMatchObject({ sequence: 1, uid: expect.stringContaining(orderId) });
    const steps = (await getOwnOrder(shop.as(alice), orderId)).steps.map(({ text }) => text);
    expect(steps.at(-1)).toBe('Appointment moved');
    expect(await shop.heard()).toEqual(['staff:orders', `user:${alice.userId}`]);
  });

  rule('is cancelled by its customer, told to both, and can be booked again', async () => {
    const [first, second = ''] = await free();
    const orderId = await order(first);
    await mails();
    await cancelAppointment(shop.as(alice), { orderId });
    await cancelAppointment(shop.as(alice), { orderId });
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: true });
    expect(await free()).toContain(first);
    const told = await mails();
    expect(told.map(({ to }) => to).sort()).toEqual([alice.email, assistant.email].sort());
    expect(told.map((mail) => eventIn(mail).method)).toEqual(['CANCEL', 'CANCEL']);
    await book(orderId, second);
    expect(await appointmentOf(orderId)).toMatchObject({ startsAt: second, isCancelled: false });
  });

  rule('stays less than 24 hours before, for its customer; staff cancel it still', async () => {
    const [slot = '', , , later = ''] = await free();
    const orderId = await order(slot);
    shop.world.clock.advance(Date.parse(slot) - shop.world.clock.now().getTime() - 24 * HOUR);
    expect(await appointmentOf(orderId)).toMatchObject({ canChange: false });
    await expect(book(orderId, later)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancelAppointment(shop.as(alice), { orderId })).rejects.toMatchObject({ code: 'conflict' });
    await cancelAppointment(shop.as(admin), { orderId });
    expect(await appointmentOf(orderId)).toMatchObject({ isCancelled: true });
  });

  rule('of Alice is none of Bob’s business', async () => {
    const [slot, , later = ''] = await free();
    const orderId = await order(slot);
    await expect(book(orderId, later, bob)).rejects.toMatchObject({ code: 'not-found' });
    await expect(book(orderId, later, admin)).rejects.toMatchObject({ code: 'not-found' });
    await expect(cancelAppointment(shop.as(bob), { orderId })).rejects.toMatchObject({ code: 'not-found' });
    expect(await appointmentOf(orderId)).toMatchObject({ startsAt: slot, isCancelled: false });
  });

  rule('is only at a time that is offered', async () => {
    const [slot = ''] = await free();
    const at = (ms: number) => new Date(Date.parse(slot) + ms).toISOString();
    for (const wrong of [at(HOUR / 4), at(-24 * HOUR), at(12 * HOUR), at(60 * 24 * HOUR)])
      await expect(order(wrong), wrong).rejects.toMatchObject({ code: 'conflict', field: 'slot' });
    expect(await shop.ordersOf(alice)).toEqual([]);
  });

  rule('can be booked three times ahead, and not four', async () => {
    const slots = await free();
    for (const index of [0, 2, 5]) await order(slots[index]);
    await expect(order(slots[10])).rejects.toMatchObject({ code: 'conflict', field: 'slot' });
  });

  rule('is reminded of once, a day before; after it was moved, again', async () => {
    const slots = await free();
    const [orderId, cancelled] = [await order(slots[10]), await order(slots[15])];
    await cancelAppointment(shop.as(alice), { orderId: cancelled });
    await mails();
    await remind();
    expect(await mails()).toEqual([]);
    shop.world.clock.advance(Date.parse(slots[10] ?? '') - shop.world.clock.now().getTime() - 24 * HOUR);
    await remind();
    await remind();
    const told = await mails();
    expect(told.map(({ to, subject }) => [to, subject.split(':')[0]]).sort()).toEqual(
      [
        [alice.email, 'Your appointment is tomorrow'],
        [assistant.email, 'You have an appointment tomorrow'],
      ].sort(),
    );
    await cancelAppointment(shop.as(admin), { orderId });
    const later = (await free())[20] ?? '';
    await book(orderId, later);
    await mails();
    shop.world.clock.advance(Date.parse(later) - shop.world.clock.now().getTime() - HOUR);
    await remind();
    expect((await mails()).filter(({ to }) => to === alice.email).length).toBe(1);
  });

  rule('is called off with its order, in the same mail', async () => {
    const [slot] = await free();
    const orderId = await order(slot);
    await mails();
    await setOrderStatus(shop.as(admin), { orderId, version: 1, status: 'cancelled' });
    expect(await free()).toContain(slot);
    const [told, ...more] = (await mails()).filter(({ to }) => to === alice.email);
    expect(more).toEqual([]);
    expect(eventIn(told as MailMessage).method).toBe('CANCEL');
    expect(told?.text).toContain('The appointment is cancelled, too');
  });
});
