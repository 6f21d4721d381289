import { eq } from 'drizzle-orm';
import type { FindingComments } from '#contract/scans/comments.ts';
import { findDataKey, openComment } from '#core/scans/internal/sealed.ts';
import { findingComments, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** What specialists have said about the findings of a scan, as this transaction may see it. @throws VaultError */
export async function readComments(
  tx: Transaction,
  { vault }: Platform,
  scan: { id: string; dataKeyId: string },
): Promise<FindingComments> {
  const rows = await tx.select().from(findingComments).where(eq(findingComments.scanId, scan.id));
  if (rows.length === 0) return {};
  const key = await findDataKey(tx, vault, scan.dataKeyId);
  if (!key) return {};
  return Object.fromEntries(
    rows.map((row) => {
      const { findingId, text, by } = openComment(vault, key, row, row.sealed);
      return [findingId, { text, by, at: row.writtenAt.toISOString() }];
    }),
  );
}

/** The same of any scan, for who has been let in by what it belongs to. */
export function getCommentsOn(platform: Platform, scanId: string): Promise<FindingComments> {
  return platform.database.read(systemScope, async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId));
    return scan ? readComments(tx, platform, scan) : {};
  });
}
