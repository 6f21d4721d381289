import { eq } from 'drizzle-orm';
import { expireWatchScans } from '#core/scans/actions/start-watch-scan.ts';
import { watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { destroyAddress, openAddress } from './sealed-address.ts';
import type { Watch } from './store.ts';

/** Deletes the watch of an address without an account, and lets go what was scanned for it. */
export async function forgetAddress(tx: Transaction, platform: Platform, watch: Watch): Promise<void> {
  const email = await openAddress(tx, platform, watch);
  if (email !== null) await expireWatchScans(tx, platform, email);
  await destroyAddress(tx, watch.id);
  await tx.delete(watches).where(eq(watches.id, watch.id));
}
