import { fault } from '#contract/faults/faults.ts';
import type { Context } from '#core/base/context.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { orderLimits } from '#core/orders/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { limitsOf } from '#platform/limits/limits.ts';

const refusals = {
  orders: fault('many-orders'),
  appointments: fault('many-appointments'),
  files: fault('many-files'),
  messages: fault('many-order-messages'),
} as const;

/**
 * Counts one order or message of a person, after it was inserted: what is sent twice is not counted twice.
 * @throws AppError `limited`, which takes the insert back
 */
export const requireOrderAllowance = (
  tx: Transaction,
  { platform }: Context,
  what: keyof typeof orderLimits,
  userId: string,
): Promise<void> =>
  requireAllowance(tx, platform, limitsOf(platform.vault, what, userId, orderLimits[what]), refusals[what]);
