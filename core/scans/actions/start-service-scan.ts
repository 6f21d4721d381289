import { z } from 'zod';
import type { Context } from '#core/base/context.ts';
import { serviceScanRequested } from '#core/scans/events.ts';
import { insertScan } from '#core/scans/internal/insert.ts';
import type { ScanRow } from '#core/scans/internal/load.ts';
import { freeScanService } from '#core/scans/rules.ts';
import type { Identifier } from '#core/sources/define.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import type { Transaction } from '#platform/database/database.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/** What the outbox names when a scan that belongs to a paid service has ended; who sells the service hears of it. */
const serviceScanEnded = { name: 'scan.service-ended', input: z.strictObject({ scanId: z.uuid() }) };

interface ServiceScan {
  userId: string;
  /** The account's own address, confirmed by signing in. */
  email: string;
  name: string;
  /** What else is the person's, and is asked about. */
  identifiers?: readonly Identifier[];
  serviceId: string;
  scanType: string;
  /** The order that it is made for: the Activity Log shows both as one purchase. */
  orderId?: string;
}

/**
 * Starts the scan of a paid service for somebody's own address and what else is theirs, under the system's scope. It asks every source that can
 * be asked, has no limit of its own, and its end goes out as the job `scan.service-ended`.
 * @returns its id @throws AppError `invalid` for an identifier that cannot exist
 */
export async function startServiceScan(tx: Transaction, ctx: Context, scan: ServiceScan): Promise<string> {
  const { userId, name, identifiers = [], serviceId, scanType, orderId } = scan;
  const contact = { name, email: subjectOf(scan.email).email };
  const service = { serviceId, scanType };
  const event = serviceScanRequested;
  const scanId = await insertScan(tx, ctx, {
    contact,
    userId,
    identifiers,
    service,
    event,
    ...(orderId && { orderId }),
  });
  await enqueue(tx, { name: 'scan.service-run' }, { scanId });
  return scanId;
}

/** Says that a scan has ended, if somebody waits for it. */
export async function announceEnd(tx: Transaction, { id, serviceId }: ScanRow): Promise<void> {
  if (serviceId !== freeScanService) await enqueue(tx, serviceScanEnded, { scanId: id });
}
