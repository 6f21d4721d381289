import type { Slot } from '#contract/orders/appointments.ts';
import type { Context } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { readOpenings } from '#core/orders/appointments/internal/openings.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * The times that can be booked now, earliest first, whoever they are with.
 * @param minutes how long @param except an order whose own time counts as free
 * @throws AppError `unauthenticated`
 */
export async function listFreeSlots(context: Context, minutes: number, except?: string): Promise<Slot[]> {
  const { platform } = requireAccount(context);
  const now = platform.clock.now();
  const openings = await platform.database.read(systemScope, (tx) => readOpenings(tx, { now, minutes, except }));
  const times = new Set(openings.flatMap((opening) => opening.times.map((at) => at.getTime())));
  return [...times]
    .sort((a, b) => a - b)
    .map((at) => ({
      startsAt: new Date(at).toISOString(),
      endsAt: new Date(at + minutes * 60_000).toISOString(),
    }));
}
