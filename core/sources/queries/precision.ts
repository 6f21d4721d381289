import { gte, sql } from 'drizzle-orm';
import { fewestVerdicts, type Precision } from '#contract/scans/ownership.ts';
import { lowerBound } from '#core/sources/internal/wilson.ts';
import { sourceVerdicts } from '#core/sources/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** How often what a source found by a name was the person's, by its id; only where enough people have said so. */
export async function readPrecision(tx: Transaction): Promise<ReadonlyMap<string, Precision>> {
  const rows = await tx
    .select()
    .from(sourceVerdicts)
    .where(gte(sql`${sourceVerdicts.theirs} + ${sourceVerdicts.others}`, fewestVerdicts));
  return new Map(
    rows.map(({ sourceId, theirs, others }) => {
      const answers = theirs + others;
      return [sourceId, { answers, atLeast: lowerBound(theirs, answers) }];
    }),
  );
}
