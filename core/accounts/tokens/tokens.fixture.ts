import type { TokenScope } from '#contract/accounts/tokens.ts';
import { tokenTextOf } from '#core/accounts/tokens/internal/token-text.ts';
import { apiTokens } from '#core/accounts/tokens/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

interface Given {
  scopes: TokenScope[];
  factorProvedAt?: Date;
  /** Days. */
  lasts?: number;
}

/** Gives somebody a token, as if they had created one. @returns the token and its id */
export async function giveToken(
  { vault, clock, database }: Platform,
  { userId }: { userId: string },
  { lasts = 30, ...given }: Given,
): Promise<{ token: string; id: string }> {
  const token = tokenTextOf(vault.createToken());
  const createdAt = clock.now();
  const [row] = await database.transaction(systemScope, (tx) =>
    tx
      .insert(apiTokens)
      .values({
        ...given,
        userId,
        name: 'Script',
        tokenHash: vault.hashToken(token),
        hint: token.slice(-4),
        createdAt,
        expiresAt: new Date(createdAt.getTime() + lasts * 86_400_000),
      })
      .returning({ id: apiTokens.id }),
  );
  return { token, id: row?.id ?? '' };
}
