import { and, eq, gt, ne } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { freeTimes } from '#core/orders/appointments/rules.ts';
import { appointmentCells, availabilities } from '#core/orders/appointments/schema.ts';
import { isOfStaff } from '#core/orders/internal/staff.ts';
import type { Transaction } from '#platform/database/database.ts';

/** A member of staff, and when they can be booked. */
export interface Opening {
  staffId: string;
  specialist: string;
  email: string;
  /** IANA, the specialist's. */
  timeZone: string;
  times: Date[];
}

interface Asked {
  now: Date;
  minutes: number;
  /** Its own time counts as free: it is about to be moved. */
  except?: string | undefined;
}

/**
 * Who can be booked when, of those who still belong to staff. Customers may not read the hours of staff, nor what others
 * have booked: under the system's scope.
 */
export async function readOpenings(tx: Transaction, { now, minutes, except }: Asked): Promise<Opening[]> {
  const staff = await tx
    .select({ availability: availabilities, email: profiles.email })
    .from(availabilities)
    .innerJoin(profiles, eq(profiles.id, availabilities.staffId))
    .where(isOfStaff())
    .orderBy(availabilities.staffId);
  const taken = await readTaken(tx, now, except);
  return staff.map(({ availability, email }) => ({
    staffId: availability.staffId,
    specialist: availability.shownAs,
    email,
    timeZone: availability.timeZone,
    times: freeTimes(availability, { now, minutes, taken: taken.get(availability.staffId) ?? new Set() }),
  }));
}

async function readTaken(tx: Transaction, now: Date, except: string | undefined) {
  const cells = await tx
    .select({ staffId: appointmentCells.staffId, startsAt: appointmentCells.startsAt })
    .from(appointmentCells)
    .where(
      and(gt(appointmentCells.startsAt, now), except === undefined ? undefined : ne(appointmentCells.orderId, except)),
    );
  const taken = new Map<string, Set<number>>();
  for (const { staffId, startsAt } of cells)
    taken.set(staffId, (taken.get(staffId) ?? new Set()).add(startsAt.getTime()));
  return taken;
}
