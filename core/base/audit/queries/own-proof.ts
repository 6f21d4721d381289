import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { EntryProof } from '#contract/proof/entry-proof.ts';
import { proveRow } from '#core/base/audit/internal/prove.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * The proof of an entry of the actor's own log. Who of the staff acted, and from where, is left out of it.
 * @param since entries of a head that the reader kept
 * @throws AppError `unauthenticated`; `not-found`, also for an entry that is not sealed yet
 */
export async function proveOwnEntry(ctx: Context, id: string, since: number | null): Promise<EntryProof> {
  const { actor, platform } = requireAccount(ctx);
  const known = z.uuid().safeParse(id);
  if (!known.success) throw new AppError('not-found');
  const isOwn = and(eq(auditLogs.id, known.data), eq(auditLogs.userId, actor.userId));
  const [row] = await platform.database.read(scopeOf(actor), (tx) => tx.select().from(auditLogs).where(isOwn));
  if (!row) throw new AppError('not-found');
  const proof = await platform.database.read(systemScope, (tx) => proveRow(tx, platform, row, since));
  const byStaff = row.adminUserId !== null && row.adminUserId !== actor.userId;
  return byStaff ? withoutPersonal(proof) : proof;
}

const withoutPersonal = ({ erasure: _, ...proof }: EntryProof): EntryProof => ({
  ...proof,
  entry: { ...proof.entry, salt: null, personal: null },
});
