import { describe, expect, it } from 'vitest';
import type { CaseState } from '#contract/removal/cases.ts';
import type { Check } from '#core/removal/cases/absence.ts';
import { type Looked, moveAfter, nextLook, unseenBecause } from './rules.ts';

const DAY = 86_400_000;
const start = Date.parse('2027-03-01T09:00:00Z');
const onDay = (day: number) => new Date(start + day * DAY);
const check = (day: number, saw: Check['saw'], control: Check['control'] = 'passed'): Check => ({
  ...{ saw, control },
  at: onDay(day),
});

const found = check(-1, 'found');
const looked = (moves: [CaseState, number][], checks: Check[] = [], tries = 0): Looked => ({
  state: moves.at(-1)?.[0] ?? 'prepared',
  moves: [{ state: 'prepared', at: onDay(-1) }, ...moves.map(([state, day]) => ({ state, at: onDay(day) }))],
  checks: [found, ...checks],
  tries,
});

describe('the next look at a place', () => {
  it.each<[number | null, string, Looked]>([
    [null, 'before the letter is sent', looked([])],
    [7, 'after it was sent', looked([['sent', 0]])],
    [30, 'after the first look', looked([['sent', 0]], [check(7, 'found')])],
    [
      27,
      'after the company said that it is done',
      looked(
        [
          ['sent', 0],
          ['said-done', 20],
        ],
        [check(7, 'found')],
      ),
    ],
    [10, 'after the first absence', looked([['sent', 0]], [check(7, 'absent')])],
    [13, 'after the second absence', looked([['sent', 0]], [check(7, 'absent'), check(10, 'absent')])],
    [8, 'after no answer', looked([['sent', 0]], [check(7, 'no-answer')], 1)],
    [30, 'after three days without an answer', looked([['sent', 0]], [check(9, 'no-answer')], 3)],
    [null, 'after the last, where it is still there', looked([['sent', 0]], [check(180, 'found')])],
    [
      null,
      'once the case is closed',
      looked([
        ['sent', 0],
        ['closed', 9],
      ]),
    ],
  ])('is on day %s %s', (day, _when, one) => {
    expect(nextLook(one)).toEqual(day === null ? null : onDay(day));
  });

  it('goes on after it was seen gone, also once the case is closed', () => {
    const gone = [check(7, 'absent'), check(10, 'absent'), check(13, 'absent')];
    expect(
      nextLook(
        looked(
          [
            ['sent', 0],
            ['seen-gone', 13],
          ],
          gone,
        ),
      ),
    ).toEqual(onDay(30));
    expect(
      nextLook(
        looked(
          [
            ['sent', 0],
            ['seen-gone', 13],
            ['closed', 14],
          ],
          [...gone, check(180, 'absent')],
        ),
      ),
    ).toEqual(onDay(360));
  });
});

describe('a look', () => {
  const gone = [check(7, 'absent'), check(10, 'absent'), check(13, 'absent')];

  it.each<[ReturnType<typeof moveAfter>, string, Looked]>([
    ['seen-gone', 'the third absence', looked([['sent', 0]], gone)],
    [null, 'the second absence', looked([['sent', 0]], gone.slice(0, 2))],
    [
      null,
      'a third one whose control failed',
      looked([['sent', 0]], [...gone.slice(0, 2), check(13, 'absent', 'failed')]),
    ],
    [null, 'an absence of what was never found', { ...looked([['sent', 0]]), checks: gone }],
    [
      'still-there',
      'a sighting after they said that it is done',
      looked(
        [
          ['sent', 0],
          ['said-done', 5],
        ],
        [check(12, 'found')],
      ),
    ],
    [null, 'a sighting while they have time', looked([['sent', 0]], [check(7, 'found')])],
    [
      'came-back',
      'a sighting after it was gone',
      looked(
        [
          ['sent', 0],
          ['seen-gone', 13],
        ],
        [...gone, check(30, 'found')],
      ),
    ],
    [
      'came-back',
      'a sighting after the case was closed',
      looked(
        [
          ['sent', 0],
          ['seen-gone', 13],
          ['closed', 14],
        ],
        [...gone, check(30, 'found')],
      ),
    ],
    [
      null,
      'silence after it was gone',
      looked(
        [
          ['sent', 0],
          ['seen-gone', 13],
        ],
        [...gone, check(30, 'no-answer')],
      ),
    ],
    [
      null,
      'a sighting under a failed control',
      looked(
        [
          ['sent', 0],
          ['seen-gone', 13],
        ],
        [...gone, check(30, 'found', 'failed')],
      ),
    ],
  ])('moves a case to %s by %s', (to, _by, one) => {
    expect(moveAfter(one)).toBe(to);
  });
});

describe('what can be seen gone', () => {
  it('is what a page shows, where its source can be proved', () => {
    expect(unseenBecause({ kind: 'profile' }, true)).toBeNull();
    expect(unseenBecause({ kind: 'profile' }, false)).toBe('not-public');
  });

  it.each(['breach', 'stealer', 'paste', 'certificate'] as const)('is no %s: it stays', (kind) => {
    expect(unseenBecause({ kind }, true)).toBe('lasting');
  });
});
