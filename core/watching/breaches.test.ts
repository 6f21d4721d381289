import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { asPerson, readScan, standInSource, statesOf } from '#core/scans/scan.fixture.ts';
import { listedBreaches } from '#core/sources/catalogues/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { matchBreaches } from './actions/match-breaches.ts';
import { readOwnWatch } from './queries/own-watch.ts';
import { createWatched, type Watched } from './watch.fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const never = new AbortController().signal;

onEachDatabase('a newly published breach', (open, _kind, { rule }) => {
  let database: Database;
  let watched: Watched;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    watched = await createWatched(database, { more: [standInSource('xposedornot')] });
    await watched.inSystem((tx) => tx.execute(sql`delete from breach_catalogues`));
  });
  afterEach(() => watched.world.close());
  afterAll(() => database.close());

  const as = () => asPerson(watched.world, alice);
  const clock = () => watched.world.clock;
  const say = (...found: string[]) => {
    watched.answers.xposedornot = { found };
  };
  /** Alice has a report in which "old" stands, and wants to be told of new breaches. */
  async function aliceIsWatched(pace: 'monthly' | 'breaches' = 'breaches'): Promise<void> {
    watched.answers.a = { found: ['other'] };
    say('old');
    await startFreeScan(as(), { name: 'Alice Archer', email: alice.email });
    await watched.world.drain();
    await watched.watch(alice, pace);
    clock().advance(DAY);
    watched.world.outgoing.asked.length = 0;
    watched.world.mailbox.length = 0;
  }
  /** As the daily reading of the catalogue does. */
  const publish = (...names: string[]) =>
    watched.inSystem(async (tx) => {
      await tx.execute(sql`insert into breach_catalogues (catalogue_id, since) values ('xposedornot', now())
        on conflict do nothing`);
      const rows = names.map((name) => `Breach xposedornot-${name}`);
      const noticedAt = clock().now();
      await tx
        .insert(listedBreaches)
        .values(
          rows.map((name) => ({ catalogueId: 'xposedornot' as const, name, title: name, noticedAt, isNews: true })),
        );
    });
  async function match(): Promise<void> {
    clock().advance(60_000);
    await matchBreaches(watched.world, never);
    await watched.world.drain();
  }
  const asked = () => watched.world.outgoing.asked.map(({ sourceId }) => sourceId);
  const subjects = () => watched.world.mailbox.map(({ subject }) => subject);
  const newest = async () => (await watched.scansOf()).at(-1);

  rule('is asked about of its own source only, and of nobody while there is nothing new', async () => {
    await aliceIsWatched();
    await match();
    expect(asked()).toEqual([]);
    await publish('new');
    await match();
    expect(asked()).toEqual(['xposedornot']);
    await match();
    expect(asked()).toEqual(['xposedornot']);
  });

  rule('that has the address is told by one mail: what, since when and what to do now', async () => {
    await aliceIsWatched();
    await publish('new');
    say('old', 'new');
    await match();
    expect(subjects()).toEqual(['Your address is in a newly published breach']);
    const words = watched.world.mailbox[0]?.text.replace(/\s+/g, ' ');
    expect(words).toContain('New breach: Breach xposedornot-new');
    expect(words).toContain('Since May 2024.');
    expect(words).toContain('Do now:');
    expect(words).not.toContain('xposedornot-old');
    expect(watched.world.mailbox[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    expect((await readOwnWatch(as())).changes).toMatchObject([{ kind: 'published' }]);
  });

  rule('makes a report with every other answer as it was, and leaves the one before alone', async () => {
    await aliceIsWatched();
    const [before] = await watched.scansOf();
    await publish('new');
    say('old', 'new');
    await match();
    const after = await newest();
    expect(after?.scanType).toBe('breach_scan');
    expect(await statesOf(database, after?.id ?? '')).toEqual(await statesOf(database, before?.id ?? ''));
    const { scan } = await getOwnScan(as(), after?.id ?? '');
    expect(scan.findings.map(({ title }) => title.match(/[a-z]+-[a-z]+/)?.[0]).sort()).toEqual([
      'a-other',
      'xposedornot-new',
      'xposedornot-old',
    ]);
    const day = (sourceId: string) =>
      scan.checks.find((check) => check.sourceId === sourceId)?.reusedFrom?.slice(0, 10);
    expect([day('a'), day('xposedornot')]).toEqual(['2027-03-01', undefined]);
    expect((await readScan(database, before?.id ?? '')).findings).toHaveLength(2);
  });

  rule('that lacks the address changes nothing and is told to nobody', async () => {
    await aliceIsWatched();
    await publish('new');
    await match();
    expect(await watched.scansOf()).toHaveLength(1);
    expect(subjects()).toEqual([]);
  });

  rule('is told once, although the next scan of everything finds it too', async () => {
    await aliceIsWatched('monthly');
    await publish('new');
    say('old', 'new');
    await match();
    clock().set('2027-04-02T12:00:00Z');
    await watched.run();
    expect(subjects()).toEqual(['Your address is in a newly published breach', 'Nothing new about you']);
  });

  rule('that the newest report knows already is not asked about again', async () => {
    await aliceIsWatched('monthly');
    await publish('new');
    clock().set('2027-04-02T12:00:00Z');
    await watched.run();
    watched.world.outgoing.asked.length = 0;
    await match();
    expect(asked()).toEqual([]);
  });

  rule.each([503, 429])(
    'is asked about again later while its source answers %i, and nothing is told',
    async (status) => {
      await aliceIsWatched();
      await publish('new');
      watched.answers.xposedornot = { status };
      await match();
      await match();
      expect(asked()).toEqual(['xposedornot']);
      expect(await watched.scansOf()).toHaveLength(1);
      clock().advance(7 * HOUR);
      say('old', 'new');
      await match();
      expect(subjects()).toHaveLength(1);
    },
  );

  rule('makes a scan of everything where somebody is looked for by more than the last report is about', async () => {
    await aliceIsWatched();
    await addIdentifier(as(), { kind: 'username', value: 'quiet-alice' });
    await publish('new');
    say('old', 'new');
    await match();
    expect(asked()).toEqual([]);
    await watched.run();
    expect((await newest())?.scanType).toBe('watch_scan');
    expect(subjects()).toEqual(['Your address is in a newly published breach']);
    expect((await watched.watchOf())?.nextAt).toBeNull();
  });

  rule('waits for the end of the night', async () => {
    await aliceIsWatched();
    clock().set('2027-03-03T01:00:00Z');
    await publish('new');
    say('old', 'new');
    await match();
    expect(subjects()).toEqual([]);
  });

  rule('is asked about for nobody who has stopped it', async () => {
    await aliceIsWatched();
    await publish('new');
    await watched.inSystem((tx) => tx.execute(sql`update watches set next_at = null, stopped_at = now()`));
    await match();
    expect(asked()).toEqual([]);
  });

  describe('while processes die', () => {
    it.each(['before its commit', 'after its commit'] as const)(
      'is told once when one dies %s, whichever transaction it is',
      async (when) => {
        await aliceIsWatched();
        await publish('new');
        say('old', 'new');
        for (let left = 0; left < 12; left++) {
          const killed = mortalAt(watched, { left, when });
          await matchBreaches(killed, never).catch(() => {});
          clock().advance(60_000);
        }
        await Promise.all([match(), matchBreaches(watched.world, never)]);
        await match();
        expect(await watched.scansOf()).toHaveLength(2);
        expect(subjects()).toEqual(['Your address is in a newly published breach']);
      },
    );
  });
});

class Killed extends Error {}

/** The world with a database whose process dies in or after one of its transactions. */
function mortalAt(
  { world }: Watched,
  { left, when }: { left: number; when: 'before its commit' | 'after its commit' },
) {
  const { database } = world;
  let toCome = left;
  const transaction: Database['transaction'] = async (scope, work) => {
    if (toCome-- !== 0) return database.transaction(scope, work);
    if (when === 'after its commit') await database.transaction(scope, work);
    else
      await database.transaction(scope, async (tx) => {
        await work(tx);
        throw new Killed();
      });
    throw new Killed();
  };
  return { ...world, database: { ...database, transaction } };
}
