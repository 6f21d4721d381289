import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { MailMessage, MailTransport } from '#platform/mail/transport.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { sendDigests } from './actions/send-digests.ts';
import { startDueScans } from './actions/start-due-scans.ts';
import { createWatched } from './watch.fixture.ts';

const HOUR = 3_600_000;
const never = new AbortController().signal;

class Killed extends Error {}

/** Dies in or after the transaction that comes after so many others. */
type Fate = { left: number; when: 'before its commit' | 'after its commit' } | null;

/** A database whose process is killed as `fate` says. */
function mortal(database: Database): { database: Database; die(fate: Fate): void } {
  let fate: Fate = null;
  const transaction: Database['transaction'] = async (scope, work) => {
    const now = fate;
    if (now === null || now.left-- > 0) return database.transaction(scope, work);
    fate = null;
    if (now.when === 'before its commit')
      return database.transaction(scope, async (tx) => {
        await work(tx);
        throw new Killed();
      });
    await database.transaction(scope, work);
    throw new Killed();
  };
  return {
    database: { ...database, transaction },
    die(next) {
      fate = next;
    },
  };
}

/** A mail server that fails before it takes the next message, or takes it and never says so. */
function moodyServer() {
  const taken: MailMessage[] = [];
  const moods: ('refuse' | 'take and be silent')[] = [];
  const transport: MailTransport = {
    async send(message) {
      const mood = moods.shift();
      if (mood === 'refuse') throw new Killed();
      taken.push(message);
      if (mood === 'take and be silent') throw new Killed();
    },
    async verify() {},
    async close() {},
  };
  return { taken, moods, transport };
}

const deaths = ['before its commit', 'after its commit'] as const;
const MONTHS = Array.from({ length: 13 }, (_, month) => month + 1);

/** Watching on a database and with a mail server that fail; `mails` are those that the server took. */
async function createMortalWatch(real: Database) {
  const { database, die } = mortal(real);
  const server = moodyServer();
  const { world, answers, watch, scansOf } = await createWatched(database, { transport: server.transport });
  const { clock } = world;

  /** Kills work in its first transaction, then after it, and lets it live. */
  async function killed(work: () => Promise<unknown>): Promise<void> {
    for (const when of deaths) {
      die({ left: 0, when });
      await work().catch((error: unknown) => {
        if (!isKill(error)) throw error;
      });
    }
    die(null);
  }

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
    server.moods.push('refuse', 'take and be silent');
    for (let hour = 0; hour < 6; hour++) {
      await sendDigests(world, never);
      await world.drain();
      clock.advance(HOUR / 2);
    }
  }

  return { begin, scanOf, mailOf, mails: server.taken, scansOf, close: () => world.close() };
}

onEachDatabase('thirteen months of watching, whatever dies before, in or after a send', (open) => {
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
    const unique = [...new Map(changed.map((mail) => [mail.messageId, mail])).values()].slice(1);
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

/** One person's failure is gathered with the others'. */
const isKill = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof AggregateError && error.errors.every(isKill));
