import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { sendDigests } from './actions/send-digests.ts';
import { startDueScans } from './actions/start-due-scans.ts';
import { createMortalPlace, eachOnce } from './mortal.fixture.ts';
import { createWatched } from './watch.fixture.ts';

const HOUR = 3_600_000;
const never = new AbortController().signal;

const MONTHS = Array.from({ length: 13 }, (_, month) => month + 1);

/** Watching on a database and with a mail server that fail; `mails` are those that the server took. */
async function createMortalWatch(real: Database) {
  const place = createMortalPlace(real);
  const { killed } = place;
  const { world, answers, watch, scansOf } = await createWatched(place.database, { transport: place.transport });
  const { clock } = world;

  async function begin(): Promise<void> {
    // Scans are due at night, so that the mail waits, and with it what kills it.
    clock.set('2027-01-31T01:00:00Z');
    answers.a = { found: ['month-0'] };
    answers.b = { found: ['silent-one'] };
    await watch();
    await world.drain();
    clock.set('2027-01-31T12:00:00Z');
    await sendDigests(world, never);
    await world.drain();
  }

  /** Another breach is found. In some months the other source is silent: nothing can be said of what it had found. */
  async function scanOf(month: number): Promise<void> {
    clock.set(new Date(Date.UTC(2027, month + 1, 0, 1)));
    answers.a = { found: Array.from({ length: month + 1 }, (_, i) => `month-${i}`) };
    answers.b = month % 3 === 0 ? { status: 503 } : { found: ['silent-one'] };
    await killed(() => startDueScans(world, never));
    await startDueScans(world, never);
    await world.drain();
  }

  async function mailOf(month: number): Promise<void> {
    clock.set(new Date(Date.UTC(2027, month + 1, 0, 12)));
    await killed(() => sendDigests(world, never));
    place.failMail();
    for (let hour = 0; hour < 6; hour++) {
      await sendDigests(world, never);
      await world.drain();
      clock.advance(HOUR / 2);
    }
  }

  return { begin, scanOf, mailOf, mails: place.taken, scansOf, close: () => world.close() };
}

onOneDatabase('thirteen months of watching, whatever dies before, in or after a send', (open) => {
  let real: Database;
  let watch: Awaited<ReturnType<typeof createMortalWatch>>;

  beforeAll(async () => {
    real = await open();
    watch = await createMortalWatch(real);
    await watch.begin();
    for (const month of MONTHS) {
      await watch.scanOf(month);
      await watch.mailOf(month);
    }
  }, 600_000);

  afterAll(async () => {
    await watch.close();
    await real.close();
  });

  it('tell each change once, and miss none', () => {
    const changed = watch.mails.filter(({ subject }) => subject !== 'Nothing new about you');
    const unique = eachOnce(changed).slice(1);
    const named = unique.map(({ text }) =>
      [...text.matchAll(/(New|Back again|Gone): Breach a-([\w-]+)/g)].map((m) => m[2]),
    );
    expect(named).toEqual(MONTHS.map((month) => [`month-${month}`]));
  });

  it('say of what a silent source had found neither that it went nor that it came back', () => {
    expect(watch.mails.map(({ text }) => text).join()).not.toMatch(/Gone:|Back again:/);
  });

  it('send a mail again under its name when its server took it and never said so', () => {
    expect(watch.mails.length).toBeGreaterThan(new Set(watch.mails.map(({ messageId }) => messageId)).size);
  });

  it('make one scan a month', async () => {
    expect(await watch.scansOf()).toHaveLength(14);
  });
});
