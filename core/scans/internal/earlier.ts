import { and, desc, eq, sql } from 'drizzle-orm';
import { userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { ScanRow } from './load.ts';

/** Older ones are not offered to be compared with. */
const MOST_CHOICES = 24;

/** Scans of the same account with a result that were asked for earlier, newest first, as this transaction may see them. */
export function readEarlier(tx: Transaction, { userId, createdAt, id }: ScanRow): Promise<ScanRow[]> {
  return tx
    .select()
    .from(userScans)
    .where(
      and(
        eq(userScans.userId, userId ?? ''),
        eq(userScans.status, 'completed'),
        sql`(${userScans.createdAt}, ${userScans.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(desc(userScans.createdAt), desc(userScans.id))
    .limit(MOST_CHOICES);
}
