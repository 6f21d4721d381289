import { and, eq, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { fileSpaceBytes, isUnpaid } from '#core/orders/rules.ts';
import { orderFiles, serviceRequests } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

const total = sql<number>`coalesce(sum(${orderFiles.size}), 0)`.mapWith(Number);

const refuseFiles = (publicMessage: string) => new AppError('invalid', { publicMessage, field: 'files' });

const inMegabytes = (bytes: number): number => bytes / 2 ** 20;

/** Bytes of the files that one customer has added, and how much of that stands beside orders that nothing is paid for. */
export async function readAccountSpace(tx: Transaction, userId: string) {
  const { paymentStatus } = serviceRequests;
  const [row] = await tx
    .select({
      bytes: total,
      unpaid:
        sql<number>`coalesce(sum(${orderFiles.size}) filter (where ${paymentStatus} in ('unpaid', 'failed')), 0)`.mapWith(
          Number,
        ),
    })
    .from(orderFiles)
    .innerJoin(serviceRequests, eq(serviceRequests.id, orderFiles.orderId))
    .where(and(eq(serviceRequests.userId, userId), eq(orderFiles.byStaff, false)));
  return row ?? { bytes: 0, unpaid: 0 };
}

/** Bytes of the files that all customers have added. */
export function readTotalSpace({ database }: Pick<Platform, 'database'>): Promise<number> {
  return database.read(systemScope, async (tx) => {
    const [row] = await tx.select({ bytes: total }).from(orderFiles).where(eq(orderFiles.byStaff, false));
    return row?.bytes ?? 0;
  });
}

/**
 * Before files are sealed. Files that arrive at the same moment are not counted for each other: together they may go past
 * the bound by what they bring.
 * @throws AppError `limited`
 */
export async function requireTotalSpace({ platform }: Context, bytes: number): Promise<void> {
  if (bytes === 0 || (await readTotalSpace(platform)) + bytes <= fileSpaceBytes.everybody) return;
  platform.log.error('Files of customers take all the space that they may have', { bytes: fileSpaceBytes.everybody });
  throw new AppError('limited', { publicMessage: fault('no-file-space'), retryAfter: 86_400 });
}

/**
 * After a customer's files were inserted. What else the account adds waits for this transaction to end.
 * @throws AppError `invalid`, which takes the inserts back
 */
export async function requireAccountSpace(tx: Transaction, order: OrderRecord): Promise<void> {
  if (order.userId === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order files ${order.userId}`}, 0))`);
  const { bytes, unpaid } = await readAccountSpace(tx, order.userId);
  if (isUnpaid(order) && unpaid > fileSpaceBytes.unpaid)
    throw refuseFiles(fault('file-space-unpaid', inMegabytes(fileSpaceBytes.unpaid)));
  if (bytes > fileSpaceBytes.account)
    throw refuseFiles(fault('file-space-account', inMegabytes(fileSpaceBytes.account)));
}
