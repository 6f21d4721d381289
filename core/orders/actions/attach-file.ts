import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireClean } from '#core/base/require-clean.ts';
import { orderFileMail } from '#core/orders/emails.ts';
import { orderFileAttached } from '#core/orders/events.ts';
import { mailCustomer } from '#core/orders/internal/announce.ts';
import { findForActor, type OrderRecord } from '#core/orders/internal/load.ts';
import { fileContentPlace, fileNamePlace, findOrderKey } from '#core/orders/internal/sealed.ts';
import { requireCan } from '#core/orders/policy.ts';
import { cleanFileName, largestFile, mostFiles, typeOfFile } from '#core/orders/rules.ts';
import { orderFiles } from '#core/orders/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface NewFile {
  orderId: string;
  /** As the browser names it. */
  name: string;
  content: Uint8Array;
}

const invalidFile = (publicMessage: string) => new AppError('invalid', { publicMessage });

/** @throws AppError `invalid` */
function requireFile({ name, content }: NewFile): string {
  const clean = cleanFileName(name);
  if (typeOfFile(clean) === null)
    throw invalidFile('Files of this kind are not taken. PDF, pictures, texts, tables and ZIP archives are.');
  if (content.byteLength === 0) throw invalidFile('This file is empty.');
  if (content.byteLength > largestFile) throw invalidFile('A file can have at most 10 MB.');
  return clean;
}

/**
 * Hands a file over with an order: sealed in the database, so that every instance has it and a backup shows nothing of
 * it. The same file again is the same file.
 * @throws AppError `not-found`, `forbidden`, `invalid`, also for malware, `unavailable` while that cannot be looked for, `gone` when the key was destroyed with the account
 */
export async function attachFile(ctx: Context, file: NewFile): Promise<void> {
  const { platform, actor } = ctx;
  const order = await findForActor(ctx, file.orderId);
  requireCan(actor, 'order.attach-file');
  const name = requireFile(file);
  await requireClean(platform, file.content);
  const key = await findOrderKey(platform, order.id);
  if (!key) throw new AppError('gone', { publicMessage: 'The account of this order is gone.' });
  const { vault, clock } = platform;
  const id = randomUUID();
  const row = {
    id,
    orderId: order.id,
    addedBy: actor.kind === 'person' ? actor.userId : null,
    sealedName: vault.seal(key, fileNamePlace(id), name),
    sealedContent: vault.sealBytes(key, fileContentPlace(id), file.content),
    size: file.content.byteLength,
    fingerprint: vault.fingerprint(`order file ${order.id} ${name}`, Buffer.from(file.content).toString('base64')),
    createdAt: clock.now(),
  };
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const inserted = await tx
      .insert(orderFiles)
      .values(row)
      .onConflictDoNothing({ target: [orderFiles.orderId, orderFiles.fingerprint] })
      .returning({ id: orderFiles.id });
    if (inserted.length === 0) return;
    await requireSpace(tx, order);
    const newValues = { file: id, size: row.size };
    await record(tx, ctx, orderFileAttached, { entityId: order.id, userId: order.userId, newValues });
    await mailCustomer(tx, ctx, order, orderFileMail, 'notification', (base) => base);
  });
}

/** After the insert, which it takes back. @throws AppError `invalid` */
async function requireSpace(tx: Transaction, { id }: OrderRecord): Promise<void> {
  const [row] = await tx.select({ n: count() }).from(orderFiles).where(eq(orderFiles.orderId, id));
  if ((row?.n ?? 0) > mostFiles) throw invalidFile(`An order can have at most ${mostFiles} files.`);
}
