import { describe, expect, it } from 'vitest';
import type { Paced } from '#core/sources/internal/pacing/quota.ts';
import { emptySlots, memorySlotBook } from './memory-book.ts';

const START = new Date('2027-03-01T09:00:00.000Z');
const later = (ms: number) => new Date(START.getTime() + ms);
const quota = { id: 'tide', vendorId: 'tide', windows: [{ most: 2, seconds: 1 }], concurrency: 1 };
const sources: Paced[] = ['a', 'b', 'c'].map((id) => ({ id, quota }));
const asker = 'visitor';

function open() {
  let now = START;
  const waiting = new Set<string>();
  const clock = { now: () => now, sleep: async () => {} };
  const book = memorySlotBook(emptySlots(), clock, waiting);
  const pass = (ms: number) => {
    now = later(ms);
  };
  return { book, waiting, pass };
}
const reserveAll = ({ book }: ReturnType<typeof open>, holder: string, until = later(60_000)) =>
  book.reserve({ sources, until, holder, asker, anew: true });
const timesOf = (slots: Map<string, { at: Date }>) =>
  [...slots.values()].map(({ at }) => at.getTime() - START.getTime());

describe('slots in memory', () => {
  it('keep the windows of a vendor over all of its sources and holders', async () => {
    const opened = open();
    expect(timesOf(await reserveAll(opened, 'one'))).toEqual([0, 0, 1_020]);
    expect(timesOf(await reserveAll(opened, 'two'))).toEqual([1_020, 2_040, 2_040]);
  });

  it('leave a source out for which there is none in time', async () => {
    expect([...(await reserveAll(open(), 'one', later(500))).keys()]).toEqual(['a', 'b']);
  });

  it('come back when a holder gives back what it has not used', async () => {
    const opened = open();
    await reserveAll(opened, 'one');
    await opened.book.release('one');
    expect(timesOf(await reserveAll(opened, 'two'))).toEqual([1_020, 1_020, 2_040]);
  });

  it('wait until a vendor that asked for a pause may be asked again', async () => {
    const opened = open();
    await opened.book.pause(sources[0] as Paced, later(5_000));
    expect(timesOf(await reserveAll(opened, 'one'))[0]).toBe(5_000);
  });

  it('move to a later time where others would stand too close, and are gone where that is too late', async () => {
    const opened = open();
    const third = (await reserveAll(opened, 'one')).get('c');
    const question = { slotId: third?.id ?? '', source: sources[2] as Paced, holder: 'one', asker } as const;
    opened.waiting.add(question.slotId);
    expect(await opened.book.start({ ...question, latest: later(10_000) })).toBe(later(1_020).getTime());
    opened.pass(1_020);
    expect(await opened.book.start({ ...question, latest: later(10_000) })).toBe(later(1_020).getTime());
    opened.pass(1_030);
    expect(await opened.book.start({ ...question, latest: later(1_000) })).toBeNull();
  });
});
