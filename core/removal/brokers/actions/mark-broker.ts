import { and, eq } from 'drizzle-orm';
import type { BrokerInput } from '#contract/brokers/input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { brokers } from '#core/removal/brokers/brokers.ts';
import { brokerRequests } from '#core/removal/brokers/schema.ts';
import { brokerAsked, brokerNotAsked } from '#core/removal/events.ts';

/**
 * Keeps that the person has asked a broker, or that they have not. The same again keeps the first day.
 * @throws AppError `not-found` for a broker that is not on the list
 */
export async function markBroker(ctx: Context, { broker: brokerId, asked }: BrokerInput): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  if (!brokers.some(({ id }) => id === brokerId)) throw notFound();
  const { userId } = actor;
  const own = and(eq(brokerRequests.userId, userId), eq(brokerRequests.brokerId, brokerId));
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const changed = asked
      ? await tx
          .insert(brokerRequests)
          .values({ userId, brokerId, askedAt: platform.clock.now() })
          .onConflictDoNothing()
          .returning()
      : await tx.delete(brokerRequests).where(own).returning();
    if (changed.length === 0) return;
    await record(tx, ctx, asked ? brokerAsked : brokerNotAsked, { entityId: null, details: { broker: brokerId } });
  });
}
