import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { asPerson, asVisitor, standInSource } from '#core/scans/scan.fixture.ts';
import { listedBreaches } from '#core/sources/catalogues/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { endAddressWatches } from './actions/end-address-watches.ts';
import { goOnWatching } from './actions/go-on-watching.ts';
import { matchBreaches } from './actions/match-breaches.ts';
import { sendDigests } from './actions/send-digests.ts';
import { startDueScans } from './actions/start-due-scans.ts';
import { watchAddress } from './actions/watch-address.ts';
import { createMortalPlace, eachOnce } from './mortal.fixture.ts';
import { createWatched, type Watched } from './watch.fixture.ts';
import { asVera, tokenOf, wordsOf } from './watched-address.fixture.ts';

const HALF_AN_HOUR = 1_800_000;
const never = new AbortController().signal;
const MONTHS = Array.from({ length: 13 }, (_, month) => month + 1);
/** The transaction that is killed is another one from month to month. */
const leftIn = (month: number) => month % 4;

type Place = ReturnType<typeof createMortalPlace>;

/** Delivers what is queued through a mail server that refuses one mail and takes another without a word. */
async function deliver({ world }: Watched, place: Place): Promise<void> {
  place.failMail();
  for (let times = 0; times < 6; times++) {
    await sendDigests(world, never);
    await world.drain();
    world.clock.advance(HALF_AN_HOUR);
  }
}

onOneDatabase('thirteen months, whatever dies before, in or after a send', (open) => {
  let real: Database;
  beforeAll(async () => {
    real = await open();
  });
  afterAll(() => real.close());

  describe('of an address that is watched without an account', () => {
    let place: Place;
    let watched: Watched;

    beforeAll(async () => {
      place = createMortalPlace(real);
      watched = await createWatched(place.database, { transport: place.transport });
      const { world, answers } = watched;
      const her = asVera({ ...watched, world: { ...world, mailbox: place.taken } });
      const result = await her.openResult('month-0');
      place.taken.length = 0;
      const zone = { timeZone: 'Europe/London' };
      const watch = () => watchAddress(asVisitor(world), result.scanId, zone, result.keys);
      for (const left of [0, 1]) await place.killed(watch, left);
      await watch();
      await deliver(watched, place);
      for (const month of MONTHS) {
        // In every fourth month there is nothing new.
        const found = Array.from({ length: month + 1 }, (_, i) => i).filter((i) => i % 4 !== 3);
        answers.a = { found: found.map((i) => `month-${i}`) };
        world.clock.set(new Date(Date.UTC(2027, month + 2, 1, 1)));
        await place.killed(() => startDueScans(world, never), leftIn(month));
        await startDueScans(world, never);
        await world.drain();
        world.clock.set(new Date(Date.UTC(2027, month + 2, 1, 12)));
        await place.killed(() => sendDigests(world, never), leftIn(month));
        await place.killed(() => endAddressWatches(world, never));
        await endAddressWatches(world, never);
        await deliver(watched, place);
        await goOn(watched, place);
      }
    }, 600_000);
    afterAll(() => watched.world.close());

    /** Presses the link of the mail that asks, once it is there: also before and after a kill. */
    async function goOn({ world }: Watched, { taken, killed }: Place): Promise<void> {
      const mail = taken.find(({ subject }) => subject.startsWith('We stop watching'));
      if (!mail) return;
      const press = () => goOnWatching(asVisitor(world), { token: tokenOf(mail, '/watching/go-on') });
      await killed(press);
      await press();
    }

    it('each mail is written once, and none is missing: the first, each month’s, and the one that asks', () => {
      const monthly = MONTHS.map((month) =>
        month % 4 === 3 ? 'Nothing new about you' : 'Something new about you is exposed',
      );
      const asks = 'We stop watching on 1 March 2028';
      const subjects = eachOnce(place.taken).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject !== asks)).toEqual(['We tell you when this changes', ...monthly]);
      expect(subjects.filter((subject) => subject === asks)).toHaveLength(1);
    });

    it('each change is told once', () => {
      const told = eachOnce(place.taken).flatMap((mail) =>
        [...wordsOf(mail).matchAll(/(New|Gone|Back again): Breach a-([\w-]+)/g)].map(
          ([, kind, what]) => `${kind} ${what}`,
        ),
      );
      expect(told).toEqual(MONTHS.filter((month) => month % 4 !== 3).map((month) => `New month-${month}`));
    });

    it('each mail says how it ends, and a mail that is sent again has the name that it had', () => {
      for (const { headers } of place.taken)
        expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
      expect(place.taken.length).toBeGreaterThan(eachOnce(place.taken).length);
    });
  });

  describe('of alerts of newly published breaches', () => {
    let place: Place;
    let watched: Watched;
    const titleOf = (month: number) => `Breach xposedornot-month-${month}`;

    beforeAll(async () => {
      place = createMortalPlace(real);
      watched = await createWatched(place.database, {
        transport: place.transport,
        more: [standInSource('xposedornot')],
      });
      const { world, answers } = watched;
      await watched.inSystem((tx) => tx.execute(sql`delete from breach_catalogues`));
      answers.xposedornot = { found: ['month-0'] };
      await startFreeScan(asPerson(world, alice), { name: 'Alice Archer', email: alice.email });
      await world.drain();
      await watched.watch(alice, 'breaches');
      await world.drain();
      place.taken.length = 0;
      for (const month of MONTHS) {
        world.clock.set(new Date(Date.UTC(2027, month + 2, 5, 10)));
        await publish(watched, month);
        answers.xposedornot = { found: Array.from({ length: month + 1 }, (_, i) => `month-${i}`) };
        for (const left of [0, leftIn(month), leftIn(month) + 4]) {
          await place.killed(() => matchBreaches(world, never), left);
          world.clock.advance(60_000);
        }
        await matchBreaches(world, never);
        await world.drain();
        await place.killed(() => sendDigests(world, never));
        await deliver(watched, place);
      }
    }, 600_000);
    afterAll(() => watched.world.close());

    /** As the daily reading of the catalogue does. */
    const publish = ({ inSystem, world }: Watched, month: number) =>
      inSystem(async (tx) => {
        await tx.execute(sql`insert into breach_catalogues (catalogue_id, since) values ('xposedornot', now())
          on conflict do nothing`);
        const [name, noticedAt] = [titleOf(month), world.clock.now()];
        await tx
          .insert(listedBreaches)
          .values({ catalogueId: 'xposedornot', name, title: name, noticedAt, isNews: true });
      });

    it('each breach is told by one mail of its own, and none is missing', () => {
      const mails = eachOnce(place.taken);
      expect(mails.map(({ subject }) => subject)).toEqual(
        MONTHS.map(() => 'Your address is in a newly published breach'),
      );
      expect(
        mails.map((mail) => [...wordsOf(mail).matchAll(/New breach: (Breach [\w-]+)/g)].map(([, what]) => what)),
      ).toEqual(MONTHS.map((month) => [titleOf(month)]));
    });

    it('a mail whose server took it and never said so is sent again under its name', () => {
      expect(place.taken.length).toBeGreaterThan(eachOnce(place.taken).length);
    });

    it('makes one report for each', async () => {
      const made = (await watched.scansOf()).filter(({ scanType }) => scanType === 'breach_scan');
      expect(made).toHaveLength(MONTHS.length);
    });
  });
});
