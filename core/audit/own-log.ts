import { and, eq } from 'drizzle-orm';
import type { ActivityRow } from '#contract/activity.ts';
import type { Listing, Page } from '#contract/paging.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { readPage } from '#core/paging.ts';
import { requireAccount } from '#core/person.ts';
import { sentenceOf } from './events.ts';
import { auditLogs } from './schema.ts';

/** Entries on one page (ACT-009). */
const ENTRIES_PER_PAGE = 50;

type Row = typeof auditLogs.$inferSelect;

/** What concerns the actor, newest first. @throws AppError `unauthenticated` */
export function listOwnActivity(ctx: Context, listing: Listing): Promise<Page<ActivityRow>> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    const page = await readPage<Row>({
      listing,
      order: { time: auditLogs.createdAt, id: auditLogs.id },
      size: ENTRIES_PER_PAGE,
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(auditLogs)
          .where(and(eq(auditLogs.userId, actor.userId), where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ id, createdAt }) => ({ id, time: createdAt }),
    });
    return { ...page, rows: page.rows.map((row) => shownRow(row, actor.userId)) };
  });
}

/** Whoever of the staff acted, their address and device are not the customer's to see. */
function shownRow(row: Row, userId: string): ActivityRow {
  const byStaff = row.adminUserId !== null && row.adminUserId !== userId;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    action: sentenceOf(row.details) ?? `${row.entityType} ${row.action}`.replaceAll('_', ' '),
    refused: row.outcome === 'refused',
    byStaff,
    ipAddress: byStaff ? null : row.ipAddress,
    userAgent: byStaff ? null : row.userAgent,
    hash: row.blockchainHash,
  };
}
