import type { Context } from '#core/base/context.ts';
import { watchScanRequested } from '#core/scans/events.ts';
import { insertScan } from '#core/scans/internal/insert.ts';
import { freeScanService, WATCH_SCAN } from '#core/scans/rules.ts';
import type { Identifier } from '#core/sources/define.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

interface WatchScan {
  userId: string;
  /** The account's own address, confirmed by signing in. */
  email: string;
  name: string;
  /** What else is the person's, and is asked about. */
  identifiers: readonly Identifier[];
}

/**
 * Scans again for somebody who is watched, under the system's scope. Nobody waits for it: its type, `WATCH_SCAN`, says so, and
 * no mail of its own tells its end.
 * @returns its id @throws AppError `invalid` for an identifier that cannot exist
 */
export async function startWatchScan(tx: Transaction, ctx: Context, scan: WatchScan): Promise<string> {
  const { userId, name, identifiers } = scan;
  const contact = { name, email: subjectOf(scan.email).email };
  const service = { serviceId: freeScanService, scanType: WATCH_SCAN };
  const scanId = await insertScan(tx, ctx, { contact, userId, identifiers, service, event: watchScanRequested });
  await enqueue(tx, { name: 'scan.watch-run' }, { scanId });
  return scanId;
}
