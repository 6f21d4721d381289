import { asc, eq } from 'drizzle-orm';
import type { PasskeyView } from '#contract/accounts/factors.ts';
import { mostPasskeys } from '#core/accounts/factors/rules.ts';
import { passkeys } from '#core/accounts/factors/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

/** The passkeys of the person who asks, oldest first. @throws AppError `unauthenticated` */
export async function listPasskeys(ctx: Context): Promise<PasskeyView[]> {
  const { userId } = requireAccount(ctx).actor;
  const rows = await ctx.platform.database.read(scopeOf(ctx.actor), (tx) => ownPasskeys(tx, userId));
  return rows.map(passkeyViewOf);
}

type Row = typeof passkeys.$inferSelect;

export const passkeyViewOf = ({ id, name, createdAt, lastUsedAt, device }: Row): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  device,
});

export const ownPasskeys = (tx: Transaction, userId: string) =>
  tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(mostPasskeys);
