import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { portalOpened } from '#core/orders/payments/events.ts';
import { requireGateway } from '#core/orders/payments/internal/gateway.ts';
import { paymentCustomers } from '#core/orders/payments/schema.ts';
import { GatewayError } from '#platform/payments/gateway.ts';

/**
 * Opens the gateway's page of payment methods.
 * @returns its address
 * @throws AppError `not-found` for somebody who has never paid online, `unavailable`
 */
export async function openPaymentMethods(ctx: Context): Promise<string> {
  const gateway = requireGateway(ctx);
  const { actor, platform } = ctx;
  if (actor.kind !== 'person') throw new AppError('unauthenticated');
  const customer = await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [known] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, actor.userId));
    if (!known) throw new AppError('not-found');
    await record(tx, ctx, portalOpened, { entityId: actor.userId });
    return known;
  });
  try {
    return await gateway.openPortal(customer.customerId, `${platform.config.appUrl}/billing`);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new AppError('unavailable', { retryAfter: 10, cause: error });
  }
}
