import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import { asPerson } from '#core/scans/scan.fixture.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { noteScan } from './actions/note-scan.ts';
import { startDueScans } from './actions/start-due-scans.ts';
import { stopWatching } from './actions/stop-watching.ts';
import { isWatched, readOwnWatch, readWatchInShort } from './queries/own-watch.ts';
import { createWatched, type Watched } from './watch.fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEachDatabase('watching', (open, _kind, { rule, rules }) => {
  let database: Database;
  let watched: Watched;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    watched = await createWatched(database);
  });
  afterEach(() => watched.world.close());
  afterAll(() => database.close());

  const as = (actor = alice) => asPerson(watched.world, actor);
  const scanNow = async () => {
    await startFreeScan(as(), { name: 'Alice Archer', email: alice.email });
    await watched.world.drain();
  };
  /** Alice has seen a report, is watched since, and the day of the next scan has come. */
  async function aMonthLater(before: Record<string, string[]>): Promise<void> {
    for (const [source, found] of Object.entries(before)) watched.answers[source] = { found };
    await scanNow();
    await watched.watch();
    watched.world.clock.advance(31 * DAY);
  }
  const changes = async () =>
    (await readOwnWatch(as())).changes.map(({ kind, title }) => `${kind}: ${title.split(' lost')[0]}`).sort();

  describe('switched on', () => {
    rule('every week scans again each week', async () => {
      await scanNow();
      await watched.watch(alice, 'weekly');
      for (const day of ['08', '15', '22']) {
        watched.world.clock.set(`2027-03-${day}T12:00:00Z`);
        await watched.run();
        await watched.run();
      }
      expect(await watched.scansOf()).toHaveLength(4);
      expect((await watched.watchOf())?.nextAt?.toISOString()).toBe('2027-03-29T09:00:00.000Z');
    });

    rule('after a report scans again in a month, and knows what the report shows', async () => {
      watched.answers.a = { found: ['one'] };
      await scanNow();
      await watched.watch();
      expect(await readOwnWatch(as())).toMatchObject({ isOn: true, pace: 'monthly', timeZone: 'Europe/London' });
      expect((await watched.watchOf())?.nextAt?.toISOString()).toBe('2027-04-01T09:00:00.000Z');
      expect(await watched.known()).toMatchObject([{ state: 'there', change: null }]);
      await watched.run();
      expect(await watched.scansOf()).toHaveLength(1);
      expect(await watched.eventsOf()).toEqual(['watching.started']);
    });

    rule('without a report scans at once, and everything that it finds is new', async () => {
      watched.answers.a = { found: ['one'] };
      await watched.watch();
      await watched.run();
      expect(await changes()).toEqual(['new: Breach a-one']);
    });

    rule('again changes how often, and keeps the day', async () => {
      await scanNow();
      await watched.watch();
      watched.world.clock.advance(3 * DAY);
      await watched.watch(alice, 'quarterly');
      await watched.watch(alice, 'quarterly');
      expect((await watched.watchOf())?.nextAt?.toISOString()).toBe('2027-06-01T09:00:00.000Z');
      expect(await watched.eventsOf()).toEqual(['watching.changed', 'watching.started']);
    });

    it('twenty times at once switches on once', async () => {
      await Promise.all(Array.from({ length: 20 }, () => watched.watch()));
      expect(await watched.eventsOf()).toEqual(['watching.started']);
    });

    rule('concerns nobody else', async () => {
      await watched.watch();
      expect(await isWatched(as())).toBe(true);
      expect(await isWatched(as(bob))).toBe(false);
      expect(await readOwnWatch(as(bob))).toMatchObject({ isOn: false, changes: [] });
      await stopWatching(as(bob));
      expect(await isWatched(as())).toBe(true);
    });
  });

  rules('in one line', () => {
    it('is off, then waits for its first scan, then says what the last one found and when the next is due', async () => {
      expect(await readWatchInShort(as())).toEqual({ isOn: false });
      await aMonthLater({ a: ['one'] });
      const waiting = { isOn: true, isScanning: false, paidUntil: null, lookedAt: null, news: 0 };
      expect(await readWatchInShort(as())).toEqual({ ...waiting, nextAt: '2027-04-01T09:00:00.000Z' });
      await startDueScans(watched.world, new AbortController().signal);
      expect(await readWatchInShort(as())).toEqual({ ...waiting, isScanning: true, nextAt: null });
      watched.answers.a = { found: ['one', 'two', 'three'] };
      await watched.world.drain();
      const lookedAt = expect.stringMatching(/^2027-04-01T09:/);
      const looked = { isOn: true, isScanning: false, paidUntil: null, lookedAt, news: 2 };
      expect(await readWatchInShort(as())).toEqual({ ...looked, nextAt: '2027-05-01T09:00:00.000Z' });
      watched.world.clock.advance(31 * DAY);
      await watched.run();
      expect(await readWatchInShort(as())).toMatchObject({ lookedAt: expect.stringMatching(/^2027-05-0/), news: 0 });
      await stopWatching(as());
      expect(await readWatchInShort(as())).toEqual({ isOn: false });
    });
  });

  describe('stopped', () => {
    rule('scans no more and keeps nothing of what was known', async () => {
      await aMonthLater({ a: ['one'] });
      await stopWatching(as());
      await stopWatching(as());
      await watched.run();
      expect(await watched.scansOf()).toHaveLength(1);
      expect(await watched.known()).toEqual([]);
      expect(await watched.eventsOf()).toEqual(['watching.started', 'watching.stopped']);
    });

    it('while a scan runs lets it end, and notes nothing', async () => {
      await aMonthLater({ a: ['one'] });
      await startDueScans(watched.world, new AbortController().signal);
      await stopWatching(as());
      await watched.world.drain();
      expect((await watched.scansOf()).map(({ status }) => status)).toEqual(['completed', 'completed']);
      expect(await watched.known()).toEqual([]);
    });
  });

  describe('a scan that is due', () => {
    it('asks about everything proven and declared, once, and sends no mail of its own', async () => {
      await addIdentifier(as(), { kind: 'username', value: 'alice.a' });
      await aMonthLater({});
      watched.world.mailbox.length = 0;
      watched.world.outgoing.asked.length = 0;
      await Promise.all(Array.from({ length: 4 }, () => startDueScans(watched.world, new AbortController().signal)));
      await watched.world.drain();
      expect(watched.world.outgoing.asked.map(({ sourceId }) => sourceId).sort()).toEqual(['a', 'b', 'echo', 'site']);
      const [, scan] = await watched.scansOf();
      expect(scan).toMatchObject({ scanType: 'watch_scan', status: 'completed' });
      expect((await watched.scansOf()).length).toBe(2);
      expect(watched.world.mailbox.filter(({ subject }) => subject.includes('scan'))).toEqual([]);
      expect((await listOwnScans(as(), { before: null, after: null })).rows[0]?.name).toBe('Watching');
      expect((await watched.watchOf())?.nextAt?.toISOString()).toBe('2027-05-01T09:00:00.000Z');
    });

    it('waits while many scans of others are open, and while one of the person’s own runs', async () => {
      await aMonthLater({});
      await startFreeScan(as(), { name: 'Alice Archer', email: alice.email });
      await startDueScans(watched.world, new AbortController().signal);
      expect(await watched.scansOf()).toHaveLength(2);
      await watched.world.drain();
      const crowd = Array.from({ length: 10 }, () => startFreeScan(as(bob), { name: 'Bob', email: bob.email }));
      await Promise.all(crowd);
      const [scan] = await watched.scansOf(bob);
      if (!scan) throw new Error('Bob has no scan');
      const many = Array.from({ length: 10 }, () => ({
        ...scan,
        id: crypto.randomUUID(),
        status: 'processing' as const,
      }));
      await watched.inSystem((tx) => tx.insert(userScans).values(many));
      await startDueScans(watched.world, new AbortController().signal);
      expect(await watched.scansOf()).toHaveLength(2);
      await watched.inSystem((tx) => tx.delete(userScans).where(eq(userScans.userId, bob.userId)));
      await watched.run();
      expect(await watched.scansOf()).toHaveLength(3);
    });

    rule('of a deactivated account is not made', async () => {
      await aMonthLater({});
      const deactivate = (deletedAt: Date | null) =>
        watched.inSystem((tx) => tx.update(profiles).set({ deletedAt }).where(eq(profiles.id, alice.userId)));
      await deactivate(watched.world.clock.now());
      await watched.run();
      expect(await watched.scansOf()).toHaveLength(1);
      await deactivate(null);
      await watched.run();
      expect(await watched.scansOf()).toHaveLength(2);
    });

    rule('that failed is made again the next day', async () => {
      await aMonthLater({});
      await startDueScans(watched.world, new AbortController().signal);
      const scanId = (await watched.watchOf())?.scanId ?? '';
      await watched.inSystem(async (tx) => {
        await tx.delete(scanChecks).where(eq(scanChecks.scanId, scanId));
        await tx.update(userScans).set({ status: 'failed' }).where(eq(userScans.id, scanId));
      });
      await noteScan(watched.world, scanId);
      expect(await watched.watchOf()).toMatchObject({ scanId: null, reportId: null });
      watched.world.clock.advance(DAY);
      await watched.run();
      expect((await watched.scansOf()).at(-1)).toMatchObject({ status: 'completed' });
    });
  });

  rules('notes', () => {
    it('what is new, and each thing once', async () => {
      await aMonthLater({ a: ['one'] });
      watched.answers.a = { found: ['one', 'two'] };
      await watched.run();
      expect(await changes()).toEqual(['new: Breach a-two']);
      const { scanId } = (await watched.known()).find(({ change }) => change === 'new') ?? {};
      await noteScan(watched.world, scanId ?? '');
      watched.world.clock.advance(31 * DAY);
      await watched.run();
      expect(await changes()).toEqual(['new: Breach a-two']);
      expect((await watched.known()).length).toBe(2);
    });

    it('what is gone once its source says so, and back when it is found again', async () => {
      await aMonthLater({ a: ['one'], b: ['two'] });
      watched.answers.a = { status: 404 };
      watched.answers.b = { status: 500 };
      await watched.run();
      expect(await changes()).toEqual(['gone: Breach a-one']);
      watched.world.clock.advance(31 * DAY);
      watched.answers.a = { found: ['one'] };
      watched.answers.b = { found: ['two'] };
      await watched.run();
      expect(await changes()).toEqual(['back: Breach a-one']);
    });

    it('nothing of what came and went before anybody was told', async () => {
      await aMonthLater({ a: ['one'] });
      // At night nobody is told.
      watched.world.clock.advance(14 * HOUR);
      watched.answers.a = { found: ['one', 'two'] };
      await watched.run();
      watched.answers.a = { found: ['one'] };
      watched.world.clock.advance(31 * DAY);
      await watched.run();
      expect(await changes()).toEqual([]);
    });

    it('nothing of what another source says of a thing that is known', async () => {
      await aMonthLater({ a: ['one'] });
      watched.answers.a = { status: 500 };
      watched.answers.echo = { found: ['one'] };
      await watched.run();
      watched.answers.a = { found: ['one'] };
      watched.answers.echo = { status: 500 };
      watched.world.clock.advance(31 * DAY);
      await watched.run();
      expect(await changes()).toEqual([]);
      expect(await watched.known()).toHaveLength(1);
    });

    it('two things that turn out to be one as one, which is gone when both sources say so', async () => {
      await aMonthLater({ a: ['one'], echo: ['one'] });
      watched.answers.a = { status: 404 };
      await watched.run();
      expect(await changes()).toEqual([]);
      watched.answers.echo = { status: 404 };
      watched.world.clock.advance(31 * DAY);
      await watched.run();
      expect(await changes()).toEqual(['gone: Breach a-one']);
    });

    it('nothing of what the person saw in a scan of their own', async () => {
      await aMonthLater({ a: ['one'] });
      watched.answers.a = { found: ['one', 'two'] };
      await scanNow();
      await watched.run();
      expect(await changes()).toEqual([]);
      expect((await watched.known()).length).toBe(2);
    });

    it('what a name alone found is no news', async () => {
      await addIdentifier(as(), { kind: 'username', value: 'alice.a' });
      watched.answers.site = { found: ['profile'] };
      await aMonthLater({});
      await watched.run();
      const scanId = (await watched.scansOf()).at(-1)?.id ?? '';
      expect((await getOwnScan(as(), scanId)).scan.findings).toHaveLength(1);
      expect(await changes()).toEqual([]);
    });
  });
});
