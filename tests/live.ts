import { sql } from 'drizzle-orm';
import type { Topic } from '#contract/base/live.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Live, LiveEvent } from '#platform/live/live.ts';

/** Live updates kept in memory, for tests of what stands above them. */
export function createMemoryLive(): Live & { publish(topic: string): LiveEvent; readonly subscribers: number } {
  const events: LiveEvent[] = [];
  const subscribers = new Set<(event: LiveEvent) => void>();
  return {
    async subscribe(topics, afterId, onEvent) {
      const hear = (event: LiveEvent) => {
        if (topics.includes(event.topic)) onEvent(event);
      };
      if (afterId !== null) for (const event of events) if (Number(event.id) > Number(afterId)) hear(event);
      subscribers.add(hear);
      return () => subscribers.delete(hear);
    },
    publish(topic) {
      const event = { id: String(events.length + 1), topic };
      events.push(event);
      for (const hear of subscribers) hear(event);
      return event;
    },
    get subscribers() {
      return subscribers.size;
    },
  };
}

/** What the database does itself when a row of somebody's changes. */
export async function publish(tx: Transaction, topic: Topic): Promise<void> {
  await tx.execute(sql`with event as (insert into live_events (topic) values (${topic}) returning id)
    select pg_notify('live', id || ' ' || ${topic}::text) from event`);
}
