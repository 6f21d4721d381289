import { inArray } from 'drizzle-orm';
import { optOuts } from '#core/opt-outs/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** An address that is never scanned. */
export interface OptOut {
  /** Under the key that it was written under. */
  emailIndex: string;
  createdAt: Date;
}

/** Under the system's scope. @returns null for an address that may be scanned */
export async function findOptOut(tx: Transaction, { vault }: Platform, email: string): Promise<OptOut | null> {
  const [row] = await tx
    .select()
    .from(optOuts)
    .where(inArray(optOuts.emailIndex, vault.blindIndexes(email)));
  return row ?? null;
}

/** Those of the addresses that are never scanned. */
export function readOptedOut(platform: Platform, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const byIndex = new Map(emails.flatMap((email) => platform.vault.blindIndexes(email).map((index) => [index, email])));
  if (byIndex.size === 0) return Promise.resolve(new Set());
  return platform.database.read(systemScope, async (tx) => {
    const rows = await tx
      .select({ index: optOuts.emailIndex })
      .from(optOuts)
      .where(inArray(optOuts.emailIndex, [...byIndex.keys()]));
    return new Set(rows.flatMap(({ index }) => byIndex.get(index) ?? []));
  });
}
