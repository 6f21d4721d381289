import { asc, eq } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { brokerRequests } from '#core/removal/brokers/schema.ts';

/** Which brokers the actor says that they have asked, for the copy of their data. @throws AppError `unauthenticated` */
export async function listAskedBrokers(ctx: Context): Promise<{ broker: string; askedAt: string }[]> {
  const { actor, platform } = requireAccount(ctx);
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select()
      .from(brokerRequests)
      .where(eq(brokerRequests.userId, actor.userId))
      .orderBy(asc(brokerRequests.askedAt), asc(brokerRequests.brokerId)),
  );
  return rows.map(({ brokerId, askedAt }) => ({ broker: brokerId, askedAt: askedAt.toISOString() }));
}
