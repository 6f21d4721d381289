import type { Chosen } from '#core/orders/appointments/internal/book.ts';
import { readOpenings } from '#core/orders/appointments/internal/openings.ts';
import { findService } from '#core/site/services/queries/services.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

interface Wanted {
  serviceId: string;
  /** ISO 8601 */
  slot: string;
  timeZone: string;
  /** The order that is about to move. */
  orderId?: string;
}

/**
 * Who is free at the time that a customer chose. In a transaction of its own, before the customer's: only the system
 * may read what others have booked. That nobody else books it meanwhile is for the database to see to.
 * @returns null when it cannot be booked, or not any more
 */
export function findChosen(
  { database, clock }: Platform,
  { serviceId, slot, timeZone, orderId: except }: Wanted,
): Promise<Chosen | null> {
  const startsAt = new Date(slot);
  return database.read(systemScope, async (tx) => {
    const service = await findService(tx, serviceId);
    if (service?.intake !== 'appointment') return null;
    const minutes = service.appointmentMinutes;
    const openings = await readOpenings(tx, { now: clock.now(), minutes, except });
    const opening = openings.find(({ times }) => times.some((at) => at.getTime() === startsAt.getTime()));
    if (!opening) return null;
    const { staffId, specialist, email, timeZone: staffZone } = opening;
    return { staffId, specialist, email, staffZone, startsAt, minutes, timeZone };
  });
}
