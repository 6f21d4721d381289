import { z } from 'zod';
import { type Context, scopeOf } from '#core/base/context.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { triesOf } from '#core/orders/payments/queries/load.ts';
import { paymentLookLimits } from '#core/orders/payments/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { consumeAll, limitsOf } from '#platform/limits/limits.ts';

const uuid = z.uuid();

const MOST_MS = 4_000;

/** Whether the gateway may be asked again. */
async function admitLook({ platform, actor }: Context, orderId: string): Promise<boolean> {
  const limits = limitsOf(platform.vault, 'payment look', orderId, paymentLookLimits);
  const admit = (tx: Transaction) => consumeAll(tx, limits, platform.clock.now());
  return (await platform.database.transaction(scopeOf(actor), admit)).allowed;
}

/**
 * Looks at the payments of an order of the actor's own whose end is not known yet, for a page that wants to tell it now, and
 * no more often than `paymentLookLimits` say.
 * The gateway may be slow or silent: then the page tells what is known, and the job looks again.
 */
export async function refreshOrderPayments(ctx: Context, orderId: string): Promise<void> {
  const { platform, actor } = ctx;
  if (!platform.payments || !uuid.safeParse(orderId).success) return;
  const tries = await platform.database.read(scopeOf(actor), (tx) => triesOf(tx, actor, orderId));
  const unsettled = tries.filter(({ state }) => state === 'open' || state === 'declined' || state === 'pending');
  if (unsettled.length === 0 || !(await admitLook(ctx, orderId))) return;
  const looks = unsettled.map(({ id }) =>
    refreshPayment(platform, id).catch((error: unknown) =>
      platform.log.warn('A payment could not be looked up', { error }),
    ),
  );
  await Promise.race([Promise.all(looks), platform.clock.sleep(MOST_MS)]);
}
