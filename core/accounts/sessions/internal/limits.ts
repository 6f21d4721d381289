import { and, eq, gt } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import {
  clientLimits,
  ownPasswordLimits,
  pairLimits,
  sessionTimes,
  strangersLimits,
} from '#core/accounts/sessions/rules.ts';
import { authKnownClients } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import { requireAllowed, requireClientAllowance } from '#core/base/limits.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Allowance, consumeAll, limitsOf, release } from '#platform/limits/limits.ts';
import { networkOf } from '#platform/limits/network.ts';
import type { Platform } from '#platform/platform.ts';

const clientOf = ({ client }: Context) => networkOf(client?.ip ?? null);

/** What one client, and the network around it, may ask for, whatever address it names. @throws AppError `limited` */
export const admitClient = (ctx: Context, what: keyof typeof clientLimits): Promise<void> =>
  requireClientAllowance(ctx, what, clientLimits[what], fault('many-attempts-from-here'));

const pairOf = (ctx: Context, email: string) => `${email} from ${clientOf(ctx)}`;

const limitsOfPair = (ctx: Context, email: string) =>
  limitsOf(ctx.platform.vault, 'sign-in pair', pairOf(ctx, email), pairLimits);

const knownClientKey = (ctx: Context, email: string) =>
  ctx.platform.vault.fingerprint('known client', pairOf(ctx, email));

/**
 * Counts an attempt to sign in to an address, whether it has an account or not. Attempts from elsewhere never hold up
 * a client that signed in to it before; another one waits a minute at most for them.
 */
export async function countSignIn(tx: Transaction, ctx: Context, email: string): Promise<Allowance> {
  const { vault, clock } = ctx.platform;
  const pair = await consumeAll(tx, limitsOfPair(ctx, email), clock.now());
  const known = await isKnownClient(tx, ctx, email);
  if (known || !pair.allowed) return pair;
  return consumeAll(tx, limitsOf(vault, 'sign-in address', email, strangersLimits), clock.now());
}

async function isKnownClient(tx: Transaction, ctx: Context, email: string): Promise<boolean> {
  const since = new Date(ctx.platform.clock.now().getTime() - sessionTimes.knownClientMs);
  const [row] = await tx
    .select({ client: authKnownClients.client })
    .from(authKnownClients)
    .where(and(eq(authKnownClients.client, knownClientKey(ctx, email)), gt(authKnownClients.seenAt, since)));
  return row !== undefined;
}

/** @throws AppError `limited` */
export const requireAttempt = (allowance: Allowance): void => requireAllowed(allowance, fault('many-attempts'));

/** After a success: this client is known from now on, and its attempts begin anew. */
export async function welcomeClient(tx: Transaction, ctx: Context, user: { id: string; email: string }): Promise<void> {
  const seenAt = ctx.platform.clock.now();
  await tx
    .insert(authKnownClients)
    .values({ client: knownClientKey(ctx, user.email), userId: user.id, seenAt })
    .onConflictDoUpdate({ target: authKnownClients.client, set: { userId: user.id, seenAt } });
  for (const { key } of limitsOfPair(ctx, user.email)) await release(tx, key);
}

/** Counts an attempt at the password of somebody who is signed in. */
export const countOwnPassword = (tx: Transaction, { vault, clock }: Platform, userId: string): Promise<Allowance> =>
  consumeAll(tx, limitsOf(vault, 'own password', userId, ownPasswordLimits), clock.now());
