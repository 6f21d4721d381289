import { sql } from 'drizzle-orm';
import { systemScope } from '#platform/database/scope.ts';
import type { Stage } from '../stage.ts';

const SLOT = 30 * 60_000;

interface Booked {
  orderId: string;
  staffId: string;
  from: number;
  to: number;
  isCancelled: boolean;
  sequence: number;
  heldUntil: number | null;
  isUnpaid: boolean;
  isOpen: boolean;
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const bookedNow = sql`select a.order_id as "orderId", a.staff_id as "staffId", ${ms('a.starts_at')} as "from", ${ms('a.ends_at')} as "to",
  a.is_cancelled as "isCancelled", a.sequence, ${ms('a.held_until')} as "heldUntil", s.payment_status in ('unpaid', 'failed') as "isUnpaid",
  s.status not in ('completed', 'cancelled') as "isOpen" from appointments a join service_requests s on s.id = a.order_id`;
const cellsNow = sql`select order_id as "orderId", ${ms('starts_at')} as at from appointment_cells order by starts_at`;
/** Times that were given back although their order had been paid for. */
const releasedPaid = sql`select a.entity_id as id from audit_logs a join service_requests s on s.id::text = a.entity_id
  join payments p on p.order_id = s.id where a.details->>'event' = 'appointment.released' and p.paid_at < a.created_at`;

/** What must hold about appointments. */
export function createBookingChecks({ base, clock }: Stage) {
  const sequences = new Map<string, number>();
  let counts = { booked: 0, released: 0 };

  const read = () =>
    base.transaction(systemScope, async (tx) => ({
      booked: (await tx.execute<Booked & Record<string, unknown>>(bookedNow)).rows,
      cells: (await tx.execute<{ orderId: string; at: number }>(cellsNow)).rows,
      released: (await tx.execute<{ id: string }>(releasedPaid)).rows,
    }));

  function faultsOfTimes(booked: readonly Booked[]): string[] {
    const held = booked.filter(({ isCancelled }) => !isCancelled);
    return held.flatMap((one, at) =>
      held
        .slice(at + 1)
        .filter(({ staffId, from, to }) => staffId === one.staffId && from < one.to && one.from < to)
        .map(({ orderId }) => `orders ${one.orderId} and ${orderId} have the same time`),
    );
  }

  async function faultsNow(): Promise<string[]> {
    const { booked, cells, released } = await read();
    const faults = faultsOfTimes(booked);
    const cellsOf = Map.groupBy(cells, ({ orderId }) => orderId);
    for (const { orderId, from, to, isCancelled, sequence } of booked) {
      const kept = (cellsOf.get(orderId) ?? []).map(({ at }) => at);
      const wanted = isCancelled ? [] : Array.from({ length: (to - from) / SLOT }, (_, n) => from + n * SLOT);
      if (kept.join() !== wanted.join())
        faults.push(`order ${orderId} keeps ${kept.length} half hours, not ${wanted.length}`);
      if (sequence < (sequences.get(orderId) ?? 0))
        faults.push(`the appointment of ${orderId} went back in its sequence`);
      sequences.set(orderId, sequence);
    }
    for (const { id } of released) faults.push(`the time of ${id} was given back, and it had been paid for`);
    return faults;
  }

  return {
    faultsNow,
    async faultsAtRest(): Promise<string[]> {
      const { booked } = await read();
      counts = {
        booked: booked.filter(({ isCancelled }) => !isCancelled).length,
        released: booked.filter(({ isCancelled }) => isCancelled).length,
      };
      const now = clock.now().getTime();
      const kept = booked.filter(
        ({ heldUntil, isUnpaid, isOpen, isCancelled, from }) =>
          heldUntil !== null && heldUntil <= now && isUnpaid && isOpen && !isCancelled && from > now,
      );
      return [
        ...(await faultsNow()),
        ...kept.map(({ orderId }) => `the time of ${orderId} is kept, and was not paid for`),
      ];
    },
    counts: () => counts,
  };
}
