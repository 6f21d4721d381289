import { and, asc, eq } from 'drizzle-orm';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** One entry in the history of a thing. */
export interface HistoryEntry {
  id: string;
  /** ISO 8601 */
  at: string;
  /** Name of the event; null once the entry's details were erased. */
  event: string | null;
  userId: string | null;
  adminUserId: string | null;
  sessionId: string | null;
  newValues: Record<string, unknown> | null;
}

const LONGEST = 500;

/** What happened to one thing, oldest first, as far as the actor of the transaction may see it. Refusals are left out. */
export async function historyOf(tx: Transaction, entityType: string, entityId: string): Promise<HistoryEntry[]> {
  const rows = await tx
    .select()
    .from(auditLogs)
    .where(
      and(eq(auditLogs.entityType, entityType), eq(auditLogs.entityId, entityId), eq(auditLogs.outcome, 'success')),
    )
    .orderBy(asc(auditLogs.createdAt), asc(auditLogs.id))
    .limit(LONGEST);
  return rows.map(({ id, createdAt, details, userId, adminUserId, sessionId, newValues }) => ({
    id,
    at: createdAt.toISOString(),
    event: typeof details?.event === 'string' ? details.event : null,
    userId,
    adminUserId,
    sessionId,
    newValues,
  }));
}
