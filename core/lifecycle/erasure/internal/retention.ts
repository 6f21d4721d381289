import { findUnconfirmed, seenSince } from '#core/accounts/sessions/queries/unconfirmed.ts';
import { signedInSince } from '#core/base/audit/erase.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { idleScansDeleted } from '#core/lifecycle/erasure/events.ts';
import { booksBegin } from '#core/lifecycle/erasure/rules.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { deleteOldNobodysOrders } from '#core/orders/erase.ts';
import { deleteOldNobodysInvoices } from '#core/orders/invoices/erase.ts';
import { deleteOldNobodysPayments } from '#core/orders/payments/erase.ts';
import { deleteOldScansOf, ownersOfOldScans } from '#core/scans/erase.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { dueJob } from './job-names.ts';

const BATCH = 200;

const daysAgo = ({ clock }: Platform, days: number) => new Date(clock.now().getTime() - days * 86_400_000);

/** Asks for the erasure of accounts that nobody ever confirmed. */
export async function queueUnconfirmed(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock, config } = platform;
  for (let found = BATCH; found === BATCH; signal.throwIfAborted())
    found = await database.transaction(systemScope, async (tx) => {
      const ids = await findUnconfirmed(tx, daysAgo(platform, config.retention.unconfirmedDays), BATCH);
      const now = clock.now();
      const rows = ids.map((userId) => ({ userId, reason: 'unconfirmed' as const, requestedAt: now, dueAt: now }));
      if (rows.length === 0) return 0;
      const asked = await tx.insert(accountErasures).values(rows).onConflictDoNothing().returning();
      if (asked.length > 0) await enqueue(tx, dueJob, {});
      return asked.length;
    });
}

/** Deletes the scans of accounts that nobody has used for as long as the configuration sets. */
export async function deleteIdleScans(platform: Platform, signal: AbortSignal): Promise<void> {
  const before = daysAgo(platform, platform.config.retention.idleDays);
  let after: string | null = null;
  do {
    const { owners, idle } = await nextIdle(platform, before, after);
    for (const userId of idle) await forgetScans(platform, userId, before);
    after = owners.length === BATCH ? (owners.at(-1) ?? null) : null;
    signal.throwIfAborted();
  } while (after !== null);
}

const nextIdle = ({ database }: Platform, before: Date, after: string | null) =>
  database.transaction(systemScope, (tx) => findIdle(tx, before, after));

async function findIdle(
  tx: Transaction,
  before: Date,
  after: string | null,
): Promise<{ owners: string[]; idle: string[] }> {
  const owners = await ownersOfOldScans(tx, { before, after, most: BATCH });
  const active = new Set([...(await seenSince(tx, owners, before)), ...(await signedInSince(tx, owners, before))]);
  return { owners, idle: owners.filter((id) => !active.has(id)) };
}

async function forgetScans(platform: Platform, userId: string, before: Date): Promise<void> {
  for (let gone = 1; gone > 0; )
    gone = await platform.database.transaction(systemScope, async (tx) => {
      const count = await deleteOldScansOf(tx, userId, { before, most: BATCH });
      const entry = { entityId: userId, userId, details: { count } };
      if (count > 0) await record(tx, systemContext(platform, 'retention'), idleScansDeleted, entry);
      return count;
    });
}

/** Deletes what was kept of erased accounts for the books alone, once the years are over. */
export async function deleteOldBooks({ database, clock, config }: Platform, signal: AbortSignal): Promise<void> {
  const batch = { before: booksBegin(clock.now(), config.retention.bookYears), most: BATCH };
  for (const forget of [deleteOldNobodysInvoices, deleteOldNobodysPayments, deleteOldNobodysOrders])
    for (let found = 1; found > 0; signal.throwIfAborted())
      found = await database.transaction(systemScope, (tx) => forget(tx, batch));
}
