import { expect, it } from 'vitest';
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

onEachDatabase('thirteen months of watching', (open) => {
  it('tell each change once, and miss none, whatever dies before, in or after a send', {
    timeout: 600_000,
  }, async () => {
    const real = await open();
    const { database, die } = mortal(real);
    const server = moodyServer();
    const { world, answers, watch, scansOf } = await createWatched(database, { transport: server.transport });
    const { clock } = world;
    // Scans are due at night, so that the mail waits, and with it what kills it.
    clock.set('2027-01-31T01:00:00Z');
    const attempt = (work: () => Promise<unknown>) =>
      work().catch((error: unknown) => {
        if (!isKill(error)) throw error;
      });
    answers.a = { found: ['month-0'] };
    answers.b = { found: ['silent-one'] };
    await watch();
    await world.drain();
    clock.set('2027-01-31T12:00:00Z');
    await sendDigests(world, never);
    await world.drain();
    const expected: string[] = [];

    for (let month = 1; month <= 13; month++) {
      clock.set(new Date(Date.UTC(2027, month + 1, 0, 1)));
      answers.a = { found: Array.from({ length: month + 1 }, (_, i) => `month-${i}`) };
      // In some months its source is silent, so that nothing can be said of what it had found.
      answers.b = month % 3 === 0 ? { status: 503 } : { found: ['silent-one'] };
      expected.push(`month-${month}`);
      for (const when of ['before its commit', 'after its commit'] as const) {
        die({ left: 0, when });
        await attempt(() => startDueScans(world, never));
      }
      die(null);
      await startDueScans(world, never);
      await world.drain();
      clock.set(new Date(Date.UTC(2027, month + 1, 0, 12)));
      for (const when of ['before its commit', 'after its commit'] as const) {
        die({ left: 0, when });
        await attempt(() => sendDigests(world, never));
      }
      die(null);
      server.moods.push('refuse', 'take and be silent');
      for (let hour = 0; hour < 6; hour++) {
        await sendDigests(world, never);
        await world.drain();
        clock.advance(HOUR / 2);
      }
    }

    const changed = server.taken.filter(({ subject }) => subject !== 'Nothing new about you');
    const unique = [...new Map(changed.map((mail) => [mail.messageId, mail])).values()].slice(1);
    const named = unique.map(({ text }) =>
      [...text.matchAll(/(New|Back again|Gone): Breach a-([\w-]+)/g)].map((m) => m[2]),
    );
    expect(named).toEqual(expected.map((one) => [one]));
    expect(server.taken.map(({ text }) => text).join()).not.toMatch(/Gone:|Back again:/);
    expect(server.taken.length).toBeGreaterThan(new Set(server.taken.map(({ messageId }) => messageId)).size);
    expect(await scansOf()).toHaveLength(14);
    await world.close();
    await real.close();
  });
});

/** One person's failure is gathered with the others'. */
const isKill = (error: unknown): boolean =>
  error instanceof Killed || (error instanceof AggregateError && error.errors.every(isKill));
