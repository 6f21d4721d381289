import { z } from 'zod';
import { type Context, scopeOf } from '#core/base/context.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { triesOf } from '#core/orders/payments/queries/load.ts';

const uuid = z.uuid();

const MOST_MS = 4_000;

/**
 * Looks at the payments of an order of the actor's own whose end is not known yet, for a page that wants to tell it now.
 * The gateway may be slow or silent: then the page tells what is known, and the job looks again.
 */
export async function refreshOrderPayments(ctx: Context, orderId: string): Promise<void> {
  const { platform, actor } = ctx;
  if (!platform.payments || !uuid.safeParse(orderId).success) return;
  const tries = await platform.database.read(scopeOf(actor), (tx) => triesOf(tx, actor, orderId));
  const unsettled = tries.filter(({ state }) => state === 'open' || state === 'declined' || state === 'pending');
  const looks = unsettled.map(({ id }) =>
    refreshPayment(platform, id).catch((error: unknown) =>
      platform.log.warn('A payment could not be looked up', { error }),
    ),
  );
  await Promise.race([Promise.all(looks), platform.clock.sleep(MOST_MS)]);
}
