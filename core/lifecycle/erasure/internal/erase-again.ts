import { sql } from 'drizzle-orm';
import { firstLanguage } from '#contract/base/languages.ts';
import { profilesAmong } from '#core/accounts/profile/erase.ts';
import { seenSince } from '#core/accounts/sessions/queries/unconfirmed.ts';
import { signedInSince } from '#core/base/audit/erase.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { erasureNotRepeatedMail } from '#core/lifecycle/erasure/emails.ts';
import { erasureNotRepeated } from '#core/lifecycle/erasure/events.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { customersSince } from '#core/orders/erase.ts';
import { ownersOfScansSince } from '#core/scans/erase.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { consume } from '#platform/limits/limits.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';
import type { LedgerEntry } from './signed-ledger.ts';

const BATCH = 500;
const DAY_SECONDS = 86_400;

/**
 * Asks for the erasure of those of these accounts that are there again; never of one that was used since its erasure, which is recorded and mailed to the
 * owner instead. @returns how many are erased again
 */
export async function eraseAgain(platform: Platform, entries: readonly LedgerEntry[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < entries.length; from += BATCH)
    count += await platform.database.transaction(systemScope, (tx) =>
      eraseBatch(tx, platform, entries.slice(from, from + BATCH)),
    );
  return count;
}

async function eraseBatch(tx: Transaction, platform: Platform, entries: readonly LedgerEntry[]): Promise<number> {
  const there = new Set(
    await profilesAmong(
      tx,
      entries.map(({ userId }) => userId),
    ),
  );
  let count = 0;
  for (const entry of entries.filter(({ userId }) => there.has(userId))) {
    if (await isUsedSince(tx, entry)) await refuseErasure(tx, platform, entry);
    else {
      await askAgain(tx, platform, entry.userId);
      count++;
    }
  }
  return count;
}

/** Whether somebody signed in, used a session, ordered or scanned. */
async function isUsedSince(tx: Transaction, { userId, erasedAt }: LedgerEntry): Promise<boolean> {
  for (const used of [signedInSince, seenSince, customersSince, ownersOfScansSince])
    if ((await used(tx, [userId], erasedAt)).length > 0) return true;
  return false;
}

async function askAgain(tx: Transaction, { clock }: Platform, userId: string): Promise<void> {
  const now = clock.now();
  const again = { reason: 'restored' as const, dueAt: now, begunAt: null, erasedAt: null };
  await tx
    .insert(accountErasures)
    .values({ userId, reason: 'restored', requestedAt: now, dueAt: now })
    .onConflictDoUpdate({
      target: accountErasures.userId,
      set: again,
      setWhere: sql`${accountErasures.dueAt} > ${now.toISOString()} or ${accountErasures.erasedAt} is not null`,
    });
}

/** Once a day, for as long as the ledger and the database disagree. */
async function refuseErasure(tx: Transaction, platform: Platform, { userId, erasedAt }: LedgerEntry): Promise<void> {
  const { clock, config, log } = platform;
  const limit = { key: `erasure not repeated ${userId}`, most: 1, windowSeconds: DAY_SECONDS };
  if (!(await consume(tx, limit, clock.now())).allowed) return;
  log.error('The ledger of erasures names an account that was used since; it is not erased', { userId });
  await record(tx, systemContext(platform, 'erasure'), erasureNotRepeated, {
    entityId: userId,
    userId: null,
    outcome: 'refused',
    details: { erasedAt: erasedAt.toISOString() },
  });
  if (config.ownerEmail === null) return;
  const input = { day: erasedAt.toISOString().slice(0, 10), url: `${config.appUrl}/admin/users/${userId}` };
  await queueMail(tx, platform, erasureNotRepeatedMail, {
    to: config.ownerEmail,
    language: firstLanguage,
    input,
  });
}
