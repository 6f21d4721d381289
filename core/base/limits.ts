import { fault } from '#contract/faults/faults.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Allowance, consumeAll, type Limit, limitsOf, type Rate } from '#platform/limits/limits.ts';
import { limitsOfClient } from '#platform/limits/network.ts';
import type { Platform } from '#platform/platform.ts';
import { type Context, isStaff } from './context.ts';
import { AppError } from './errors.ts';
import { formLimits } from './rules.ts';

/** @throws AppError `limited`, with the seconds to wait */
export function requireAllowed({ allowed, retryAfterSeconds }: Allowance, publicMessage: string): void {
  if (!allowed) throw new AppError('limited', { publicMessage, retryAfter: retryAfterSeconds });
}

/**
 * Counts one use of each limit.
 * @throws AppError `limited` when one is used up; the rollback takes back what was counted
 */
export async function requireAllowance(
  tx: Transaction,
  { clock }: Platform,
  limits: readonly Limit[],
  publicMessage: string,
): Promise<void> {
  requireAllowed(await consumeAll(tx, limits, clock.now()), publicMessage);
}

/**
 * Counts what one client, and the network around it, asks for, in a transaction of its own. Call it before an address is
 * looked at: an answer of 429 then says nothing about the address.
 * @param what the purpose; each has its own counters
 * @throws AppError `limited`
 */
export function requireClientAllowance(
  { platform, client }: Context,
  what: string,
  rates: readonly Rate[],
  publicMessage: string,
): Promise<void> {
  const limits = limitsOfClient(platform.vault, what, client?.ip ?? null, rates);
  return platform.database.transaction(systemScope, (tx) => requireAllowance(tx, platform, limits, publicMessage));
}

function formLimitsOf({ actor, client, platform: { vault } }: Context): Limit[] {
  const limitsOfSession = (rates: readonly Rate[]) =>
    actor.kind === 'person' ? limitsOf(vault, 'form', `session ${actor.sessionId}`, rates) : [];
  if (isStaff(actor)) return limitsOfSession(formLimits.staff);
  return [
    ...limitsOfSession(formLimits.customer),
    ...limitsOfClient(vault, 'form', client?.ip ?? null, formLimits.network),
  ];
}

/**
 * Counts one form of the session and of the network around it, in a transaction of its own, before anything is read or
 * written for it: the one bound on how much somebody can make the product write. Counted by session, so that a stranger in
 * one session of an account cannot keep its owner from ending it.
 * @throws AppError `limited`
 */
export function requireFormAllowance(ctx: Context): Promise<void> {
  const { platform } = ctx;
  const refusal = fault('many-forms');
  return platform.database.transaction(systemScope, (tx) => requireAllowance(tx, platform, formLimitsOf(ctx), refusal));
}
