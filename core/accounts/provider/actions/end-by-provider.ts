import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { loggedOutByProvider } from '#core/accounts/provider/events.ts';
import { findIdentity, sidHashOf } from '#core/accounts/provider/internal/links.ts';
import { logoutMs } from '#core/accounts/provider/rules.ts';
import { providerLogouts } from '#core/accounts/provider/schema.ts';
import type { EndReason } from '#core/accounts/sessions/actions/end-sessions.ts';
import { authLinks, authSessions } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { IdentityError, type LogoutNotice } from '#platform/identity/provider.ts';
import type { Platform } from '#platform/platform.ts';

/** `refused`: the notice does not hold, or came before. `away`: the provider's keys cannot be read now. */
type Taken = 'taken' | 'refused' | 'away' | 'not-found';

/**
 * Ends the sessions that a logout at the provider is about: the one of a session there, or all that its subject opened.
 * @param token the provider's signed notice. Nothing is written for one that does not hold
 */
export async function endByProvider(platform: Platform, token: string): Promise<Taken> {
  const { identity: provider, database, log } = platform;
  if (!provider) return 'not-found';
  try {
    const notice = await provider.readLogout(token);
    const isNew = await database.transaction(systemScope, (tx) => takeNotice(tx, platform, notice));
    return isNew ? 'taken' : 'refused';
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    log.warn('A logout of the identity provider was refused', { error, reason: error.reason });
    return error.reason === 'away' ? 'away' : 'refused';
  }
}

async function takeNotice(tx: Transaction, platform: Platform, notice: LogoutNotice): Promise<boolean> {
  const { vault, clock } = platform;
  const hash = vault.hashToken(JSON.stringify([notice.issuer, notice.id]));
  const expiresAt = new Date(clock.now().getTime() + logoutMs);
  const taken = await tx.insert(providerLogouts).values({ hash, expiresAt }).onConflictDoNothing().returning();
  if (taken.length === 0) return false;
  const { subject } = notice;
  const row = subject === null ? null : await findIdentity(tx, platform, { ...notice, subject });
  // A subject that nobody here is linked to ends nothing, whatever session it names.
  if (subject !== null && !row) return true;
  const sidHash = sidHashOf(platform, notice);
  const isMeant = (table: typeof authSessions | typeof authLinks): SQL | undefined =>
    and(
      row ? eq(table.identityId, row.id) : undefined,
      sidHash === null ? undefined : eq(table.providerSidHash, sidHash),
    );
  await endMeant(tx, platform, isMeant);
  return true;
}

async function endMeant(
  tx: Transaction,
  platform: Platform,
  isMeant: (table: typeof authSessions | typeof authLinks) => SQL | undefined,
): Promise<void> {
  const endedReason = 'provider-logout' satisfies EndReason;
  const ended = await tx
    .update(authSessions)
    .set({ endedAt: sql`now()`, endedReason })
    .where(and(isMeant(authSessions) ?? sql`false`, isNull(authSessions.endedAt)))
    .returning({ id: authSessions.id, userId: authSessions.userId });
  const usedAt = platform.clock.now();
  await tx
    .update(authLinks)
    .set({ usedAt })
    .where(and(isMeant(authLinks) ?? sql`false`, isNull(authLinks.usedAt)));
  const ctx = systemContext(platform, 'logout at the identity provider');
  for (const { id, userId } of ended) await record(tx, ctx, loggedOutByProvider, { entityId: id, userId });
}
