import { and, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Logger } from '#platform/log.ts';
import type { Live, LiveEvent } from './live.ts';
import { liveEvents } from './schema.ts';

/** Channel of the notifications; their payload is `<id> <topic>`. The database sends them (`announce` in db/migrations). */
const LIVE_CHANNEL = 'live';

/**
 * Ids are given when a row is written, not when it commits, so an event may appear after one with a higher id.
 * Whoever resumes is therefore also given again what is at most this much younger than the last id.
 */
const OVERLAP_IDS = 100;
const OVERLAP = sql`now() - interval '30 seconds'`;
/** Most that is looked up at once: pages that missed more revalidate on the newest all the same. */
const MOST_MISSED = 2_000;
/** How many ids are remembered so that an event is not passed on twice. */
const REMEMBERED = 4_000;
/** A connection that is dead without saying so notifies nothing: the rows are looked at all the same. */
const POLL_MS = 10_000;

interface Subscriber {
  onEvent: (event: LiveEvent) => void;
  /** Events that arrive while the missed ones are looked up; null afterwards. */
  held: LiveEvent[] | null;
  /** Ids of missed events that it was given; their notification may still be on its way. */
  given: Set<string>;
}

export interface DatabaseLive extends Live {
  readonly subscribers: number;
  close(): Promise<void>;
}

/** Live updates through the database: one listener per process, and a map from topic to who watches it. */
export async function createDatabaseLive(database: Database, log: Logger, pollMs = POLL_MS): Promise<DatabaseLive> {
  const watchers = createWatchers();
  const passedOn = createMemory();
  let newest = 0;
  let catchingUp: Promise<void> | null = null;

  const passOn = (event: LiveEvent) => {
    if (!passedOn.add(event.id)) return;
    newest = Math.max(newest, Number(event.id));
    watchers.tell(event);
  };

  /** After the connection was away: what was notified meanwhile is lost, the rows are not. */
  const passOnMissed = async () => {
    try {
      for (const event of await readMissed(database, null, newest)) passOn(event);
    } catch (error) {
      log.warn('missed live events could not be looked up', { error });
    }
  };
  const catchUp = () => {
    catchingUp ??= passOnMissed().finally(() => {
      catchingUp = null;
    });
  };

  const unlisten = await database.listen(LIVE_CHANNEL, (payload) => {
    const event = parsePayload(payload);
    if (event) passOn(event);
    else catchUp();
  });
  newest = Math.max(newest, await newestId(database));
  for (const event of await readMissed(database, null, newest)) passedOn.add(event.id);
  const timer = setInterval(catchUp, pollMs);
  timer.unref();

  return {
    async subscribe(topics, afterId, onEvent) {
      const after = afterId !== null && /^\d{1,15}$/.test(afterId) ? Number(afterId) : null;
      const subscriber: Subscriber = { onEvent, held: after === null ? null : [], given: new Set() };
      const stop = watchers.add(topics, subscriber);
      if (after === null) return stop;
      try {
        const events = await readMissed(database, topics, after);
        flushHeld(subscriber, events);
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    get subscribers() {
      return watchers.size();
    },
    async close() {
      clearInterval(timer);
      await unlisten();
      await catchingUp;
      watchers.clear();
    },
  };
}

function flushHeld(subscriber: Subscriber, events: readonly LiveEvent[]): void {
  subscriber.given = new Set(events.map((event) => event.id));
  const held = (subscriber.held ?? []).filter((event) => !subscriber.given.delete(event.id));
  subscriber.held = null;
  for (const event of [...events, ...held].sort((a, b) => Number(a.id) - Number(b.id))) subscriber.onEvent(event);
}

function createWatchers() {
  const byTopic = new Map<string, Set<Subscriber>>();
  const all = new Set<Subscriber>();
  return {
    add(topics: readonly string[], subscriber: Subscriber): () => void {
      all.add(subscriber);
      for (const topic of topics) {
        const set = byTopic.get(topic);
        if (set) set.add(subscriber);
        else byTopic.set(topic, new Set([subscriber]));
      }
      return () => {
        all.delete(subscriber);
        for (const topic of topics) {
          const set = byTopic.get(topic);
          set?.delete(subscriber);
          if (set?.size === 0) byTopic.delete(topic);
        }
      };
    },
    tell(event: LiveEvent): void {
      for (const subscriber of byTopic.get(event.topic) ?? []) {
        if (subscriber.held) subscriber.held.push(event);
        else if (!subscriber.given.delete(event.id)) subscriber.onEvent(event);
      }
    },
    size: () => all.size,
    clear() {
      byTopic.clear();
      all.clear();
    },
  };
}

/** The last ids that were added. */
function createMemory() {
  const ids = new Set<string>();
  return {
    /** False when it was there already. */
    add(id: string): boolean {
      if (ids.has(id)) return false;
      ids.add(id);
      if (ids.size > REMEMBERED) for (const oldest of ids) return ids.delete(oldest);
      return true;
    },
  };
}

function parsePayload(payload: string): LiveEvent | null {
  const [, id, topic] = /^(\d+) (.+)$/.exec(payload) ?? [];
  return id !== undefined && topic !== undefined ? { id, topic } : null;
}

/** Events after `after`, in the order of their ids, with the overlap before it. `topics` null = all. */
async function readMissed(database: Database, topics: readonly string[] | null, after: number): Promise<LiveEvent[]> {
  const { id, topic, createdAt } = liveEvents;
  const inOverlap = and(gt(id, after - OVERLAP_IDS), gt(createdAt, OVERLAP));
  const wanted = sql`(${gt(id, after)} or ${inOverlap})`;
  const rows = await database.transaction(systemScope, (tx) =>
    tx
      .select({ id, topic })
      .from(liveEvents)
      .where(topics === null ? wanted : and(inArray(topic, [...topics]), wanted))
      .orderBy(sql`${id} desc`)
      .limit(MOST_MISSED),
  );
  return rows.reverse().map((row) => ({ id: String(row.id), topic: row.topic }));
}

async function newestId(database: Database): Promise<number> {
  const [row] = await database.transaction(systemScope, (tx) =>
    tx.select({ id: sql<number>`coalesce(max(${liveEvents.id}), 0)`.mapWith(Number) }).from(liveEvents),
  );
  return row?.id ?? 0;
}
