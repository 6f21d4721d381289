import { and, desc, eq } from 'drizzle-orm';
import type { OrderFile } from '#contract/orders/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { fileNamePlace, findOrderKey } from '#core/orders/internal/sealed.ts';
import { orderFiles, serviceRequests } from '#core/orders/schema.ts';
import type { DataKey } from '#platform/crypto/vault.ts';

export interface OwnFile extends OrderFile {
  orderId: string;
}

const MOST = 2_000;

/** Files of all orders of the person who asks, newest first. @throws AppError `unauthenticated` */
export async function listOwnFiles(ctx: Context): Promise<OwnFile[]> {
  const { actor, platform } = requireAccount(ctx);
  const { id, orderId, messageId, byStaff, sealedName, size, createdAt } = orderFiles;
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select({ id, orderId, messageId, byStaff, sealedName, size, createdAt })
      .from(orderFiles)
      .innerJoin(serviceRequests, and(eq(serviceRequests.id, orderId), eq(serviceRequests.userId, actor.userId)))
      .orderBy(desc(createdAt), desc(id))
      .limit(MOST),
  );
  const keys = new Map<string, DataKey | null>();
  for (const one of new Set(rows.map((row) => row.orderId))) keys.set(one, await findOrderKey(platform, one));
  return rows.flatMap(({ sealedName: sealed, createdAt: at, byStaff: ofStaff, ...row }) => {
    const key = keys.get(row.orderId);
    if (!key) return [];
    const name = platform.vault.open(key, fileNamePlace(row.id), sealed);
    return [{ ...row, by: ofStaff ? 'staff' : 'customer', name, addedAt: at.toISOString() }];
  });
}
