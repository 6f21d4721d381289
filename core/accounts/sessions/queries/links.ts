import { and, eq, gt } from 'drizzle-orm';
import { normaliseEmail } from '#core/accounts/profile/rules.ts';
import { findAccount, findAccountByEmail } from '#core/accounts/sessions/internal/accounts.ts';
import { findRecovery } from '#core/accounts/sessions/internal/limited-session.ts';
import { findLink } from '#core/accounts/sessions/internal/links.ts';
import { findSignUp } from '#core/accounts/sessions/internal/signed-up.ts';
import { authTokens } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** When an access token ends; null when it is not good now. */
export async function findAccessEnd({ clock, vault, database }: Platform, token: string | null): Promise<Date | null> {
  if (token === null) return null;
  const isIt = and(eq(authTokens.accessHash, vault.hashToken(token)), gt(authTokens.accessExpiresAt, clock.now()));
  const [row] = await database.read(systemScope, (tx) =>
    tx.select({ ends: authTokens.accessExpiresAt }).from(authTokens).where(isIt),
  );
  return row?.ends ?? null;
}

const maskOf = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

/** Whose password the link of a reset would set, e.g. "a•••@example.com"; null for a link that opens nothing. */
export function findLinkAccount(platform: Platform, token: string): Promise<string | null> {
  return platform.database.read(systemScope, async (tx) => {
    const link = await findLink(tx, platform, 'recovery', token);
    const account = link && (await findAccount(tx, platform, link.userId));
    return account ? maskOf(account.email) : null;
  });
}

/** The address of the account whose password a recovery session may set; null for a token of none. */
export async function findRecoveryEmail(platform: Platform, token: string | null): Promise<string | null> {
  if (token === null) return null;
  const recovery = await platform.database.transaction(systemScope, (tx) => findRecovery(tx, platform, token));
  return recovery?.account.email ?? null;
}

/** Whether this very address is confirmed by the owner of an account. Under the system's scope. */
export async function isConfirmedAddress(tx: Transaction, platform: Platform, email: string): Promise<boolean> {
  const account = await findAccountByEmail(tx, platform, normaliseEmail(email));
  return account?.emailConfirmedAt != null;
}

/**
 * Whether the page behind a confirmation link has to ask for a password; a press is enough in the browser that signed
 * up, and for a link that opens nothing. Changes nothing.
 */
export function wantsPassword(ctx: Context, token: string, signUpToken: string | null): Promise<boolean> {
  const { platform } = ctx;
  return platform.database.read(systemScope, async (tx) => {
    const link = await findLink(tx, platform, 'confirmation', token);
    const account = link && (await findAccount(tx, platform, link.userId));
    if (!account || account.emailConfirmedAt || account.deletedAt) return false;
    return (await findSignUp(tx, platform, { userId: account.id, signUpToken })) === null;
  });
}
