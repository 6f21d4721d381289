import { describe, expect, it } from 'vitest';
import { type Coverage, withoutFindings } from '#contract/scans.ts';
import type { Exposure } from '#core/sources/define.ts';
import { exposure } from './exposure.fixture.ts';
import { type Judged, summaryLine, verdict } from './verdict.ts';
import { buildReport } from './view.ts';

const now = new Date('2026-11-20T12:00:00Z');
const full: Coverage = { asked: 18, found: 0, clear: 18, notChecked: 0 };
const oneGap: Coverage = { asked: 18, found: 0, clear: 17, notChecked: 1 };
const foundInOne: Coverage = { asked: 18, found: 1, clear: 16, notChecked: 1 };

function judged(coverage: Coverage, ...exposures: Partial<Exposure>[]): Judged {
  const reports = [{ sourceId: 'index', sourceName: 'Index', exposures: exposures.map((one) => exposure(one)) }];
  return { status: 'completed', coverage, ...buildReport({ reports, coverage, now, removals: new Map() }) };
}
const textOf = (scan: Judged) => Object.values(verdict(scan)).join(' ');

const password: Partial<Exposure> = { classes: ['password'], passwordStorage: 'plain', since: '2026' };
const stealer: Partial<Exposure> = { kind: 'stealer', classes: ['stealer-record'], since: '2026' };
const profile: Partial<Exposure> = { kind: 'profile', classes: ['public-profile'], stillPublic: true };
const document: Partial<Exposure> = { classes: ['government-id'], since: '2026' };

describe('when nothing was found', () => {
  it('and every source answered, Alice reads how many were asked', () => {
    expect(verdict(judged(full)).headline).toBe('Nothing found in the 18 sources we asked.');
    expect(summaryLine(judged(full))).toBe('Nothing found in 18 sources');
  });

  it('with a gap, Alice reads of the gap', () => {
    expect(verdict(judged(oneGap))).toEqual({
      headline: 'Nothing found in the 17 sources that answered.',
      detail:
        'One source did not answer, so this report says nothing about it. A scan cannot see what nobody has published. Scan again later to close the gap.',
    });
    expect(summaryLine(judged(oneGap))).toBe('Nothing found in 17 sources; 1 of 18 sources did not answer');
  });

  it('because nobody answered, Alice reads that nothing was checked', () => {
    const scan = judged({ asked: 15, found: 0, clear: 0, notChecked: 15 });
    expect(verdict(scan)).toEqual({
      headline: 'No source answered.',
      detail:
        '15 sources did not answer, so this scan says nothing about what they know. Sources are often back within hours, so scan again later.',
    });
    expect(summaryLine(scan)).toBe('Incomplete: no source answered');
    expect(withoutFindings(scan.coverage).title).toBe('Nothing was checked');
    expect(withoutFindings(oneGap)).toEqual({
      title: 'No findings',
      text: 'None of the sources that answered knows this address. The others are listed with the sources.',
    });
    expect(withoutFindings(full).text).toBe('None of the sources knows this address.');
  });

  it('with too many gaps, Alice reads that it is incomplete', () => {
    const scan = judged({ asked: 18, found: 0, clear: 10, notChecked: 8 });
    expect(verdict(scan).headline).toBe('Too few sources answered for a score.');
    expect(verdict(scan).detail).toContain('10 of 18 sources answered.');
    expect(summaryLine(scan)).toBe('Incomplete: nothing found in 10 sources; 8 of 18 sources did not answer');
  });

  it('but possible matches, Alice reads that they do not count', () => {
    const scan = judged(foundInOne, { ...profile, certainty: 'candidate' });
    expect(verdict(scan).headline).toBe('Nothing certain, and one possible match.');
    expect(textOf(scan)).toContain('did not answer');
    expect(summaryLine(scan)).toBe('1 possible match found; 1 of 18 sources did not answer');
  });
});

describe('when something was found', () => {
  it.each([
    ['quiet', [profile], 'Little is exposed, and nothing needs doing this week.'],
    ['low', [{ classes: ['breach-email'] }, profile, profile], 'Something is exposed, but nothing is urgent.'],
    [
      'medium',
      [{ classes: ['home-address'], since: '2026' }, profile],
      'One thing needs doing this week. The rest can wait.',
    ],
    [
      'medium',
      [
        { classes: ['phone'], since: '2024' },
        { classes: ['birth-date'], since: '2024' },
      ],
      'Nothing here is urgent, but some of it is worth an hour.',
    ],
    [
      'high',
      [password, { classes: ['phone'], since: '2026' }, profile],
      'Two things need doing this week. The rest can wait.',
    ],
    [
      'high',
      Array(4).fill({ classes: ['home-address'], since: '2022' }),
      'No single item is urgent, but together they add up.',
    ],
    ['high', [password], 'One thing needs doing this week.'],
    [
      'critical',
      [stealer, document, { classes: ['phone'], since: '2026' }],
      'Two things need doing today. The rest can wait.',
    ],
  ])('in a %s scan with %j, the headline says what needs doing', (band, exposures, headline) => {
    const scan = judged(foundInOne, ...exposures);
    expect(scan.score).toMatchObject({ kind: 'scored', band });
    expect(verdict(scan).headline).toBe(headline);
  });

  it('the paragraph counts, names the heaviest category, and the gap', () => {
    const scan = judged(foundInOne, password, { ...profile, certainty: 'candidate' });
    expect(verdict(scan).detail).toBe(
      'We found 1 exposure and 1 possible match in 1 of the 17 sources that answered. “Passwords and credentials” weighs most in your score of 70, which is High. One source did not answer, so this report says nothing about it.',
    );
    expect(summaryLine(scan)).toBe('1 exposure and 1 possible match found, 1 critical; 1 of 18 sources did not answer');
  });

  it('an incomplete scan lists it without a score', () => {
    const scan = judged({ asked: 10, found: 1, clear: 4, notChecked: 5 }, password);
    expect(verdict(scan).detail).toContain('They know 1 exposure, listed below; there may be more.');
    expect(summaryLine(scan)).toBe('Incomplete: 1 exposure found, 1 critical; 5 of 10 sources did not answer');
  });
});

describe('before the end', () => {
  const { findings } = judged(foundInOne, password);
  const early = { findings, coverage: { asked: 18, found: 1, clear: 4, notChecked: 0 }, score: null };

  it('a running scan says how far it is', () => {
    expect(verdict({ ...early, status: 'processing' })).toEqual({
      headline: 'The scan is still running.',
      detail:
        '5 of 18 sources have answered so far. They know 1 exposure. The score follows when all have had their turn.',
    });
  });

  it('a failed scan says whose fault it is, and keeps what it found', () => {
    const scan: Judged = { ...early, status: 'failed' };
    expect(verdict(scan).headline).toBe('This scan could not be finished.');
    expect(verdict(scan).detail).toContain('Before it stopped it found 1 exposure');
  });

  it('there is no summary yet', () => {
    for (const status of ['pending', 'processing', 'failed'] as const)
      expect(summaryLine({ ...early, status })).toBe('');
  });
});

it('no verdict with a gap reads as if everything were well', () => {
  const gaps = Array.from({ length: 18 }, (_, index) => ({
    asked: 18,
    found: 0,
    clear: 17 - index,
    notChecked: index + 1,
  }));
  for (const coverage of gaps) {
    for (const status of ['pending', 'processing', 'completed', 'failed'] as const) {
      const text = textOf({ ...judged(coverage), status });
      expect(text).not.toMatch(/clean|clear|safe|all is well|good news|!|undefined|NaN/i);
      expect(text).not.toContain('All of them answered');
    }
    expect(textOf(judged(coverage))).toMatch(/did not answer|of 18 sources answered/);
  }
});
