import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ActivityRow } from '#contract/audit/activity.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Listing, Page } from '#contract/base/paging.ts';
import { sentenceOf } from '#core/base/audit/events.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { readPage } from '#core/base/paging.ts';
import { requireAccount } from '#core/base/person.ts';

/** Entries on one page. */
const ENTRIES_PER_PAGE = 50;

type Row = typeof auditLogs.$inferSelect & { orderId: string | null };

/**
 * The order that an entry belongs to. Payments and scans have ids of their own, and one entry of each names the order. Of a
 * scan only how it was made belongs to the purchase: what somebody does with its findings later is no part of that.
 */
const orderIdOfEntry: SQL<string | null> = sql`coalesce(
  case when audit_logs.entity_type = 'service_request' then audit_logs.entity_id end,
  audit_logs.new_values ->> 'order_id',
  case when audit_logs.entity_type = 'payment'
      or (audit_logs.entity_type = 'scan' and audit_logs.action in ('create', 'run'))
    then (select coalesce(naming.new_values ->> 'order_id', naming.details ->> 'order_id') from audit_logs naming
      where naming.entity_type = audit_logs.entity_type and naming.entity_id = audit_logs.entity_id
        and naming.user_id = audit_logs.user_id and naming.action = 'create'
      order by naming.created_at limit 1) end)`;

/** What concerns the actor, newest first. @throws AppError `unauthenticated` */
export const listOwnActivity = (
  ctx: Context,
  listing: Listing,
  language: Language = firstLanguage,
): Promise<Page<ActivityRow>> => readOwn(ctx, listing, (row, userId) => shownRow(row, userId, language));

/** An entry with everything that it says of the person. */
export interface OwnEntry extends ActivityRow {
  event: string | null;
  thing: string;
  thingId: string | null;
  details: Record<string, unknown> | null;
  oldValues: Record<string, unknown> | null;
  newValues: Record<string, unknown> | null;
}

/** The same with old and new values, for the copy of all data. @throws AppError `unauthenticated` */
export const listOwnEntries = (ctx: Context, listing: Listing): Promise<Page<OwnEntry>> =>
  readOwn(ctx, listing, (row, userId) => {
    const { event, ...details } = row.details ?? {};
    return {
      ...shownRow(row, userId),
      event: typeof event === 'string' ? event : null,
      thing: row.entityType,
      thingId: row.entityId,
      details: row.details && details,
      oldValues: row.oldValues,
      newValues: row.newValues,
    };
  });

function readOwn<Shown>(
  ctx: Context,
  listing: Listing,
  show: (row: Row, userId: string) => Shown,
): Promise<Page<Shown>> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage<Row>({
      listing,
      order: { time: auditLogs.createdAt, id: auditLogs.id },
      size: ENTRIES_PER_PAGE,
      select: ({ where, orderBy, limit }) =>
        tx
          .select({ ...getTableColumns(auditLogs), orderId: orderIdOfEntry })
          .from(auditLogs)
          .where(and(eq(auditLogs.userId, actor.userId), where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ id, createdAt }) => ({ id, time: createdAt }),
    });
    return { ...page, rows: page.rows.map((row) => show(row, actor.userId)) };
  });
}

/** Whoever of the staff acted, their address and device are not the customer's to see. */
function shownRow(row: Row, userId: string, language: Language = firstLanguage): ActivityRow {
  const byStaff = row.adminUserId !== null && row.adminUserId !== userId;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    action: sentenceOf(row.details, language) ?? `${row.entityType} ${row.action}`.replaceAll('_', ' '),
    refused: row.outcome === 'refused',
    byStaff,
    ipAddress: byStaff ? null : row.ipAddress,
    userAgent: byStaff ? null : row.userAgent,
    hash: row.blockchainHash,
    orderId: row.orderId,
    isView: row.action === 'view' || row.action === 'export',
  };
}
