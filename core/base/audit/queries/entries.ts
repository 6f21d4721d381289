import { and, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AuditActionFilter,
  type AuditEntityFilter,
  type AuditEntry,
  type AuditPerson,
  type AuditRow,
  detailsOf,
  differencesOf,
  summaryOf,
} from '#contract/audit/types.ts';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Listing, Page } from '#contract/base/paging.ts';
import { sentenceOf } from '#core/base/audit/events.ts';
import { shownDetails } from '#core/base/audit/internal/erasures.ts';
import { requireCan } from '#core/base/audit/policy.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { readPage } from '#core/base/paging.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readFewestRows } from '#platform/database/search.ts';

/** Entries on one page: the first page is the latest 100. */
export const auditPageSize = 100;

export interface AuditListing extends Listing {
  action: AuditActionFilter | 'all';
  entity: AuditEntityFilter | 'all';
  /** Entries of one person only. */
  userId: string | null;
}

type Row = typeof auditLogs.$inferSelect;
type Names = ReadonlyMap<string, { fullName: string | null; email: string }>;

/** Who these people are, as far as the transaction may see them. The log stands below the accounts and cannot know. */
type ReadNames = (tx: Transaction, userIds: readonly (string | null)[]) => Promise<Names>;

interface Shown {
  readNames: ReadNames;
  /** Of what happened. */
  language?: Language;
}

function readForStaff<Result>(
  { actor, platform }: Context,
  read: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  requireCan(actor, 'audit.list');
  return platform.database.read(scopeOf(actor), read);
}

const listingCondition = ({ action, entity, userId }: AuditListing): SQL | undefined =>
  and(
    action === 'all' ? undefined : eq(auditLogs.action, action),
    entity === 'all' ? undefined : eq(auditLogs.entityType, entity),
    userId === null ? undefined : eq(auditLogs.userId, userId),
  );

/** One page of the audit log, newest first. @throws AppError `forbidden` */
export function listAuditEntries(
  context: Context,
  listing: AuditListing,
  { readNames, language = firstLanguage, size = auditPageSize }: Shown & { size?: number },
): Promise<Page<AuditRow>> {
  return readForStaff(context, async (tx) => {
    const condition = listingCondition(listing);
    const read = () =>
      readPage<Row>({
        listing,
        order: { time: auditLogs.createdAt, id: auditLogs.id },
        size,
        select: ({ where, orderBy, limit }) =>
          tx
            .select()
            .from(auditLogs)
            .where(and(condition, where))
            .orderBy(...orderBy)
            .limit(limit),
        placeOf: ({ createdAt, id }) => ({ time: createdAt, id }),
      });
    const { rows, ...keys } = await (condition ? readFewestRows(tx, read) : read());
    const names = await readNames(
      tx,
      rows.flatMap(({ userId, adminUserId }) => [userId, adminUserId]),
    );
    return { rows: rows.map((row) => shownRow(row, names, language)), ...keys };
  });
}

/** @throws AppError `forbidden`, `not-found` */
export function getAuditEntry(
  context: Context,
  entryId: string,
  { readNames, language = firstLanguage }: Shown,
): Promise<AuditEntry> {
  return readForStaff(context, async (tx) => {
    const id = z.uuid().safeParse(entryId);
    const [row] = id.success ? await tx.select().from(auditLogs).where(eq(auditLogs.id, id.data)) : [];
    if (!row) throw new AppError('not-found');
    const names = await readNames(tx, [row.userId, row.adminUserId]);
    return {
      ...shownRow(row, names, language),
      sentence: whatHappened(row, language),
      position: row.seq,
      entityId: row.entityId,
      userAgent: row.userAgent,
      sessionId: row.sessionId,
      details: detailsOf(shownDetails(row)),
      differences: differencesOf(row.oldValues, row.newValues),
      isErased: row.salt === null,
    };
  });
}

function personNamed(id: string | null, names: Names): AuditPerson | null {
  if (id === null) return null;
  const known = names.get(id);
  return { id, name: known ? (known.fullName ?? known.email) : null };
}

/** An event of another version has no sentence any more, an erased one not even a name. */
const whatHappened = ({ details, action, entityType }: Row, language: Language): string =>
  sentenceOf(details, language) ?? (typeof details?.event === 'string' ? details.event : `${entityType} ${action}`);

function shownRow(row: Row, names: Names, language: Language): AuditRow {
  const differences = differencesOf(row.oldValues, row.newValues);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    action: row.action,
    outcome: row.outcome,
    entityType: row.entityType,
    user: personNamed(row.userId, names),
    staff: personNamed(row.adminUserId, names),
    summary: summaryOf(differences, detailsOf(shownDetails(row)), whatHappened(row, language)),
    ipAddress: row.ipAddress,
    hash: row.blockchainHash,
  };
}
