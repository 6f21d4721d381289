import { describe, expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { WatchInShort } from '#contract/watching/types.ts';
import { WatchLine } from './watch-line.tsx';

const linesOf = (watch: WatchInShort | null) => renderAt('/dashboard', <WatchLine watch={watch} />);
const on = {
  isOn: true,
  lookedAt: '2026-11-12T09:00:00.000Z',
  nextAt: '2026-12-12T09:00:00.000Z',
  isScanning: false,
  news: 0,
  paidUntil: null,
} as const;

describe('the line about watching', () => {
  it.each<[what: string, watch: WatchInShort, words: string]>([
    ['nothing new', on, 'Watching: last looked on 12 November, next on 12 December; nothing new.'],
    ['what is new', { ...on, news: 2 }, 'Watching: last looked on 12 November, next on 12 December; 2 new.'],
    ['the first look to come', { ...on, lookedAt: null }, 'Watching: next on 12 December.'],
    [
      'a look under way',
      { ...on, nextAt: null, isScanning: true },
      'Watching: last looked on 12 November, looking now; nothing new.',
    ],
    [
      'new breaches only',
      { ...on, nextAt: null },
      'Watching: last looked on 12 November, next when a breach is published; nothing new.',
    ],
    [
      'until when everything is watched',
      { ...on, paidUntil: '2027-11-25T09:00:00.000Z' },
      'Watching: last looked on 12 November, next on 12 December; nothing new; everything until 25 November 2027.',
    ],
  ])('says %s, and leads to its page', async (_what, watch, words) => {
    const html = await linesOf(watch);
    expect(textOf(html).replaceAll(/ (?=[,.;:])/g, '')).toBe(words);
    expect(html).toContain('href="/dashboard/watching"');
  });

  it('offers to begin while nobody watches', async () => {
    const html = await linesOf({ isOn: false });
    expect(textOf(html)).toContain('Watching is off. Tell me when this changes');
    expect(html).toContain('action="/dashboard/watching"');
  });

  it('says nothing while nothing is known', async () => {
    expect(textOf(await linesOf(null))).toBe('');
  });
});
