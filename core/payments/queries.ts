import { eq } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { paymentCustomers } from './schema.ts';

/** Whether the gateway keeps payment methods of the person who is signed in, which its page can show. */
export async function hasPaymentMethods({ actor, platform }: Context): Promise<boolean> {
  if (platform.payments === null || actor.kind !== 'person') return false;
  const { userId } = actor;
  const rows = await platform.database.transaction(scopeOf(actor), (tx) =>
    tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId)),
  );
  return rows.length > 0;
}
