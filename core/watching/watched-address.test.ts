import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { optOuts } from '#core/opt-outs/schema.ts';
import { deleteExpiredScans } from '#core/scans/actions/delete-expired-scans.ts';
import { keepScan } from '#core/scans/actions/keep-scan.ts';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import { asVisitor, standInSource } from '#core/scans/scan.fixture.ts';
import { listedBreaches } from '#core/sources/catalogues/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { onEachDatabase } from '#tests/databases.ts';
import type { World } from '#tests/world.ts';
import { endAddressWatches } from './actions/end-address-watches.ts';
import { goOnWatching } from './actions/go-on-watching.ts';
import { matchBreaches } from './actions/match-breaches.ts';
import { stopAddressWatch } from './actions/stop-address-watch.ts';
import { stopWatchingByLink } from './actions/stop-by-link.ts';
import { watchAddress } from './actions/watch-address.ts';
import { eraseAddressWatch } from './erase.ts';
import { readAddressWatch } from './queries/address-watch.ts';
import { createWatched, type Watched } from './watch.fixture.ts';
import { asVera, tokenOf, vera, wordsOf } from './watched-address.fixture.ts';

const DAY = 86_400_000;
const never = new AbortController().signal;

onEachDatabase('an address without an account', (open, _kind, { rule, rules }) => {
  let database: Database;
  let watched: Watched;
  let her: ReturnType<typeof asVera>;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    watched = await createWatched(database, { more: [standInSource('xposedornot')] });
    await watched.inSystem((tx) => tx.execute(sql`delete from opt_outs`));
    her = asVera(watched);
  });
  afterEach(() => watched.world.close());
  afterAll(() => database.close());

  const visitor = (...scanIds: string[]) => asVisitor(watched.world, '203.0.113.7', scanIds);
  const subjects = () => watched.world.mailbox.map(({ subject }) => subject);
  const countIn = async (table: string) => {
    const { rows } = await watched.inSystem((tx) =>
      tx.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`)),
    );
    return rows[0]?.n;
  };
  const entriesOf = async (watchId: string | undefined) => {
    const { rows } = await watched.inSystem((tx) =>
      tx.execute<{ event: string }>(sql`select details ->> 'event' as event from audit_logs
        where entity_type = 'watch' and entity_id = ${watchId} and user_id is null order by created_at, id`),
    );
    return rows.map(({ event }) => event);
  };

  describe('switched on beside its result', () => {
    rule(
      'is scanned again in a month at the latest, for a year, and a mail says so with the link that ends it',
      async () => {
        const result = await her.openResult('one');
        watched.world.mailbox.length = 0;
        await her.watch(result);
        await watched.world.drain();
        expect(await readAddressWatch(visitor(result.scanId), result.scanId)).toEqual({
          since: '2027-03-01T09:00:00.000Z',
          nextAt: '2027-03-26T09:00:00.000Z',
          until: '2028-03-01T09:00:00.000Z',
          known: 1,
        });
        expect(subjects()).toEqual(['We tell you when this changes']);
        expect(wordsOf(watched.world.mailbox[0])).toContain('We stop on 1 March 2028');
        expect(watched.world.mailbox[0]?.headers).toMatchObject({
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        });
      },
    );

    it('ten times at once is watched once, and told so by one mail', async () => {
      const result = await her.openResult('one');
      watched.world.mailbox.length = 0;
      await Promise.all(Array.from({ length: 10 }, () => her.watch(result)));
      await watched.world.drain();
      expect([await countIn('watches'), watched.world.mailbox.length]).toEqual([1, 1]);
    });

    rule('is not, where the mailed link was opened long ago or elsewhere', async () => {
      const result = await her.openResult('one');
      await expect(her.watch({ ...result, keys: [] })).rejects.toMatchObject({ code: 'forbidden' });
      watched.world.clock.advance(2 * 3_600_000);
      await expect(her.watch(result)).rejects.toMatchObject({ code: 'forbidden' });
      expect(await countIn('watches')).toBe(0);
    });

    rule('is not, once it is never to be scanned', async () => {
      const result = await her.openResult('one');
      await watched.inSystem((tx) =>
        tx.insert(optOuts).values({ emailIndex: watched.world.vault.blindIndex(vera.email) }),
      );
      await expect(her.watch(result)).rejects.toMatchObject({ code: 'conflict' });
    });

    rule('is seen only by whose browser has opened the result', async () => {
      const { scanId } = await her.isWatched();
      await expect(readAddressWatch(visitor(), scanId)).rejects.toMatchObject({ code: 'not-found' });
      await expect(stopAddressWatch(visitor(), scanId)).rejects.toMatchObject({ code: 'not-found' });
    });

    rule('stands sealed', async () => {
      await her.isWatched();
      expect(JSON.stringify(await her.watchOf())).not.toContain('vera');
    });
  });

  rules('a month later', () => {
    it('is told what is new, until when, and by a link that opens the result without an account', async () => {
      await her.isWatched();
      const [mail, ...others] = await her.nextScan('one', 'two');
      expect([mail?.subject, others]).toEqual(['Something new about you is exposed', []]);
      expect(wordsOf(mail)).toContain('New: Breach a-two');
      expect(wordsOf(mail)).not.toContain('a-one');
      expect(wordsOf(mail)).toContain('We carry on until 1 March 2028');
      const [newest] = await her.scans();
      const { scanId } = await openScanLink(visitor(), tokenOf(mail, '/scan/open'));
      expect(scanId).toBe(newest?.id);
    });

    it('is told that nothing is new', async () => {
      await her.isWatched();
      const [mail] = await her.nextScan('one');
      expect(mail?.subject).toBe('Nothing new about you');
      expect(wordsOf(mail)).toContain('We carry on until 1 March 2028');
      expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    });

    it('is told that something has gone, of the result that it began with too', async () => {
      await her.isWatched();
      expect(wordsOf((await her.nextScan())[0])).toContain('Gone: Breach a-one');
    });

    it('is told of each thing once, month after month', async () => {
      await her.isWatched();
      const told: string[] = [];
      for (const found of [
        ['one', 'two'],
        ['one', 'two'],
        ['one', 'two', 'three'],
        ['one', 'three'],
      ])
        told.push(...(await her.nextScan(...found)).map(({ text }) => text));
      const named = told.flatMap((text) => [...text.matchAll(/(New|Gone|Back again): Breach a-(\w+)/g)]);
      expect(named.map(([, kind, what]) => `${kind} ${what}`)).toEqual(['New two', 'New three', 'Gone two']);
      const mailed = (await entriesOf((await her.watchOf())?.id)).filter((event) => event === 'watching.mailed');
      expect(mailed).toHaveLength(4);
    });

    it('keeps the result until the next one has been compared with it', async () => {
      await her.isWatched();
      await her.nextScan('one', 'two');
      watched.world.clock.advance(33 * DAY);
      await deleteExpiredScans(watched.world);
      expect((await her.scans()).map(({ scanType }) => scanType)).toEqual(['watch_scan']);
    });

    it('is no longer asked about once it is never to be scanned', async () => {
      await her.isWatched();
      await watched.inSystem((tx) =>
        tx.insert(optOuts).values({ emailIndex: watched.world.vault.blindIndex(vera.email) }),
      );
      watched.world.outgoing.asked.length = 0;
      expect(await her.nextScan('one', 'two')).toEqual([]);
      expect([watched.world.outgoing.asked, await countIn('watches')]).toEqual([[], 0]);
    });
  });

  rule('is told of a newly published breach within the day, once', async () => {
    watched.answers.xposedornot = { found: [] };
    await her.isWatched();
    watched.world.clock.advance(2 * DAY);
    const noticedAt = watched.world.clock.now();
    await watched.inSystem(async (tx) => {
      await tx.execute(
        sql`insert into breach_catalogues (catalogue_id, since) values ('xposedornot', now()) on conflict do nothing`,
      );
      const name = 'Breach xposedornot-fresh';
      await tx
        .insert(listedBreaches)
        .values({ catalogueId: 'xposedornot', name, title: name, noticedAt, isNews: true });
    });
    watched.answers.xposedornot = { found: ['fresh'] };
    for (const _ of [1, 2]) {
      watched.world.clock.advance(60_000);
      await matchBreaches(watched.world, never);
      await watched.world.drain();
    }
    expect(subjects()).toEqual(['Your address is in a newly published breach']);
    expect((await her.scans())[0]?.expiresAt).not.toBeNull();
  });

  rules('stopped by the link of a mail', () => {
    it('without signing in, leaves nothing that was kept for it, and again changes nothing', async () => {
      await her.isWatched();
      const [mail] = await her.nextScan('one', 'two');
      const token = tokenOf(mail, '/watching/stop');
      const keys = await countIn('data_keys');
      const watch = await her.watchOf();
      await stopWatchingByLink(visitor(), { token });
      await stopWatchingByLink(visitor(), { token });
      expect([await countIn('watches'), await countIn('watched_findings')]).toEqual([0, 0]);
      expect(await countIn('data_keys')).toBe((keys ?? 0) - 1);
      await deleteExpiredScans(watched.world);
      expect((await her.scans()).map(({ scanType }) => scanType)).toEqual(['privacy_scan']);
      expect((await entriesOf(watch?.id)).filter((event) => event === 'watching.stopped')).toHaveLength(1);
    });

    it('is stopped on its page as well', async () => {
      const { scanId } = await her.isWatched();
      await stopAddressWatch(visitor(scanId), scanId);
      expect([await countIn('watches'), await readAddressWatch(visitor(scanId), scanId)]).toEqual([0, null]);
    });

    it('can be watched anew', async () => {
      const result = await her.isWatched();
      await stopAddressWatch(visitor(result.scanId), result.scanId);
      await her.watch(result);
      expect(await countIn('watches')).toBe(1);
    });
  });

  rules('after eleven months', () => {
    const ask = async (): Promise<string[]> => {
      await endAddressWatches(watched.world, never);
      await watched.world.drain();
      return subjects();
    };

    it('is asked once whether to go on, not at night, and ends when nobody answers', async () => {
      await her.isWatched();
      watched.world.clock.set('2028-02-01T02:00:00Z');
      expect(await ask()).toEqual([]);
      watched.world.clock.set('2028-02-01T12:00:00Z');
      expect(await ask()).toEqual(['We stop watching on 1 March 2028']);
      expect(await ask()).toHaveLength(1);
      watched.world.clock.set('2028-03-01T09:00:00Z');
      expect(await ask()).toHaveLength(1);
      expect([await countIn('watches'), await countIn('watched_findings')]).toEqual([0, 0]);
    });

    it('goes on for a year by the link, also when it is pressed twice, and is asked again then', async () => {
      await her.isWatched();
      watched.world.clock.set('2028-02-10T12:00:00Z');
      await ask();
      const token = tokenOf(watched.world.mailbox[0], '/watching/go-on');
      for (const _ of [1, 2])
        expect(await goOnWatching(visitor(), { token })).toEqual({ until: '2029-02-10T12:00:00.000Z' });
      watched.world.clock.set('2029-01-20T12:00:00Z');
      expect(await ask()).toEqual(['We stop watching on 1 March 2028', 'We stop watching on 10 February 2029']);
      expect(await goOnWatching(visitor(), { token })).toEqual({ until: '2029-02-10T12:00:00.000Z' });
    });

    it('cannot be gone on with by a link of a stop, or once it has ended', async () => {
      await her.isWatched();
      watched.world.clock.set('2028-02-10T12:00:00Z');
      await ask();
      const [mail] = watched.world.mailbox;
      const token = tokenOf(mail, '/watching/stop');
      await expect(goOnWatching(visitor(), { token })).rejects.toMatchObject({ code: 'not-found' });
      await stopWatchingByLink(visitor(), { token });
      const ended = goOnWatching(visitor(), { token: tokenOf(mail, '/watching/go-on') });
      await expect(ended).rejects.toMatchObject({ code: 'gone' });
    });
  });

  rule('is watched in the account that is opened for it, and no longer beside it', async () => {
    const { scanId, keys } = await her.isWatched();
    await keepScan(visitor(scanId), scanId, { password: 'a calm harbour' }, keys);
    const { rows } = await watched.inSystem((tx) =>
      tx.execute<{ email: string; pace: string; known: number }>(sql`select p.email, w.pace,
        (select count(*)::int from watched_findings f where f.watch_id = w.id) as known
        from watches w left join profiles p on p.id = w.user_id`),
    );
    expect(rows).toEqual([{ email: vera.email, pace: 'monthly', known: 1 }]);
    await watched.inSystem((tx) => tx.execute(sql`delete from profiles where email = ${vera.email}`));
  });

  rule('goes with the erasure of an account of the address', async () => {
    await her.isWatched();
    const leaving = { userId: crypto.randomUUID(), email: vera.email };
    const step = () => watched.inSystem((tx) => eraseAddressWatch(tx, watched.world, leaving));
    expect([await step(), await step(), await countIn('watches')]).toEqual([1, 0, 0]);
  });

  rule.each(['before', 'after'] as const)('is mailed once when the process dies %s each commit', async (when) => {
    const result = await her.openResult('one');
    const mailed: string[] = [];
    for (const act of [
      (world: World) => watchAddress(asVisitor(world), result.scanId, { timeZone: 'UTC' }, result.keys),
      (world: World) => endAddressWatches(world, never),
    ]) {
      watched.world.mailbox.length = 0;
      await dieAtEach(watched.world, when, act);
      await watched.world.drain();
      mailed.push(...subjects());
      watched.world.clock.set('2028-02-10T12:00:00Z');
    }
    expect(mailed).toEqual(['We tell you when this changes', 'We stop watching on 1 March 2028']);
  });
});

/** Does something again and again, each time dying at a later transaction, until it lives. */
async function dieAtEach(
  world: World,
  when: 'before' | 'after',
  act: (world: World) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; ; at++) {
    let left = at;
    const transaction: World['database']['transaction'] = async (scope, work) => {
      if (left-- !== 0) return world.database.transaction(scope, work);
      const done = await world.database.transaction(scope, async (tx) => {
        const result = await work(tx);
        if (when === 'before') throw new Error('killed');
        return result;
      });
      return Promise.reject(new Error(`killed after ${typeof done}`));
    };
    await act({ ...world, database: { ...world.database, transaction } }).catch(() => {});
    if (left >= 0) return;
  }
}
