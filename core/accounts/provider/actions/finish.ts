import { and, eq, gt } from 'drizzle-orm';
import { announceIdentity } from '#core/accounts/provider/internal/announce.ts';
import { type Entered, enterLinked, refuse } from '#core/accounts/provider/internal/enter.ts';
import { enterUnlinked } from '#core/accounts/provider/internal/enter-unlinked.ts';
import { flowOf } from '#core/accounts/provider/internal/flow.ts';
import { orOutcome, requireProvider } from '#core/accounts/provider/internal/identity-provider.ts';
import { findIdentity, insertIdentity } from '#core/accounts/provider/internal/links.ts';
import { providerRequests } from '#core/accounts/provider/schema.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { isToken } from '#core/accounts/sessions/internal/tokens.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { isSameSecret } from '#platform/crypto/equal.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Identity } from '#platform/identity/provider.ts';
import type { Platform } from '#platform/platform.ts';

type RequestRow = typeof providerRequests.$inferSelect;

/** @property next path of ours that was wanted; null for the usual place */
export type Finished = (Entered | { state: 'linked' }) & { next: string | null };

/**
 * Takes what the provider gave the browser back. Counts once, and in the browser that began alone.
 * @param token of the browser's cookie
 * @throws AppError `not-found`
 */
export async function finishProvider(
  ctx: Context,
  { token, answer }: { token: string | null; answer: URLSearchParams },
): Promise<Finished> {
  const { platform } = ctx;
  const { provider } = requireProvider(platform);
  if (!(await isAdmitted(ctx))) return { ...again, outcome: 'busy' };
  if (!isToken(token)) return again;
  const flow = flowOf(token);
  // An answer with another browser's state is left alone: it must not end the sign-in that was begun here.
  if (!isSameSecret(answer.get('state') ?? '', flow.state)) return again;
  const request = await takeRequest(platform, token);
  if (!request) return again;
  const { next } = request;
  const asked = await orOutcome(platform, () => provider.finish(answer, flow));
  if ('outcome' in asked) return { state: 'outcome', ...asked, next };
  const entered = await platform.database.transaction(systemScope, (tx) => decideEntry(tx, ctx, request, asked.said));
  return { ...entered, next };
}

const again = { state: 'outcome', outcome: 'again', next: null } as const;

/** A navigation is answered with a page, also when there were too many. */
async function isAdmitted(ctx: Context): Promise<boolean> {
  try {
    await admitClient(ctx, 'provider');
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'limited') return false;
    throw error;
  }
}

/** Of many at once, one gets it. */
async function takeRequest({ vault, clock, database }: Platform, token: string): Promise<RequestRow | null> {
  const isOpen = and(
    eq(providerRequests.tokenHash, vault.hashToken(token)),
    gt(providerRequests.expiresAt, clock.now()),
  );
  const [row] = await database.transaction(systemScope, (tx) => tx.delete(providerRequests).where(isOpen).returning());
  return row ?? null;
}

async function decideEntry(
  tx: Transaction,
  ctx: Context,
  request: RequestRow,
  identity: Identity,
): Promise<Entered | { state: 'linked' }> {
  if (request.purpose === 'link') return linkHere(tx, ctx, request, identity);
  const row = await findIdentity(tx, ctx.platform, identity);
  return row ? enterLinked(tx, ctx, { row, identity }) : enterUnlinked(tx, ctx, identity);
}

/** Only in the very session that asked for it. */
async function linkHere(tx: Transaction, ctx: Context, request: RequestRow, identity: Identity) {
  const { actor } = ctx;
  const isHere = actor.kind === 'person' && actor.userId === request.userId && actor.sessionId === request.sessionId;
  if (!isHere) return refuse(tx, ctx, 'again', request.userId);
  const known = await findIdentity(tx, ctx.platform, identity);
  if (known?.userId === actor.userId) return { state: 'linked' } as const;
  const linked = known ? null : await insertIdentity(tx, ctx.platform, actor.userId, identity);
  if (!linked) return refuse(tx, ctx, 'taken', actor.userId);
  await announceIdentity(tx, requireAccount(ctx), 'linked');
  return { state: 'linked' } as const;
}
