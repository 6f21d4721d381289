import { and, eq, gt } from 'drizzle-orm';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { accessTokenIn, recoveryTokenIn } from './cookies.ts';
import { findRecovery } from './read.ts';
import { authTokens } from './schema.ts';

/** When the access token in a Cookie header ends; null when there is none that is good now. */
export async function findAccessEnd(
  { config, clock, vault, database }: Platform,
  cookieHeader: string | null,
): Promise<Date | null> {
  const token = accessTokenIn(config, cookieHeader);
  if (token === null) return null;
  const isIt = and(eq(authTokens.accessHash, vault.hashToken(token)), gt(authTokens.accessExpiresAt, clock.now()));
  const [row] = await database.transaction(systemScope, (tx) =>
    tx.select({ ends: authTokens.accessExpiresAt }).from(authTokens).where(isIt),
  );
  return row?.ends ?? null;
}

/** The address of the account whose password a Cookie header may set; null when it may set none. */
export async function findRecoveryEmail(platform: Platform, cookieHeader: string | null): Promise<string | null> {
  const token = recoveryTokenIn(platform.config, cookieHeader);
  if (token === null) return null;
  const recovery = await platform.database.transaction(systemScope, (tx) => findRecovery(tx, platform, token));
  return recovery?.account.email ?? null;
}
