import { sql } from 'drizzle-orm';
import type { Topic } from '#contract/base/live.ts';
import type { Transaction } from '#platform/database/database.ts';
import { liveEvents } from './schema.ts';

/** Channel of the notifications; the payload is `<id> <topic>`. */
export const LIVE_CHANNEL = 'live';

/** Tells open pages that the thing named by `topic` changed, when the transaction commits. */
export async function publish(tx: Transaction, topic: Topic): Promise<void> {
  const [event] = await tx.insert(liveEvents).values({ topic }).returning({ id: liveEvents.id });
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${`${event?.id} ${topic}`})`);
}
