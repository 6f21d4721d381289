import { asc, eq } from 'drizzle-orm';
import type { KnownCase } from '#contract/removal/desk.ts';
import { removalCases, removalExclusions } from '#core/removal/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { companyKeys } from './store.ts';

/** What a person has to do with a company already. */
export interface Known {
  case: KnownCase | null;
  isLeftOut: boolean;
}

/** @returns what is known of the company with this operator, by keyed fingerprints alone */
export async function readKnown(
  tx: Transaction,
  platform: Platform,
  userId: string,
): Promise<(operator: string) => Known> {
  const { id, companyKey, state, sentAt } = removalCases;
  const cases = await tx
    .select({ id, companyKey, state, sentAt })
    .from(removalCases)
    .where(eq(removalCases.userId, userId))
    .orderBy(asc(removalCases.createdAt), asc(removalCases.id));
  const excluded = await tx
    .select({ companyKey: removalExclusions.companyKey })
    .from(removalExclusions)
    .where(eq(removalExclusions.userId, userId));
  // The newest counts, which is the open one where there is one.
  const byKey = new Map(cases.map((row) => [row.companyKey, row]));
  const leftOut = new Set(excluded.map((row) => row.companyKey));
  return (operator) => {
    const keys = companyKeys(platform, userId, operator);
    const found = keys.map((key) => byKey.get(key)).find((row) => row !== undefined);
    return {
      case: found ? { id: found.id, state: found.state, sentAt: found.sentAt?.toISOString() ?? null } : null,
      isLeftOut: keys.some((key) => leftOut.has(key)),
    };
  };
}
