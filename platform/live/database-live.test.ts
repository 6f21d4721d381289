import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Topic, userTopic } from '#contract/base/live.ts';
import type { Database } from '#platform/database/database.ts';
import { type Scope, systemScope } from '#platform/database/scope.ts';
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { publish } from '#tests/live.ts';
import { proves } from '#tests/proves.ts';
import { slownessNow } from '#tests/slowness.ts';
import { createWorld } from '#tests/world.ts';
import { createDatabaseLive, type DatabaseLive } from './database-live.ts';
import type { LiveEvent } from './live.ts';
import { pruneLiveEvents } from './prune.ts';

const hers = userTopic(alice.userId);
const his = userTopic(bob.userId);
const visitor: Scope = { role: 'visitor', userId: null, keys: [] };

onEachDatabase('live updates', (open) => {
  let database: Database;
  let live: DatabaseLive;
  const tell = (topic: Topic) => database.transaction(visitor, (tx) => publish(tx, topic));
  const newest = async () => {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{ id: number }>(sql`select coalesce(max(id), 0) as id from live_events`),
    );
    return String(rows[0]?.id);
  };
  const listen = async (topics: string[], afterId: string | null) => {
    const events: LiveEvent[] = [];
    const stop = await live.subscribe(topics, afterId, (event) => events.push(event));
    return { events, stop, topics: () => events.map((event) => event.topic) };
  };

  beforeAll(async () => {
    database = await open();
    live = await createDatabaseLive(database, silent);
  });
  afterAll(async () => {
    await live.close();
    await database.close();
  });

  it('reach who watches the topic once the transaction commits, and nobody else', proves('RT-003'), async () => {
    const page = await listen([hers], null);
    const stranger = await listen([his], null);
    await database
      .transaction(visitor, async (tx) => {
        await publish(tx, hers);
        throw new Error('no');
      })
      .catch(() => {});
    await tell(hers);
    await expect.poll(page.topics).toEqual([hers]);
    expect(stranger.events).toEqual([]);
    page.stop();
    stranger.stop();
    await tell(hers);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.events.length).toBe(1);
  });

  it('that were missed are delivered first to a page that comes back, in order', proves('RT-005'), async () => {
    const before = await newest();
    for (let i = 0; i < 3; i++) await tell(hers);
    await tell(his);
    const page = await listen([hers], before);
    await tell(hers);
    await expect.poll(() => page.events.filter(({ id }) => Number(id) > Number(before)).length).toBe(4);
    const ids = page.events.map(({ id }) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
    page.stop();
  });

  it('come exactly once each while a page resumes under load', async () => {
    const before = await newest();
    const sent = (async () => {
      for (let i = 0; i < 40; i++) await tell(hers);
    })();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const page = await listen([hers], before);
    await sent;
    const fresh = () => page.events.map(({ id }) => Number(id)).filter((id) => id > Number(before));
    await expect.poll(() => new Set(fresh()).size).toBe(40);
    expect(fresh().length).toBe(40);
    page.stop();
  });

  it('that committed late, under a lower id than the last one seen, are not lost on the way back', async () => {
    await tell(hers);
    const late = Number(await newest());
    await tell(hers);
    const page = await listen([hers], String(late + 1));
    expect(page.events.map(({ id }) => Number(id))).toContain(late);
    page.stop();
  });

  it('are nothing to a page that resumes from nonsense', async () => {
    const page = await listen([hers], "1' or true");
    expect(page.events).toEqual([]);
    page.stop();
  });

  it('are deleted ten minutes later', async () => {
    const world = await createWorld({ database });
    await tell(hers);
    const kept = await newest();
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`insert into live_events (topic, created_at) values (${hers}, now() - interval '11 minutes')`),
    );
    await pruneLiveEvents.run(
      world,
      {},
      { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal },
    );
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{ old: number; kept: number }>(sql`select
        count(*) filter (where created_at < now() - interval '10 minutes') as old,
        count(*) filter (where id = ${Number(kept)}) as kept from live_events`),
    );
    expect(rows).toEqual([{ old: 0, kept: 1 }]);
    await world.close();
  });

  it('of one topic reach 5,000 pages within a second', async () => {
    let heard = 0;
    const stops = await Promise.all(
      Array.from({ length: 5_000 }, () => live.subscribe([his, 'branding-changes'], null, () => heard++)),
    );
    expect(live.subscribers).toBe(5_000);
    await tell(his);
    await expect.poll(() => heard, { timeout: 1_000 * slownessNow() }).toBe(5_000);
    for (const stop of stops) stop();
    expect(live.subscribers).toBe(0);
  });
});

/** A database whose notifications can be lost, as when its connection is away. */
function withLossyNotifications(database: Database) {
  const handlers: ((payload: string) => void)[] = [];
  let away = false;
  const lossy: Database = {
    ...database,
    listen: (channel, onPayload) => {
      handlers.push(onPayload);
      return database.listen(channel, (payload) => (away ? undefined : onPayload(payload)));
    },
  };
  return {
    lossy,
    lose: () => {
      away = true;
    },
    comeBack: () => {
      away = false;
      for (const handler of handlers) handler('');
    },
  };
}

onEachDatabase('after a lost connection', (open) => {
  it('what was notified meanwhile is looked up, once', async () => {
    const database = await open();
    const { lossy, lose, comeBack } = withLossyNotifications(database);
    const live = await createDatabaseLive(lossy, silent);
    const tell = (topic: Topic) => database.transaction(visitor, (tx) => publish(tx, topic));
    const heard: string[] = [];
    await live.subscribe([hers], null, ({ id }) => heard.push(id));
    await tell(hers);
    await expect.poll(() => heard.length).toBe(1);
    lose();
    await tell(hers);
    await tell(hers);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard.length).toBe(1);
    comeBack();
    await expect.poll(() => heard.length).toBe(3);
    comeBack();
    await tell(hers);
    await expect.poll(() => heard.length).toBe(4);
    expect(new Set(heard).size).toBe(4);
    await live.close();
    await database.close();
  });

  it('what a connection kept to itself that is dead without saying so is found by looking', async () => {
    const database = await open();
    const { lossy, lose } = withLossyNotifications(database);
    await database.transaction(visitor, (tx) => publish(tx, hers));
    const live = await createDatabaseLive(lossy, silent, 100);
    const heard: string[] = [];
    await live.subscribe([hers], null, ({ id }) => heard.push(id));
    lose();
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(heard).toEqual([]);
    await database.transaction(visitor, (tx) => publish(tx, hers));
    await expect.poll(() => heard.length).toBe(1);
    await live.close();
    await database.close();
  });
});
