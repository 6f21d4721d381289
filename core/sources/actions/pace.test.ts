import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NoSlotError } from '#core/sources/internal/pacing/gate.ts';
import type { Paced, QuotaWindow } from '#core/sources/internal/pacing/quota.ts';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { OutgoingRequest, OutgoingResponse } from '#platform/http/outgoing.ts';
import type { Platform } from '#platform/platform.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { slownessNow } from '#tests/slowness.ts';
import { paceOf } from './pace.ts';
import { pacedOutgoing } from './paced-outgoing.ts';
import { stateInDatabase } from './state-in-database.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const source = (id: string, windows: QuotaWindow[], vendorId = id): Paced => ({
  id,
  quota: { id: vendorId, vendorId, windows, concurrency: 4 },
});

/** An instance of its own, whose clock the test holds. */
function instance(database: Database, clock = { now: () => START, sleep: systemClock.sleep }): Platform {
  return { database, clock, sourceState: stateInDatabase } as Platform;
}

onEachDatabase('the limits of a vendor', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const until = (milliseconds: number, holder = 'a scan') => ({
    until: at(milliseconds),
    holder,
    asker: 'visitor' as const,
  });
  let scans = 0;
  /** What as many scans would be given, one after the other, each by an instance of its own. */
  async function slotsOf(count: number, one: Paced, latest = 1e9): Promise<(number | undefined)[]> {
    const given = [];
    for (let n = 0; n < count; n++) {
      const slots = await paceOf(instance(database)).reserve([one], until(latest, `scan ${scans++}`));
      given.push(slots.get(one.id));
    }
    return given.map((slot) => slot && slot.at.getTime() - START.getTime());
  }

  it('hold in every window, over scans and instances', async () => {
    const one = source('windows', [
      { most: 2, seconds: 1 },
      { most: 4, seconds: 100 },
    ]);
    expect(await slotsOf(6, one)).toEqual([0, 0, 1_020, 1_020, 102_000, 102_000]);
  });

  it('hold for all of its sources together, and in one scan', async () => {
    const both = ['email', 'commits'].map((id) => source(id, [{ most: 1, seconds: 10 }], 'together'));
    const slots = await paceOf(instance(database)).reserve(both, until(60_000));
    expect([...slots].map(([id, slot]) => [id, slot.at])).toEqual([
      ['email', at(0)],
      ['commits', at(10_200)],
    ]);
  });

  it('are left in part to those who matter more', async () => {
    const one = source('shared', [{ most: 10, seconds: 100 }]);
    const given = async (asker: 'visitor' | 'late' | 'selfTest', count: number) => {
      const slots = [];
      for (let n = 0; n < count; n++) {
        const request = { until: at(0), holder: `${asker} ${scans++}`, asker };
        slots.push((await paceOf(instance(database)).reserve([one], request)).get(one.id));
      }
      return slots.filter(Boolean).length;
    };
    expect(await given('selfTest', 10)).toBe(5);
    expect(await given('late', 10)).toBe(3);
    expect(await given('selfTest', 1)).toBe(0);
    expect(await given('visitor', 10)).toBe(2);
  });

  it('are not used up by a slot that would come too late', async () => {
    const one = source('late', [{ most: 1, seconds: 10 }]);
    expect(await slotsOf(2, one, 5_000)).toEqual([0, undefined]);
    expect(await slotsOf(1, one, 11_000)).toEqual([10_200]);
  });

  it('give no slot twice to scans that ask at the same time', async () => {
    const sources = ['p1', 'p2', 'p3'].map((id) => source(id, [{ most: 1, seconds: 0.1 }]));
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        paceOf(instance(database)).reserve(n % 2 ? sources : sources.toReversed(), until(60_000, `at once ${n}`)),
      ),
    );
    for (const { id } of sources) {
      const slots = given.map((slot) => slot.get(id)?.at.getTime()).sort((a = 0, b = 0) => a - b);
      expect(slots).toEqual(Array.from({ length: 20 }, (_, n) => at(n * 102).getTime()));
    }
  });

  it('hold all of its sources back until the time that one of them was told', async () => {
    const [one, other] = ['v3', 'legacy'].map((id) => source(id, [{ most: 2, seconds: 1 }], 'paused')) as [
      Paced,
      Paced,
    ];
    await paceOf(instance(database)).pause(one, at(20_000));
    await paceOf(instance(database)).pause(one, at(5_000));
    expect(await slotsOf(1, other, 19_999)).toEqual([undefined]);
    expect(await slotsOf(1, other, 30_000)).toEqual([20_000]);
  });

  it('are given back what a run reserved that died before it asked', async () => {
    const one = source('given-back', [{ most: 1, seconds: 10 }]);
    expect(await slotsOf(1, one)).toEqual([0]);
    const mine = () => paceOf(instance(database)).reserve([one], until(60_000, 'killed thrice'));
    for (let kill = 0; kill < 3; kill++) expect((await mine()).get('given-back')?.at).toEqual(at(10_200));
    expect(await slotsOf(1, one)).toEqual([20_400]);
    await paceOf(instance(database)).release('killed thrice');
    expect(await slotsOf(1, one)).toEqual([10_200]);
  });

  it('count a question that was asked, whoever dies afterwards', async () => {
    const one = source('asked', [{ most: 1, seconds: 10 }]);
    let time = START;
    const platform = instance(database, { now: () => time, sleep: async () => {} });
    const turn = {
      holder: 'dies later',
      asker: 'visitor' as const,
      latest: at(60_000),
      signal: new AbortController().signal,
    };
    await slotsOf(1, one);
    const slot = (await paceOf(platform).reserve([one], until(60_000, turn.holder))).get('asked');
    time = at(10_200);
    if (slot) await paceOf(platform).take(one, { ...turn, slot }, async () => {});
    await paceOf(platform).release(turn.holder);
    const next = await paceOf(platform).reserve([one], until(60_000, 'another'));
    expect(next.get('asked')?.at).toEqual(at(20_400));
  });

  it('hold for a question that comes late for its slot: it waits until others have room for it', async () => {
    const one = source('held-up', [{ most: 1, seconds: 10 }]);
    let time = START;
    const sleep = async (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    };
    const [mine, theirs] = [0, 1].map(() => paceOf(instance(database, { now: () => time, sleep })));
    if (!mine || !theirs) throw new Error('two instances');
    const slot = (await mine.reserve([one], until(60_000, 'held up'))).get('held-up');
    const next = (await theirs.reserve([one], until(60_000, 'in time'))).get('held-up');
    expect([slot?.at, next?.at]).toEqual([at(0), at(10_200)]);
    // The first process was held up: were it to ask now, the other would ask five seconds later.
    time = at(5_000);
    const turn = { holder: 'held up', asker: 'visitor' as const, signal: new AbortController().signal };
    if (!slot) throw new Error('no slot');
    expect(await mine.take(one, { ...turn, slot, latest: at(60_000) }, async () => time)).toEqual(at(20_400));
  });

  it('count a question from when it went out, also for the process that takes the place of one that died', async () => {
    const one = source('restarted', [{ most: 1, seconds: 10 }]);
    let time = START;
    const clock = { now: () => time, sleep: async () => {} };
    const dies = paceOf(instance(database, clock));
    const slot = (await dies.reserve([one], until(60_000, 'dies'))).get('restarted');
    if (!slot) throw new Error('no slot');
    expect(slot.at).toEqual(START);
    // Its place among the questions that may be open at once came free only then.
    time = at(6_000);
    const turn = { holder: 'dies', asker: 'visitor' as const, signal: new AbortController().signal };
    await dies.take(one, { ...turn, slot, latest: at(60_000) }, async ({ sent }) => sent());
    const next = await paceOf(instance(database, clock)).reserve([one], until(60_000, 'restarted'));
    expect(next.get('restarted')?.at).toEqual(at(16_200));
  });

  /** The process that takes the place of one that died. */
  const nextProcess = (clock: Platform['clock']) => paceOf(instance({ ...database }, clock));

  it('count what was asked a little late before a process died, from when it went out or later', async () => {
    const one = source('died', [{ most: 1, seconds: 10 }]);
    let time = START;
    const clock = { now: () => time, sleep: async () => {} };
    const dies = paceOf(instance(database, clock));
    const slot = (await dies.reserve([one], until(60_000, 'dies'))).get('died');
    if (!slot) throw new Error('no slot');
    time = at(900);
    const turn = { holder: 'dies', asker: 'visitor' as const, signal: new AbortController().signal };
    await dies.take(one, { ...turn, slot, latest: at(60_000) }, async ({ sent }) => sent());
    time = at(2_000);
    const next = await nextProcess(clock).reserve([one], until(60_000, 'dies'));
    expect(Number(next.get('died')?.at)).toBeGreaterThanOrEqual(at(11_100).getTime());
    expect(Number(next.get('died')?.at)).toBeLessThanOrEqual(at(11_200).getTime());
  });

  it('count a slot whose time has come for used, where nobody is left to say, and give the others back', async () => {
    const one = source('unsaid', [{ most: 1, seconds: 10 }]);
    let time = START;
    const clock = { now: () => time, sleep: async () => {} };
    await slotsOf(1, one);
    const dies = paceOf(instance(database, clock));
    const first = (await dies.reserve([one], until(60_000, 'dies'))).get('unsaid');
    const second = (await dies.reserve([one], until(60_000, 'dies too'))).get('unsaid');
    expect([first?.at, second?.at]).toEqual([at(10_200), at(20_400)]);
    time = at(10_200);
    const turn = { holder: 'dies', asker: 'visitor' as const, signal: new AbortController().signal };
    if (first) await dies.take(one, { ...turn, slot: first, latest: at(60_000) }, async ({ sent }) => sent());
    time = at(12_000);
    const goesOn = nextProcess(clock);
    const again = await goesOn.reserve([one], until(60_000, 'dies too'));
    const other = await goesOn.reserve([one], until(60_000, 'dies'));
    // Nobody knows when exactly the question in the slot that was used went out: up to a second after it.
    expect(Number(again.get('unsaid')?.at)).toBeGreaterThanOrEqual(at(20_400).getTime());
    expect(Number(again.get('unsaid')?.at)).toBeLessThanOrEqual(at(21_400).getTime());
    expect(Number(other.get('unsaid')?.at)).toBeLessThanOrEqual(at(31_600).getTime());
  });

  it('leave the vendor alone after a restart for as long as it was told', async () => {
    const one = source('told', [{ most: 1, seconds: 10 }]);
    await paceOf(instance(database)).pause(one, at(40_000));
    const next = await nextProcess({ now: () => START, sleep: systemClock.sleep }).reserve(
      [one],
      until(60_000, 'after'),
    );
    expect(next.get('told')?.at).toEqual(at(40_000));
  });

  it('leave the database to others while scans that reserve at once wait for a vendor', async () => {
    const sources = ['b1', 'b2'].map((id) => source(id, [{ most: 9, seconds: 1 }]));
    const platform = instance(database);
    await paceOf(platform).reserve(sources, until(60_000, 'before'));
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`select from source_vendors where vendor_id = 'b1' for update`);
      locked.resolve();
      // The embedded database has one transaction at a time in any case.
      if (database.kind === 'postgres') await held.promise;
    });
    await locked.promise;
    const reserved = Promise.all(
      Array.from({ length: 30 }, (_, n) => paceOf(platform).reserve(sources, until(60_000, `many ${n}`))),
    );
    await systemClock.sleep(100);
    const asked = database.transaction(systemScope, (tx) => tx.execute(sql`select 1`));
    const answered = await Promise.race([
      asked.then(() => true),
      systemClock.sleep(Math.min(4_000, 2_000 * slownessNow())).then(() => false),
    ]);
    held.resolve();
    await holding;
    expect((await reserved).every((slots) => slots.size === 2)).toBe(true);
    expect(answered).toBe(true);
  });

  it('count a request as open as long as its connection reads what is left of an answer', async () => {
    const one = { ...source('rest', [{ most: 9, seconds: 0.009 }]) };
    one.quota = { ...one.quota, concurrency: 1 };
    const pace = paceOf(instance(database, systemClock));
    const latest = new Date(Date.now() + 10_000);
    const turn = { holder: 'rest', asker: 'visitor', latest, signal: new AbortController().signal } as const;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const seen: string[] = [];
    const outgoing = {
      fetch: async ({ onRest, url }: OutgoingRequest) => {
        seen.push(url);
        if (url === 'first') onRest?.(ended);
        return {} as OutgoingResponse;
      },
      close: async () => {},
    };
    const ask = async (url: string) => {
      const slot = (await pace.reserve([one], { ...turn, until: latest })).get(one.id);
      if (!slot) throw new Error('no slot');
      return pace.take(one, { ...turn, slot }, (told) =>
        pacedOutgoing(outgoing, { ...turn, source: one, pace, told }).fetch({ url } as OutgoingRequest),
      );
    };
    await ask('first');
    const second = ask('second');
    await systemClock.sleep(100);
    seen.push('the rest has come');
    end();
    await second;
    expect(seen).toEqual(['first', 'the rest has come', 'second']);
  });

  it('exchange a slot that came while the vendor wanted to be left alone', async () => {
    const one = source('exchanged', [{ most: 1, seconds: 10 }]);
    let time = START;
    const sleep = async (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    };
    const instances = [0, 1].map(() => instance(database, { now: () => time, sleep }));
    await slotsOf(1, one);
    const [mine, theirs] = instances.map(paceOf) as [ReturnType<typeof paceOf>, ReturnType<typeof paceOf>];
    const slot = (await mine.reserve([one], until(60_000, 'exchanging'))).get('exchanged');
    await theirs.pause(one, at(30_000));
    const turn = { holder: 'exchanging', asker: 'visitor' as const, signal: new AbortController().signal };
    if (!slot) throw new Error('no slot');
    expect(await mine.take(one, { ...turn, slot, latest: at(60_000) }, async () => time)).toEqual(at(30_000));
    const next = (await mine.reserve([one], until(60_000, 'exchanging'))).get('exchanged');
    await theirs.pause(one, at(90_000));
    if (!next) throw new Error('no slot');
    await expect(mine.take(one, { ...turn, slot: next, latest: at(60_000) }, async () => {})).rejects.toThrow(
      NoSlotError,
    );
  });
});
