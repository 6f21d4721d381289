import { and, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#contract/base/languages.ts';
import type { Context } from '#core/base/context.ts';
import { watchScanRequested } from '#core/scans/events.ts';
import { insertScan } from '#core/scans/internal/insert.ts';
import { isWatchScan } from '#core/scans/queries/watch-scans.ts';
import { freeScanService, scanTimes, WATCH_SCAN } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Identifier } from '#core/sources/define.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

interface WatchScan {
  /** Null for an address without an account. */
  userId: string | null;
  /** The account's own address, confirmed by signing in, or one that a mailed link has proved. */
  email: string;
  name: string;
  /** Of mail to an address without an account. */
  language: Language;
  /** What else is the person's, and is asked about. */
  identifiers: readonly Identifier[];
}

/**
 * Scans again for somebody who is watched, under the system's scope. Nobody waits for it: its type, `WATCH_SCAN`, says so, and
 * no mail of its own tells its end.
 * @returns its id @throws AppError `invalid` for an identifier that cannot exist
 */
export async function startWatchScan(tx: Transaction, ctx: Context, scan: WatchScan): Promise<string> {
  const { userId, name, identifiers, language } = scan;
  const contact = { name, email: subjectOf(scan.email).email };
  const service = { serviceId: freeScanService, scanType: WATCH_SCAN };
  const expiresAt = new Date(ctx.platform.clock.now().getTime() + scanTimes.watchedMs);
  const request = { contact, userId, language, identifiers, service, expiresAt, event: watchScanRequested };
  const scanId = await insertScan(tx, ctx, request);
  await enqueue(tx, { name: 'scan.watch-run' }, { scanId });
  return scanId;
}

/** What was scanned again for an address without an account is kept no longer: it is deleted with what has expired. */
export async function expireWatchScans(tx: Transaction, { vault, clock }: Platform, email: string): Promise<void> {
  const ofAddress = and(isNull(userScans.userId), inArray(userScans.emailIndex, vault.blindIndexes(email)));
  await tx.update(userScans).set({ expiresAt: clock.now() }).where(and(ofAddress, isWatchScan));
}
