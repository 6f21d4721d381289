import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Allowance, consumeAll, release } from '#platform/limits/limits.ts';
import { limitsOfClient, networkOf } from '#platform/limits/network.ts';
import type { Platform } from '#platform/platform.ts';
import { clientLimits, ownPasswordLimits, pairLimits, sessionTimes, strangersLimits } from './rules.ts';
import { authKnownClients } from './schema.ts';

interface Rate {
  most: number;
  windowSeconds: number;
}

const keyOf = ({ vault }: Platform, what: string, who: string, windowSeconds: number) =>
  vault.fingerprint(`limit ${what} ${windowSeconds}`, who);

const limitsOf = (platform: Platform, { what, who, rates }: { what: string; who: string; rates: readonly Rate[] }) =>
  rates.map(({ most, windowSeconds }) => ({ key: keyOf(platform, what, who, windowSeconds), most, windowSeconds }));

/** Counts one use of each; the longest wait decides. */
const countAll = (
  tx: Transaction,
  platform: Platform,
  asked: { what: string; who: string; rates: readonly Rate[] },
): Promise<Allowance> => consumeAll(tx, limitsOf(platform, asked), platform.clock.now());

function refuse(publicMessage: string, { retryAfterSeconds }: Allowance): never {
  throw new AppError('limited', { publicMessage, retryAfter: retryAfterSeconds });
}

const clientOf = ({ client }: Context) => networkOf(client?.ip ?? null);

/**
 * What one client, and the network around it, may ask for, whatever address it names: an answer of 429 says nothing about an address.
 * @throws AppError `limited`
 */
export async function admitClient(ctx: Context, what: keyof typeof clientLimits): Promise<void> {
  const { platform, client } = ctx;
  const limits = limitsOfClient(platform.vault, what, client?.ip ?? null, clientLimits[what]);
  await platform.database.transaction(systemScope, async (tx) => {
    const allowance = await consumeAll(tx, limits, platform.clock.now());
    if (!allowance.allowed) refuse('Too many attempts from here. Please try again later.', allowance);
  });
}

const pairOf = (ctx: Context, email: string) => `${email} from ${clientOf(ctx)}`;

const knownClientKey = (ctx: Context, email: string) =>
  ctx.platform.vault.fingerprint('known client', pairOf(ctx, email));

/**
 * Counts an attempt to sign in to an address, whether it has an account or not. Attempts from elsewhere never hold up
 * a client that signed in to it before; another one waits a minute at most for them.
 */
export async function countSignIn(tx: Transaction, ctx: Context, email: string): Promise<Allowance> {
  const { platform } = ctx;
  const own = { what: 'sign-in pair', who: pairOf(ctx, email), rates: pairLimits };
  const pair = await countAll(tx, platform, own);
  const known = await isKnownClient(tx, ctx, email);
  if (known || !pair.allowed) return pair;
  return countAll(tx, platform, { what: 'sign-in address', who: email, rates: strangersLimits });
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
export function requireAllowed(allowance: Allowance): void {
  if (allowance.allowed) return;
  refuse('Too many attempts. Please wait a moment and try again, or set a new password by email.', allowance);
}

/** After a success: this client is known from now on, and its attempts begin anew. */
export async function welcomeClient(tx: Transaction, ctx: Context, user: { id: string; email: string }): Promise<void> {
  const { platform } = ctx;
  const seenAt = platform.clock.now();
  await tx
    .insert(authKnownClients)
    .values({ client: knownClientKey(ctx, user.email), userId: user.id, seenAt })
    .onConflictDoUpdate({ target: authKnownClients.client, set: { userId: user.id, seenAt } });
  for (const { windowSeconds } of pairLimits)
    await release(tx, keyOf(platform, 'sign-in pair', pairOf(ctx, user.email), windowSeconds));
}

/** Counts an attempt at the password of somebody who is signed in. */
export const countOwnPassword = (tx: Transaction, platform: Platform, userId: string): Promise<Allowance> =>
  countAll(tx, platform, { what: 'own password', who: userId, rates: ownPasswordLimits });
