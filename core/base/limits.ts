import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Allowance, consumeAll, type Limit, type Rate } from '#platform/limits/limits.ts';
import { limitsOfClient } from '#platform/limits/network.ts';
import type { Platform } from '#platform/platform.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';

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
