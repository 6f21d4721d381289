import { sql } from 'drizzle-orm';
import { sourceVerdicts } from '#core/sources/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Counts what somebody said about something that a source found, and nothing about them. @param change of the counts */
export async function countVerdict(
  tx: Transaction,
  sourceId: string,
  { theirs, others }: { theirs: number; others: number },
): Promise<void> {
  await tx
    .insert(sourceVerdicts)
    .values({ sourceId, theirs: Math.max(0, theirs), others: Math.max(0, others) })
    .onConflictDoUpdate({
      target: sourceVerdicts.sourceId,
      set: {
        theirs: sql`greatest(0, ${sourceVerdicts.theirs} + ${theirs})`,
        others: sql`greatest(0, ${sourceVerdicts.others} + ${others})`,
      },
    });
}
