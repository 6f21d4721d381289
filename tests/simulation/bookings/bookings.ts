import { weekdays } from '#contract/orders/appointments.ts';
import { versionOf } from '#core/base/editing.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { bookAppointment } from '#core/orders/appointments/actions/book-appointment.ts';
import { cancelAppointment } from '#core/orders/appointments/actions/cancel-appointment.ts';
import { saveAvailability } from '#core/orders/appointments/actions/save-availability.ts';
import { readAvailability } from '#core/orders/appointments/internal/availability.ts';
import { appointmentRelease, appointmentReminders } from '#core/orders/appointments/jobs.ts';
import { listFreeSlots } from '#core/orders/appointments/queries/free-slots.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { assistant } from '#tests/cast.ts';
import { outcomeOf } from '../shop/money.ts';
import { type AskedOrder, customers, personOf, type Trade } from '../shop/operations.ts';
import { as, type Operation, type Part, type Stage } from '../stage.ts';
import { createBookingChecks } from './invariants.ts';

const HOUR = 3_600_000;
const run = { id: 'j', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
const timeZone = 'Europe/Paris';
/** So few times that people meet there. */
const SHOWN = 2;

/** Appointments: booked with an order or later, moved, called off, paid for in time or not. */
export async function openBookings(stage: Stage, trade: Trade): Promise<Part> {
  const { random, clock, start, shop, base, world } = stage;
  const asked: AskedOrder[] = [];
  const saved = await base.transaction(systemScope, (tx) => readAvailability(tx, assistant));
  const week = weekdays.map(() => [{ from: '10:00', to: '12:00' }]);
  const hours = { shownAs: 'Dana', about: '', timeZone: 'Europe/London', week, exceptions: [] };
  await saveAvailability(as(world, assistant), hours, versionOf(saved));
  const placed = () => asked.filter(({ ids }) => ids.length > 0);
  const pickSlot = async (platform: Platform, one: AskedOrder): Promise<string> => {
    const free = await listFreeSlots(as(platform, personOf(one)), 60);
    return free.slice(0, SHOWN)[random.int(Math.min(SHOWN, Math.max(1, free.length)))]?.startsAt ?? '';
  };

  const orderWithTime: Operation = () => {
    const again = asked.length > 0 && random.chance(0.3);
    const one = again ? random.pick(asked) : { email: random.pick(customers).email, key: random.uuid(), ids: [] };
    if (!again) {
      asked.push(one);
      trade.orders.push(one);
    }
    const told = trade.history.add(`orders of ${one.email}`, one.key);
    let id: string | undefined;
    const place = async (platform: Platform) => {
      const slot = await pickSlot(platform, one);
      const form = shop.form('expert-consultancy', { hours: 1, slot, timeZone });
      id = (await createOrder(as(platform, personOf(one)), { ...form, idempotencyKey: one.key })).orderId;
      one.ids.push(id);
    };
    start(`order with a time ${asked.indexOf(one)}`, place, (error) => told(outcomeOf(error), id));
  };
  const book: Operation = () => {
    if (placed().length === 0) return;
    const one = random.pick(placed());
    start(`book ${asked.indexOf(one)}`, async (platform) => {
      const slot = await pickSlot(platform, one);
      await bookAppointment(as(platform, personOf(one)), { orderId: one.ids[0] ?? '', slot, timeZone });
    });
  };
  const callOff: Operation = () => {
    if (placed().length === 0) return;
    const one = random.pick(placed());
    const actor = random.chance(0.5) ? personOf(one) : assistant;
    start(`call off ${asked.indexOf(one)}`, (platform) =>
      cancelAppointment(as(platform, actor), { orderId: one.ids[0] ?? '' }),
    );
  };
  const release: Operation = () => start('release', (platform) => appointmentRelease.run(platform, {}, run));
  const remind: Operation = () => start('remind', (platform) => appointmentReminders.run(platform, {}, run));

  const checks = createBookingChecks(stage);
  return {
    operations: [
      [6, orderWithTime],
      [5, book],
      [1, callOff],
      [3, release],
      [2, remind],
    ],
    async settle() {
      for (const hoursPassed of [0, 25, 1]) {
        clock.advance(hoursPassed * HOUR);
        await stage.finish('release', (platform) => appointmentRelease.run(platform, {}, run));
        await stage.finish('worker', () => stage.processes.any().worker.work());
      }
    },
    ...checks,
    counts: () => ({ 'orders with a time': placed().length, ...checks.counts() }),
  };
}
