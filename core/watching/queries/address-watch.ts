import { count, eq } from 'drizzle-orm';
import type { AddressWatchView } from '#contract/watching/types.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { userScans } from '#core/scans/schema.ts';
import { watchedFindings, watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/** Whether the actor's browser has opened that scan by its mailed link, without an account. */
export const isOpenedHere = ({ actor }: Context, scanId: string): boolean =>
  actor.kind === 'visitor' && actor.scanIds.includes(scanId);

/**
 * The watching of the address of a visitor's scan, for whose browser has opened it; null where there is none.
 * @throws AppError `not-found` for a scan that the browser has not opened
 */
export async function readAddressWatch(ctx: Context, scanId: string): Promise<AddressWatchView | null> {
  if (!isOpenedHere(ctx, scanId)) throw new AppError('not-found');
  return ctx.platform.database.read(systemScope, async (tx) => {
    const watch = await findWatchOfResult(tx, scanId);
    if (!watch?.nextAt || !watch.endsAt) return null;
    const [row] = await tx
      .select({ known: count() })
      .from(watchedFindings)
      .where(eq(watchedFindings.watchId, watch.id));
    return {
      since: watch.createdAt.toISOString(),
      nextAt: watch.nextAt.toISOString(),
      until: watch.endsAt.toISOString(),
      known: row?.known ?? 0,
    };
  });
}

/** The watch of the address of a visitor's scan. Under the system's scope. */
export async function findWatchOfResult(tx: Transaction, scanId: string): Promise<typeof watches.$inferSelect | null> {
  const [row] = await tx
    .select({ watch: watches })
    .from(userScans)
    .innerJoin(watches, eq(watches.emailIndex, userScans.emailIndex))
    .where(eq(userScans.id, scanId));
  return row?.watch ?? null;
}
