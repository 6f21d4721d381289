import { describe, expect, it } from 'vitest';
import { type Coverage, withoutFindings } from '#contract/scans/coverage.ts';
import { bandWords, openOf } from '#contract/scans/score.ts';
import { type Band, bandLabel } from '#contract/scans/severity.ts';
import type { TodoState } from '#contract/scans/todos.ts';
import { figuresOf } from '#contract/scans/types.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import scoreTexts from '#contract/scans/words/score.texts.en.ts';
import { covered, exposure, reportOf } from '#core/reports/exposure.fixture.ts';
import type { Judged } from '#core/reports/internal/verdict/verdict-words.ts';
import type { Exposure } from '#core/sources/define.ts';
import { countExposures, summaryLine } from './summary-line.ts';
import { verdict } from './verdict.ts';

const now = new Date('2026-11-20T12:00:00Z');
const full = covered({ asked: 18, found: 0, clear: 18, notChecked: 0 });
const oneGap = covered({ asked: 18, found: 0, clear: 17, notChecked: 1 });
const foundInOne = covered({ asked: 18, found: 1, clear: 17, notChecked: 0 });
const foundWithGap = covered({ asked: 18, found: 1, clear: 16, notChecked: 1 });

function judged(coverage: Coverage, ...exposures: Partial<Exposure>[]): Judged {
  return marked({}, coverage, ...exposures);
}

/** The same once Alice has marked findings, by their places. */
function marked(
  states: Readonly<Record<number, TodoState>>,
  coverage: Coverage,
  ...exposures: Partial<Exposure>[]
): Judged {
  const reports = [{ sourceId: 'index', sourceName: 'Index', exposures: exposures.map((one) => exposure(one)) }];
  const { findings } = reportOf({ reports, coverage, now });
  const todos = Object.fromEntries(
    Object.entries(states).map(([place, state]) => [findings[Number(place)]?.id ?? '', { state, steps: [] }]),
  );
  return { status: 'completed', coverage, ...reportOf({ reports, coverage, now, todos }) };
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

  it('Alice reads for which spelling of her address', () => {
    const one = verdict(judged(full), { addresses: ['alice+shop@example.com'], sources: 18 });
    expect(one.detail).toContain('We asked about alice+shop@example.com, exactly as it is spelt here.');
    const two = verdict(judged(full), { addresses: ['alice@example.com', 'alice+shop@example.com'], sources: 9 });
    expect(two.headline).toBe('Nothing found in the 9 sources we asked.');
    expect(two.detail).toContain('about alice@example.com and alice+shop@example.com, exactly as they are spelt here.');
    const gap = verdict(judged(oneGap), { addresses: [], sources: 9 });
    expect(gap.headline).toBe('Nothing found in the 17 answers that came.');
    const addresses = [{ kind: 'email' as const, value: 'alice+shop@example.com' }];
    expect(withoutFindings(full, addresses, scanWords).text).toBe('None of the sources knows alice+shop@example.com.');
  });

  it('with a gap, Alice reads of the gap', () => {
    expect(verdict(judged(oneGap))).toEqual({
      headline: 'Nothing found in the 17 sources that answered.',
      detail:
        'One source did not answer, the only one under “Reputation lists”, so this report says nothing about it. A scan cannot see what nobody has published. Scan again later to close the gap.',
    });
    expect(summaryLine(judged(oneGap))).toBe('Nothing found in 17 sources; 1 of 18 sources did not answer');
  });

  it('because nobody answered, Alice reads that nothing was checked', () => {
    const scan = judged(covered({ asked: 15, found: 0, clear: 0, notChecked: 15 }));
    expect(verdict(scan)).toEqual({
      headline: 'No source answered.',
      detail:
        '15 sources did not answer, so this scan says nothing about what they know. Sources are often back within hours, so scan again later.',
    });
    expect(summaryLine(scan)).toBe('Incomplete: no source answered');
    expect(withoutFindings(scan.coverage, [], scanWords).title).toBe('Nothing was checked');
    expect(withoutFindings(oneGap, [], scanWords)).toEqual({
      title: 'No findings',
      text: 'None of the sources that answered knows this address. The others are listed with the sources.',
    });
    expect(withoutFindings(full, [], scanWords).text).toBe('None of the sources knows this address.');
  });

  it('with too many gaps, Alice reads that it is incomplete', () => {
    const scan = judged(covered({ asked: 18, found: 0, clear: 10, notChecked: 8 }));
    expect(verdict(scan).headline).toBe('Not enough answered to give a score.');
    expect(verdict(scan).detail).toContain('10 of 18 sources answered.');
    expect(summaryLine(scan)).toBe('Incomplete: nothing found in 10 sources; 8 of 18 sources did not answer');
  });

  it('but possible matches, Alice reads that they do not count', () => {
    const scan = judged(foundWithGap, { ...profile, certainty: 'candidate' });
    expect(verdict(scan).headline).toBe('Nothing certain, and one possible match.');
    expect(textOf(scan)).toContain('did not answer');
    expect(summaryLine(scan)).toBe('1 possible match found; 1 of 18 sources did not answer');
  });
});

describe('when something was found', () => {
  it.each([
    ['quiet', [profile], 'Little is exposed, and nothing needs doing this week.'],
    [
      'low',
      [{ classes: ['security-question'], since: '2005', certainty: 'single' }, profile],
      'Something is exposed, but nothing is urgent.',
    ],
    [
      'medium',
      [{ classes: ['security-question'], since: '2024' }, profile],
      'One thing needs doing this week. The rest can wait.',
    ],
    [
      'quiet',
      [{ classes: ['home-address'], since: '2026' }, profile],
      'Nothing needs doing: what was found cannot be recalled.',
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
      Array(6).fill({ classes: ['password'], passwordStorage: 'strong', since: '2012' }),
      'No single item is urgent, but together they add up.',
    ],
    ['high', [password], 'One thing needs doing this week.'],
    [
      'critical',
      [stealer, document, { classes: ['phone'], since: '2026' }],
      'Two things need doing today. The rest can wait.',
    ],
  ] satisfies [Band, Partial<Exposure>[], string][])(
    'in a %s scan with %j, the headline says what needs doing',
    (band, exposures, headline) => {
      const scan = judged(foundInOne, ...exposures);
      const figures = figuresOf(scan.score);
      expect(figures && bandWords(openOf(figures), scoreTexts)).toBe(bandLabel[band]);
      expect(verdict(scan).headline).toBe(headline);
    },
  );

  it('the paragraph counts, names the heaviest category, and the gap', () => {
    const scan = judged(foundWithGap, password, { ...profile, certainty: 'candidate' });
    expect(verdict(scan).detail).toBe(
      'We found 1 exposure and 1 possible match in 1 of the 17 sources that answered. Your passwords matter most. Your score is 70, which is High; what the silent sources may know could take it to 71. One source did not answer, the only one under “Reputation lists”, so this report says nothing about it.',
    );
    expect(summaryLine(scan)).toBe('1 exposure and 1 possible match found, 1 critical; 1 of 18 sources did not answer');
  });

  it('an incomplete scan lists it without a score', () => {
    const scan = judged(covered({ asked: 10, found: 1, clear: 4, notChecked: 5 }), password);
    expect(verdict(scan).detail).toContain('They know 1 exposure, listed below; there may be more.');
    expect(summaryLine(scan)).toBe('Incomplete: 1 exposure found, 1 critical; 5 of 10 sources did not answer');
  });
});

describe('while sources are silent', () => {
  const breachesSilent: Coverage = {
    asked: 18,
    found: 0,
    clear: 15,
    notChecked: 3,
    waiting: 0,
    kinds: [
      { category: 'breaches', asked: 3, answered: 0 },
      { category: 'identity', asked: 15, answered: 15 },
    ],
  };

  it('all the breach collections, Alice reads why there is no score', () => {
    const scan = judged(breachesSilent);
    expect(verdict(scan)).toEqual({
      headline: 'Not enough answered to give a score.',
      detail:
        'Nothing under “Breach collections” gave an answer, and without that a score would say nothing. 15 of 18 sources answered. They know of nothing, which says nothing about the others. Sources are often back within hours, so scan again later.',
    });
    expect(summaryLine(scan)).toBe('Incomplete: nothing found in 15 sources; 3 of 18 sources did not answer');
  });

  it('no headline takes what is known for all there is', () => {
    const scan = judged(
      { ...breachesSilent, clear: 17, notChecked: 1, kinds: [{ category: 'breaches', asked: 18, answered: 17 }] },
      profile,
    );
    expect(verdict(scan).headline).toBe('Nothing we know of needs doing, but not everybody answered.');
  });
});

describe('while sources are still to come', () => {
  const late = covered({ asked: 18, found: 0, clear: 16, notChecked: 0, waiting: 2 });

  it('they are told apart from those that did not answer', () => {
    expect(verdict(judged(late))).toEqual({
      headline: 'Nothing found in the 16 sources that answered.',
      detail:
        'Two sources are still to come, and this report is updated as they answer. A scan cannot see what nobody has published.',
    });
    expect(summaryLine(judged(late))).toBe('Nothing found in 16 sources; 2 of 18 sources still to come');
    const both = judged(covered({ asked: 18, found: 1, clear: 15, notChecked: 1, waiting: 1 }), password);
    expect(verdict(both).detail).toMatch(
      /One source did not answer, so this report says nothing about it\. One source is still to come/,
    );
    expect(summaryLine(both)).toContain('; 1 of 18 sources did not answer, 1 still to come');
  });

  it('nobody is asked to scan again when all of them are', () => {
    const none = judged(covered({ asked: 3, found: 0, clear: 0, notChecked: 0, waiting: 3 }));
    expect(verdict(none)).toEqual({
      headline: 'No source has answered yet.',
      detail: 'Three sources are still to come, and this report is updated as they answer.',
    });
    expect(summaryLine(none)).toBe('Incomplete: no source has answered yet');
    expect(withoutFindings(none.coverage, [], scanWords).title).toBe('Nothing has been checked yet');
    expect(textOf(judged(late))).not.toMatch(/again/);
  });
});

describe('when something is dealt with', () => {
  const phone: Partial<Exposure> = { classes: ['phone'], since: '2026' };

  it('the headline asks for what is left, and one sentence explains the two numbers', () => {
    const scan = marked({ 0: 'done' }, foundInOne, password, phone, profile);
    expect(verdict(scan).headline).toBe('One thing needs doing this week. The rest can wait.');
    expect(verdict(scan).detail).toContain(
      'Your score is 35, which is Medium. 75 is on record, which also counts what you have dealt with and what nobody can act on.',
    );
    expect(summaryLine(scan)).toBe('3 exposures found, 1 critical, 1 high, 1 dealt with');
  });

  it('and nothing is left, it says so and calls nothing undone', () => {
    const scan = marked({ 0: 'done', 1: 'done' }, foundInOne, password, phone);
    expect(verdict(scan)).toMatchObject({
      headline: 'Everything we found is dealt with.',
      detail: expect.stringContaining(
        'Your score is 0, which is Quiet. 74 stays on record as a fact: what has leaked cannot be called back, and nothing is left to do about it.',
      ),
    });
    const address = { classes: ['home-address' as const], since: '2026' };
    const held = marked({ 0: 'done' }, foundInOne, password, address);
    expect(verdict(held).headline).toBe('You have done what can be done.');
  });

  it('what is not hers is counted nowhere', () => {
    const scan = marked({ 0: 'not-mine' }, foundInOne, password, phone);
    expect(verdict(scan).detail).toContain('We found 1 exposure in');
    expect(summaryLine(scan)).toBe('1 exposure found, 1 high');
    const none = marked({ 0: 'not-mine', 1: 'not-mine' }, foundInOne, password, phone);
    expect(verdict(none).headline).toBe('Nothing here is yours.');
    expect(countExposures(none.findings, none.todos)).toBe(0);
  });
});

describe('before the end', () => {
  const { findings } = judged(foundInOne, password);
  const early = {
    findings,
    coverage: covered({ asked: 18, found: 1, clear: 4, notChecked: 0 }),
    score: null,
    todos: {},
  };

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
    expect(verdict(scan).detail).toContain('Before it stopped, it found 1 exposure');
  });

  it('there is no summary yet', () => {
    for (const status of ['pending', 'processing', 'failed'] as const)
      expect(summaryLine({ ...early, status })).toBe('');
  });
});

it('no verdict with a gap reads as if everything were well', () => {
  const gaps = Array.from({ length: 18 }, (_, index) =>
    covered({ asked: 18, found: 0, clear: 17 - index, notChecked: index + 1 }),
  );
  for (const coverage of gaps) {
    for (const status of ['pending', 'processing', 'completed', 'failed'] as const) {
      const text = textOf({ ...judged(coverage), status });
      expect(text).not.toMatch(/clean|clear|safe|all is well|good news|!|undefined|NaN/i);
      expect(text).not.toContain('All of them answered');
    }
    expect(textOf(judged(coverage))).toMatch(/did not answer|of 18 sources answered/);
  }
});

describe('a scan whose sources were asked about several addresses', () => {
  const asked = { ...judged(full), sources: 9 };
  const withGap = { ...judged(oneGap), sources: 9 };

  it('counts questions, and calls them so, in its one line', () => {
    expect(summaryLine(asked)).toBe('Nothing found in 18 answers from 9 sources');
    expect(summaryLine(withGap)).toBe(
      'Nothing found in 17 answers from 9 sources; 1 of 18 questions did not get an answer',
    );
  });

  it('says so in its verdict', () => {
    const about = { addresses: ['alice@example.com', 'a.lice@example.com'], sources: 9 };
    expect(verdict(judged(oneGap), about).detail).toContain('One question got no answer');
    expect(verdict(judged(oneGap, profile), about).detail).not.toMatch(/sources? did not answer/);
  });
});
