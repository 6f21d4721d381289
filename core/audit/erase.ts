import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { auditLogs } from './schema.ts';

/**
 * Takes the personal part out of a person's entries; seals and proofs hold on. Under the system's scope.
 * @returns how many entries there are
 */
export async function eraseEntriesOf(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ erased: number }>(sql`select erase_audit_logs(${userId}::uuid) as erased`);
  return Number(rows[0]?.erased ?? 0);
}

/**
 * The same with entries that stand in nobody's own log, about things that are erased with somebody: what a visitor did,
 * and what staff noted down about it.
 */
export async function eraseEntriesAbout(tx: Transaction, entityType: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const things = sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  await tx.execute(sql`select erase_audit_entries(${entityType}, ${things})`);
}

/** Who of these signed in since a moment. */
export async function signedInSince(tx: Transaction, userIds: readonly string[], since: Date): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: auditLogs.userId })
    .from(auditLogs)
    .where(
      and(
        inArray(auditLogs.userId, [...userIds]),
        eq(auditLogs.action, 'login'),
        eq(auditLogs.outcome, 'success'),
        gte(auditLogs.createdAt, since),
      ),
    );
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}
