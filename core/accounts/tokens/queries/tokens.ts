import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { TokenView } from '#contract/accounts/tokens.ts';
import { mostTokens } from '#core/accounts/tokens/rules.ts';
import { apiTokens } from '#core/accounts/tokens/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';

export const viewOf = (row: typeof apiTokens.$inferSelect): TokenView => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastNetwork: row.networks[0] ?? null,
});

/** The good tokens of the person who asks, newest first. @throws AppError `unauthenticated` */
export async function listTokens(ctx: Context): Promise<TokenView[]> {
  const { actor, platform } = requireAccount(ctx);
  const isGood = and(
    eq(apiTokens.userId, actor.userId),
    isNull(apiTokens.endedAt),
    gt(apiTokens.expiresAt, platform.clock.now()),
  );
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select().from(apiTokens).where(isGood).orderBy(desc(apiTokens.createdAt), desc(apiTokens.id)).limit(mostTokens),
  );
  return rows.map(viewOf);
}
