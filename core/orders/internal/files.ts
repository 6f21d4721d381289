import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireClean } from '#core/base/require-clean.ts';
import { orderFileAttached } from '#core/orders/events.ts';
import { requireAccountSpace, requireTotalSpace } from '#core/orders/internal/file-space.ts';
import { requireOrderAllowance } from '#core/orders/internal/limits.ts';
import type { OrderRecord } from '#core/orders/internal/load.ts';
import { writesAsStaff } from '#core/orders/internal/order-messages.ts';
import { fileContentPlace, fileNamePlace } from '#core/orders/internal/sealed.ts';
import { cleanFileName, largestFile, mostFiles, typeOfFile } from '#core/orders/rules.ts';
import { orderFiles } from '#core/orders/schema.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface NewFile {
  /** As the browser names it. */
  name: string;
  content: Uint8Array;
}

type FileRow = typeof orderFiles.$inferInsert;

interface Sealing {
  order: OrderRecord;
  key: DataKey;
  /** The message that brings it; left out for a file that is handed over by itself. */
  message?: { id: string; idempotencyKey: string };
}

const invalidFile = (publicMessage: string) => new AppError('invalid', { publicMessage, field: 'files' });

/** @throws AppError `invalid` */
function requireFile({ name, content }: NewFile): string {
  const clean = cleanFileName(name);
  if (typeOfFile(clean) === null) throw invalidFile(fault('file-kind'));
  if (content.byteLength === 0) throw invalidFile(fault('file-empty'));
  if (content.byteLength > largestFile) throw invalidFile(fault('file-too-large'));
  return clean;
}

/**
 * Looks at files and seals them, before a transaction begins.
 * @throws AppError `invalid`, also for malware; `limited` while there is no space for files; `unavailable` while malware
 * cannot be looked for
 */
export async function sealFiles(ctx: Context, sealing: Sealing, files: readonly NewFile[]): Promise<FileRow[]> {
  const sealed: FileRow[] = [];
  if (!writesAsStaff(ctx, sealing.order))
    await requireTotalSpace(
      ctx,
      files.reduce((sum, { content }) => sum + content.byteLength, 0),
    );
  for (const file of files) {
    const name = requireFile(file);
    await requireClean(ctx.platform, file.content, 'files');
    sealed.push(sealFile(ctx, sealing, { ...file, name }));
  }
  return sealed;
}

/** @param file with its name as it is kept */
function sealFile(ctx: Context, { order, key, message }: Sealing, { name, content }: NewFile): FileRow {
  const { vault, clock } = ctx.platform;
  const id = randomUUID();
  const which = `order file ${order.id} ${message ? `${message.idempotencyKey} ` : ''}${name}`;
  return {
    id,
    orderId: order.id,
    messageId: message?.id ?? null,
    byStaff: writesAsStaff(ctx, order),
    addedBy: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    sealedName: vault.seal(key, fileNamePlace(id), name),
    sealedContent: vault.sealBytes(key, fileContentPlace(id), content),
    size: content.byteLength,
    fingerprint: vault.fingerprint(which, Buffer.from(content).toString('base64')),
    createdAt: clock.now(),
  };
}

/**
 * Adds files to an order; one that it has already is left out.
 * @returns how many were added
 * @throws AppError `invalid` when the side has too many, or a customer too much, `limited`; both take the inserts back
 */
export async function insertFiles(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  files: readonly FileRow[],
): Promise<number> {
  if (files.length === 0) return 0;
  const added = await tx
    .insert(orderFiles)
    .values([...files])
    .onConflictDoNothing({ target: [orderFiles.orderId, orderFiles.fingerprint] })
    .returning({ id: orderFiles.id, size: orderFiles.size });
  const byStaff = writesAsStaff(ctx, order);
  if (added.length > 0) await requireSpace(tx, order, byStaff);
  if (added.length > 0 && !byStaff) await requireAccountSpace(tx, order);
  for (const { id, size } of added) {
    await requireFileAllowance(tx, ctx, order);
    await record(tx, ctx, orderFileAttached, {
      entityId: order.id,
      userId: order.userId,
      newValues: { file: id, size },
    });
  }
  return added.length;
}

/** What a customer adds fills the database; staff are trusted with it. */
async function requireFileAllowance(tx: Transaction, ctx: Context, order: OrderRecord): Promise<void> {
  if (ctx.actor.kind === 'person' && !writesAsStaff(ctx, order))
    await requireOrderAllowance(tx, ctx, 'files', ctx.actor.userId);
}

/** Each side has its own room, so that neither can fill the other's. @throws AppError `invalid` */
async function requireSpace(tx: Transaction, { id }: OrderRecord, byStaff: boolean): Promise<void> {
  const [row] = await tx
    .select({ n: count() })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, id), eq(orderFiles.byStaff, byStaff)));
  if ((row?.n ?? 0) > mostFiles) throw invalidFile(fault('files-per-side', mostFiles));
}
