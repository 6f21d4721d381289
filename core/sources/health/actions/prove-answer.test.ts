import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Answer, Control, Source } from '#core/sources/define.ts';
import { sourceOut } from '#core/sources/health/emails.ts';
import { readHealth } from '#core/sources/health/internal/rows.ts';
import { suspendedSources } from '#core/sources/health/queries/suspended.ts';
import { sourceDays } from '#core/sources/health/schema.ts';
import { createSiteWorld, type SiteWorld, siteSource } from '#core/sources/health/site.fixture.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proveAnswer } from './prove-answer.ts';

const found = { state: 'found', exposures: [{}] } as unknown as Answer;
const clear: Answer = { state: 'clear' };
const unproved = { state: 'not-checked', reason: 'unproved' };
const suspended = { state: 'not-checked', reason: 'suspended' };
const MINUTE = 60_000;
const subject = subjectFrom({ kind: 'email', value: 'alice@site.example' });

onEachDatabase('the proof of an answer', (open) => {
  let database: Database;
  let world: SiteWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    world = await createSiteWorld(database, { emails: [sourceOut] });
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  const prove = (source: Source, answer: Answer, signal = new AbortController().signal, on = world) =>
    proveAnswer(on, { source, subject }, answer, {
      asker: 'visitor',
      latest: new Date(on.clock.now().getTime() + MINUTE),
      signal,
    });
  const health = (id: string) => database.transaction(systemScope, (tx) => readHealth(tx, id));

  it('is asked for with the other kind of question, once for all who need it', async () => {
    const site = siteSource('a');
    expect(await Promise.all([found, found, clear, clear].map((answer) => prove(site, answer)))).toEqual([
      found,
      found,
      clear,
      clear,
    ]);
    expect(await prove(site, found)).toBe(found);
    expect(world.asked.sort()).toEqual(['a nobody-@site.example', 'a resident@site.example']);
  });

  it('is asked for once among several processes', async () => {
    const other = { ...world };
    const site = siteSource('a');
    expect(await Promise.all([prove(site, found), prove(site, found, undefined, other)])).toEqual([found, found]);
    expect(world.asked).toEqual(['a nobody-@site.example']);
  });

  it('of “found” is a quarter of an hour old at most', async () => {
    const site = siteSource('a');
    await prove(site, found);
    world.clock.advance(15 * MINUTE);
    await prove(site, found);
    expect(world.asked).toHaveLength(1);
    world.clock.advance(1);
    await prove(site, found);
    expect(world.asked).toHaveLength(2);
  });

  it('takes the next known person where one has left', async () => {
    world.members.delete('resident@site.example');
    expect(await prove(siteSource('a'), clear)).toBe(clear);
    expect(world.asked).toEqual(['a resident@site.example', 'a neighbour@site.example']);
  });

  it('is missing where all known people have left, and the source is no liar', async () => {
    world.members.clear();
    expect(await prove(siteSource('a'), clear)).toEqual(unproved);
    expect(await prove(siteSource('a'), found)).toBe(found);
    expect(await health('a')).toMatchObject({ state: 'healthy', proofs: { known: { outcome: 'gone' } } });
  });

  it('is missing where the source does not answer, which is not asked again at once', async () => {
    world.moods.a = 'down';
    expect(await prove(siteSource('a'), clear)).toEqual(unproved);
    expect(await prove(siteSource('a'), clear)).toEqual(unproved);
    expect(world.asked).toHaveLength(1);
    expect((await health('a')).state).toBe('healthy');
  });

  it('puts a source out that finds what cannot be, tells staff once and asks nothing more', async () => {
    const site = siteSource('a');
    world.moods.a = 'finds everybody';
    expect(await prove(site, found)).toEqual(suspended);
    expect(world.asked).toEqual(['a nobody-@site.example', 'a nobody-@site.example']);
    expect(await prove(site, found)).toEqual(suspended);
    expect(await prove(site, clear)).toEqual(suspended);
    expect(world.asked).toHaveLength(2);
    expect(await suspendedSources(world)).toEqual(new Set(['a']));
    await world.drain();
    expect(world.mailbox.map(({ subject }) => subject)).toEqual(['Site a is not asked any more']);
    const logged = await database.transaction(systemScope, (tx) =>
      tx.select({ details: auditLogs.details }).from(auditLogs).where(eq(auditLogs.entityId, 'a')),
    );
    const recalled = logged.filter(({ details }) => details?.event === 'source.recalled');
    expect(recalled).toHaveLength(1);
  });

  it('makes a source suspect that failed once, and withholds the answer at hand', async () => {
    const site = siteSource('a');
    world.moods.a = 'finds everybody';
    const { fetch } = world.outgoing;
    world.outgoing.fetch = async (request) => {
      const answer = await fetch(request);
      world.moods.a = 'truthful';
      return answer;
    };
    expect(await prove(site, found)).toEqual(unproved);
    expect((await health('a')).state).toBe('suspect');
    world.clock.advance(16 * MINUTE);
    expect(await prove(site, found)).toBe(found);
    const marks = await database.transaction(systemScope, (tx) => tx.select().from(sourceDays));
    expect(marks).toMatchObject([{ sourceId: 'a', mark: 'failed' }]);
  });

  it('puts a source out that misses its own test account', async () => {
    const control = {
      known: ['test@site.example'] as const,
      keptBy: 'source' as const,
      impossible: () => 'x@site.example',
    };
    expect(await prove(siteSource('a', { control }), clear)).toEqual(suspended);
  });

  it('is given up with the scan that waits for it, and not for others', async () => {
    const site = siteSource('a');
    const stop = new AbortController();
    const { fetch } = world.outgoing;
    let hold: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      hold = resolve;
    });
    world.outgoing.fetch = async (request) => {
      await held;
      return fetch(request);
    };
    const first = prove(site, found, stop.signal);
    const second = prove(site, found);
    stop.abort(new Error('stopped'));
    hold();
    await expect(first).rejects.toThrow('stopped');
    expect(await second).toBe(found);
  });

  describe('by a twin', () => {
    let twins: string[];
    const twinSource = () =>
      siteSource('a', {
        control: { ...(siteSource('a').control as Control), twin: () => twins.shift() ?? null },
      });
    const askedTwins = () => world.asked.filter((one) => one.includes('twin'));
    beforeEach(() => {
      twins = ['first-twin@site.example', 'second-twin@site.example', 'third-twin@site.example'];
    });

    it('is one question more for each find, and none for an absence', async () => {
      expect(await prove(twinSource(), clear)).toBe(clear);
      expect(askedTwins()).toEqual([]);
      expect(await prove(twinSource(), found)).toBe(found);
      expect(askedTwins()).toEqual(['a first-twin@site.example']);
    });

    it('needs no impossible identifier beside a twin that is not found', async () => {
      expect(await prove(twinSource(), found)).toBe(found);
      expect(world.asked).toEqual(['a first-twin@site.example']);
    });

    it('fails where two twins are found as well', async () => {
      world.members.add('first-twin@site.example').add('second-twin@site.example');
      const indiscriminate = { state: 'not-checked', reason: 'indiscriminate' };
      expect(await prove(twinSource(), found)).toEqual(indiscriminate);
      expect(askedTwins()).toHaveLength(2);
      expect((await health('a')).state).toBe('healthy');
    });

    it('passes where one of two is somebody’s', async () => {
      world.members.add('first-twin@site.example');
      expect(await prove(twinSource(), found)).toBe(found);
      expect(askedTwins()).toHaveLength(2);
    });

    it('is kept for as long as that by an impossible identifier, however it went', async () => {
      world.members.add('first-twin@site.example').add('second-twin@site.example');
      const first = await prove(twinSource(), found);
      world.clock.advance(15 * MINUTE - 1);
      expect(await prove(twinSource(), found)).toEqual(first);
      expect(askedTwins()).toHaveLength(2);
      world.clock.advance(2);
      expect(await prove(twinSource(), found)).toBe(found);
      expect(askedTwins()).toHaveLength(3);
    });

    it('is missing where the source does not answer about the twin', async () => {
      const site = twinSource();
      await prove(site, clear);
      const { fetch } = world.outgoing;
      world.outgoing.fetch = async (request) => {
        if (request.url.includes('twin')) world.moods.a = 'down';
        return fetch(request);
      };
      expect(await prove(site, found)).toEqual(unproved);
      world.moods.a = 'truthful';
      world.outgoing.fetch = fetch;
      expect(await prove(site, found)).toBe(found);
    });

    it('is not needed where none can be made', async () => {
      twins = [];
      expect(await prove(twinSource(), found)).toBe(found);
      expect(askedTwins()).toEqual([]);
    });
  });

  it('is not asked of a source without a control, of which it is noted that it answers', async () => {
    const { control: _, ...plain } = siteSource('b');
    expect(await prove(plain, clear)).toBe(clear);
    expect(world.asked).toEqual([]);
    expect((await health('b')).answeredAt).toEqual(world.clock.now());
  });
});
