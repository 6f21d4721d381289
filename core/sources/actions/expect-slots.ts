import { firstFit, inOrder, mostWithin, type Paced, shareOf } from '#core/sources/internal/pacing/quota.ts';
import { lockTaken } from '#core/sources/internal/pacing/slots/book.ts';
import { insertInOrder } from '#core/sources/internal/pacing/slots/choose.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const lines = new WeakMap<Platform, Promise<unknown>>();

/**
 * Does work that expects slots, in this process one after the other: each locks vendors until its transaction ends, and scans that
 * end at once would otherwise each hold a connection while they wait for the same vendors. Call it outside of transactions.
 */
export function expectInTurn<Result>(platform: Platform, work: () => Promise<Result>): Promise<Result> {
  const done = (lines.get(platform) ?? Promise.resolve()).then(work);
  lines.set(
    platform,
    done.catch(() => {}),
  );
  return done;
}

/** The most that can be asked within so many milliseconds of what waits. */
export const mostToAsk = ({ quota }: Paced, milliseconds: number): number =>
  mostWithin(shareOf(quota, 'late'), milliseconds);

/** A question that can wait. */
interface Waiting {
  source: Paced;
  /** Not asked before. */
  from: Date;
}

/**
 * About when each of these is asked, in order. Nothing is reserved: whoever cannot wait may come in between. The vendors
 * stay locked until the transaction ends, so that two who wait are not told the same: call it within `expectInTurn`.
 * @param others reads, once the vendors are locked, the times that others were told, by quota; milliseconds
 */
export async function expectSlots(
  tx: Transaction,
  now: Date,
  waiting: readonly Waiting[],
  others: () => Promise<ReadonlyMap<string, readonly number[]>>,
): Promise<Date[]> {
  const sources = waiting.map(({ source }) => source);
  const { paused, times } = await lockTaken(tx, sources, now);
  for (const [id, told] of await others()) times.set(id, inOrder([...(times.get(id) ?? []), ...told]));
  return waiting.map(({ source: { quota }, from }) => {
    const taken = times.get(quota.id) ?? [];
    const at = firstFit(taken, shareOf(quota, 'late'), Math.max(from.getTime(), paused.get(quota.vendorId) ?? 0));
    times.set(quota.id, taken);
    insertInOrder(taken, at);
    return new Date(at);
  });
}
