import { firstFit, type Paced, shareOf } from '#core/sources/internal/quota.ts';
import { inOrder, lockVendors, readSlots } from '#core/sources/internal/slots.ts';
import type { Transaction } from '#platform/database/database.ts';

/** A question that can wait. */
interface Waiting {
  source: Paced;
  /** Not asked before. */
  from: Date;
}

/**
 * About when each of these is asked, in order. Nothing is reserved: whoever cannot wait may come in between. The vendors
 * stay locked until the transaction ends, so that two who wait are not told the same.
 * @param others reads, once the vendors are locked, the times that others were told, by quota; milliseconds
 */
export async function expectSlots(
  tx: Transaction,
  now: Date,
  waiting: readonly Waiting[],
  others: () => Promise<ReadonlyMap<string, readonly number[]>>,
): Promise<Date[]> {
  const sources = waiting.map(({ source }) => source);
  const paused = await lockVendors(tx, sources);
  const times = await readSlots(tx, sources, now);
  for (const [id, told] of await others()) times.set(id, inOrder([...(times.get(id) ?? []), ...told]));
  return waiting.map(({ source: { quota }, from }) => {
    const taken = times.get(quota.id) ?? [];
    const at = firstFit(taken, shareOf(quota, 'late'), Math.max(from.getTime(), paused.get(quota.vendorId) ?? 0));
    times.set(quota.id, inOrder([...taken, at]));
    return new Date(at);
  });
}
