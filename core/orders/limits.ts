import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import { consume } from '#platform/limits/limits.ts';
import { orderLimits } from './rules.ts';

const refusals = {
  orders: 'You have requested many services today. Please try again later, or write to us.',
  messages: 'You have written many messages in a short time. Please try again later.',
} as const;

/**
 * Counts one order or message of a person, after it was inserted: what is sent twice is not counted twice.
 * @throws AppError `limited`, which takes the insert back
 */
export async function admit(
  tx: Transaction,
  { platform }: Context,
  what: keyof typeof orderLimits,
  userId: string,
): Promise<void> {
  const { vault, clock } = platform;
  for (const { most, windowSeconds } of orderLimits[what]) {
    const key = vault.fingerprint(`limit ${what} ${windowSeconds}`, userId);
    const { allowed, retryAfterSeconds } = await consume(tx, { key, most, windowSeconds }, clock.now());
    if (!allowed) throw new AppError('limited', { publicMessage: refusals[what], retryAfter: retryAfterSeconds });
  }
}
