import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { digestOfRest, entriesErased } from '#core/base/audit/internal/erasures.ts';
import { systemContext } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { record } from './events.ts';
import { auditLogs } from './schema.ts';

interface Erased extends Record<string, unknown> {
  erased_id: string;
  left_type: string;
  left_user: string | null;
  left_admin: string | null;
}

/** Entries that one entry names. */
const NAMED_AT_ONCE = 1_000;

/** Takes the personal part out of a person's entries; seals and proofs hold on. Under the system's scope. */
export async function eraseEntriesOf(tx: Transaction, platform: Platform, userId: string): Promise<void> {
  const { rows } = await tx.execute<Erased>(sql`select * from erase_audit_logs(${userId}::uuid)`);
  await nameErased(tx, platform, rows);
}

/**
 * The same with entries that stand in nobody's own log, about things that are erased with somebody: what a visitor did,
 * and what staff noted down about it.
 */
export async function eraseEntriesAbout(
  tx: Transaction,
  platform: Platform,
  entityType: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const things = sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
  const { rows } = await tx.execute<Erased>(sql`select * from erase_audit_entries(${entityType}, ${things})`);
  await nameErased(tx, platform, rows);
}

/** In the same transaction: an erased entry that no other names is taken for a forged one. */
async function nameErased(tx: Transaction, platform: Platform, rows: readonly Erased[]): Promise<void> {
  const leaves = rows.map(
    ({ erased_id: id, left_type: entity_type, left_user: user_id, left_admin: admin_user_id }) => ({
      id,
      rest: digestOfRest({ entity_type, user_id, admin_user_id }),
    }),
  );
  const ctx = systemContext(platform, 'erasure');
  for (let from = 0; from < leaves.length; from += NAMED_AT_ONCE) {
    const details = { leaves: leaves.slice(from, from + NAMED_AT_ONCE) };
    await record(tx, ctx, entriesErased, { entityId: null, userId: null, details });
  }
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
