import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangedFinding, Comparison } from '#contract/scans/comparison.ts';
import { anyExposure, exposure } from '#core/reports/exposure.fixture.ts';
import type { Exposure } from '#core/sources/define.ts';
import { type AskedReport, type ComparedScan, compareScans } from './compare.ts';
import { fatesOf } from './fates.ts';
import { totalOf } from './score.ts';
import { scoreReports } from './view.ts';

const now = new Date('2026-10-03T12:00:00Z');
const years = (count: number) => new Date(now.getTime() - count * 365.25 * 86_400_000);

type Answer = Exposure[] | 'silent';

/** A scan in which sources were asked, each about one of two identifiers, on a day. */
function scanOf(answers: Readonly<Record<string, Answer>>, { day = now, notTheirs = '' } = {}): ComparedScan {
  const asked = Object.entries(answers).map(([name, answer]) => {
    const [sourceId = '', about = ''] = name.split(' ');
    return { sourceId, about: `email ${about || 'alice'}`, name: `Source ${sourceId}`, answer };
  });
  const reports: AskedReport[] = asked.flatMap(({ sourceId, about, name, answer }) =>
    answer === 'silent' ? [] : [{ sourceId, about, sourceName: name, exposures: answer.map((one) => of(about, one)) }],
  );
  const scored = scoreReports(reports, day).filter(({ exposure: { where } }) => where !== notTheirs);
  const score = Math.round(totalOf(scored));
  return {
    reports,
    scored,
    findings: scored.map(({ exposure: { id, where }, severity }) => ({ id, title: where, severity })),
    questions: asked.map(({ answer, ...question }) => ({ ...question, answered: answer !== 'silent' })),
    score: { score, most: score, open: null },
  };
}

/** The same about two identifiers are two things to a source, as they are kept. */
const of = (about: string, one: Exposure): Exposure =>
  about === 'email alice' ? one : { ...one, key: `${one.key} ${about}` };

const breach = (name: string, changes: Partial<Exposure> = {}): Exposure =>
  exposure({ key: name, where: name, breach: { name, domain: null, year: null }, since: '2024-05', ...changes });

const changesIn = ({ findings }: Pick<Comparison, 'findings'>) =>
  findings.map(({ change, title }) => `${change}: ${title}`);

describe('a scan compared with an earlier one', () => {
  it('says what is new and what is gone', () => {
    const before = scanOf({ index: [breach('Adobe'), breach('Canva')] });
    const after = scanOf({ index: [breach('Canva'), breach('Dropbox')] });
    const compared = compareScans(before, after);
    expect(changesIn(compared)).toEqual(['new: Dropbox', 'gone: Adobe']);
    expect(compared.same).toBe(1);
  });

  it('never calls gone what a source said that is silent now', () => {
    const before = scanOf({ index: [breach('Adobe')], tide: [] });
    const [silent] = compareScans(before, scanOf({ index: 'silent', tide: [] })).findings;
    expect(silent).toMatchObject({ change: 'unchecked', because: 'Source index gave no answer this time.' });
    const [unasked] = compareScans(before, scanOf({ tide: [] })).findings;
    expect(unasked).toMatchObject({ change: 'unchecked', because: 'Source index was not asked about it this time.' });
  });

  it('calls it gone only when everybody who had reported it answered again', () => {
    const before = scanOf({ index: [breach('Adobe')], tide: [breach('Adobe')] });
    expect(changesIn(compareScans(before, scanOf({ index: [], tide: 'silent' })))).toEqual(['unchecked: Adobe']);
    expect(changesIn(compareScans(before, scanOf({ index: [], tide: [] })))).toEqual(['gone: Adobe']);
  });

  it('does not take an answer about another identifier for an answer', () => {
    const before = scanOf({ 'index old': [breach('Adobe')] });
    expect(changesIn(compareScans(before, scanOf({ 'index alice': [] })))).toEqual(['unchecked: Adobe']);
  });

  it('does not call new what nobody was asked about then', () => {
    const after = scanOf({ index: [breach('Adobe')], tide: [breach('Canva')] });
    expect(changesIn(compareScans(scanOf({ tide: 'silent' }), after))).toEqual([
      'uncovered: Adobe',
      'uncovered: Canva',
    ]);
  });

  it('says that something is back', () => {
    const [first, second, third] = [[breach('Adobe')], [], [breach('Adobe'), breach('Canva')]].map((index) =>
      scanOf({ index }),
    ) as [ComparedScan, ComparedScan, ComparedScan];
    expect(changesIn(compareScans(second, third, [first]))).toEqual(['new: Canva', 'back: Adobe']);
  });

  it('knows one thing under two names, and two breaches of one site apart', () => {
    const site = { domain: 'adobe.com', year: 2013 };
    const named = (key: string, name: string, changes = {}) =>
      breach(name, { key, breach: { name, ...site, ...changes } });
    const renamed = compareScans(
      scanOf({ index: [named('a', 'Adobe')], tide: [] }),
      scanOf({ index: [], tide: [named('b', 'Adobe Systems')] }),
    );
    expect(renamed.findings.filter(({ change }) => change !== 'changed')).toEqual([]);
    const again = compareScans(
      scanOf({ index: [named('a', 'Adobe')] }),
      scanOf({ index: [named('b', 'Adobe', { year: 2024 })] }),
    );
    expect(again.findings.map(({ change }) => change)).toEqual(['new', 'gone']);
  });

  it('leaves out matches by name only, and what is not theirs', () => {
    const before = scanOf({ index: [] });
    const after = scanOf(
      { index: [breach('Adobe'), breach('Namesake', { certainty: 'candidate' })] },
      { notTheirs: 'Adobe' },
    );
    expect(compareScans(before, after)).toMatchObject({ findings: [], difference: 0 });
  });

  it('says why something counts differently that is in both', () => {
    const why = (before: Partial<Exposure>, after: Partial<Exposure>, day = now) =>
      compareScans(scanOf({ index: [breach('Adobe', before)] }, { day }), scanOf({ index: [breach('Adobe', after)] }))
        .findings[0]?.because;
    expect(why({ certainty: 'unverified' }, { certainty: 'verified' })).toBe('We are surer of it than before.');
    expect(why({ classes: ['name-or-username'] }, { classes: ['name-or-username', 'password'] })).toMatch(/^More/);
    expect(why({ classes: ['phone', 'password'] }, { classes: ['phone'] })).toMatch(/^Less/);
    expect(why({ passwordStorage: 'strong' }, { passwordStorage: 'plain' })).toMatch(/something else/);
    expect(why({ since: '2025-01' }, { since: '2025-01' }, years(1.5))).toMatch(/older/);
  });

  it('has no points where one of the two has no score', () => {
    const after = scanOf({ index: [breach('Adobe')] });
    expect(compareScans({ ...scanOf({ index: [] }), score: null }, after)).toMatchObject({
      difference: null,
      findings: [{ effect: null }],
    });
  });

  it('explains what a single finding does wholly by that finding', () => {
    const compared = compareScans(scanOf({ index: [] }), scanOf({ index: [breach('Adobe')] }));
    expect(compared.findings[0]?.effect).toBe(compared.difference);
    expect(compared.difference).toBeGreaterThan(0);
  });

  it('shares out what only several together do', () => {
    const three = ['Adobe', 'Canva', 'Dropbox'].map((name) => breach(name));
    const effects = compareScans(scanOf({ index: [] }), scanOf({ index: three })).findings.map(
      ({ effect }) => effect ?? 0,
    );
    expect(Math.max(...effects) - Math.min(...effects)).toBeLessThanOrEqual(1);
    expect(Math.min(...effects)).toBeGreaterThan(0);
  });
});

const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Answer>('silent') },
  { weight: 4, arbitrary: fc.array(anyExposure, { maxLength: 4 }) },
);

const anyScan: fc.Arbitrary<ComparedScan> = fc
  .record({
    answers: fc.dictionary(
      fc.constantFrom('index alice', 'index old', 'tide alice', 'kestrel alice', 'kestrel old'),
      anyAnswer,
    ),
    day: fc.constantFrom(now, years(1.2), years(4)),
  })
  .map(({ answers, day }) => scanOf(answers, { day }));

const opposite: Readonly<Partial<Record<ChangedFinding['change'], ChangedFinding['change']>>> = {
  new: 'gone',
  gone: 'new',
  uncovered: 'unchecked',
  unchecked: 'uncovered',
  changed: 'changed',
};

const inShort = ({ id, change, effect }: ChangedFinding) => `${change} ${change === 'changed' ? '' : id} ${effect}`;

const idOf = ({ exposure: { id } }: ComparedScan['scored'][number]) => id;

/** The same scan, had the source given no answer about anything. */
function withSilent(scan: ComparedScan, silent: string): ComparedScan {
  const reports = scan.reports.filter(({ sourceId }) => sourceId !== silent);
  const questions = scan.questions.map((one) => (one.sourceId === silent ? { ...one, answered: false } : one));
  return { ...scan, reports, questions, scored: scoreReports(reports, now) };
}

describe('whatever two scans say', () => {
  it('a scan compared with itself has nothing to say', () => {
    fc.assert(
      fc.property(anyScan, (scan) => {
        expect(compareScans(scan, scan)).toMatchObject({ findings: [], difference: 0 });
      }),
    );
  });

  it('the effects add up to the difference exactly', () => {
    fc.assert(
      fc.property(anyScan, anyScan, (before, after) => {
        const { findings, difference } = compareScans(before, after);
        expect(findings.reduce((sum, { effect }) => sum + (effect ?? 0), 0)).toBe(difference);
      }),
    );
  });

  it('swapping them turns every change and every sign', () => {
    fc.assert(
      fc.property(anyScan, anyScan, (before, after) => {
        const forward = compareScans(before, after);
        const mirrored = forward.findings.map((one) => ({
          ...one,
          change: opposite[one.change] ?? one.change,
          effect: 0 - (one.effect ?? 0),
        }));
        expect(compareScans(after, before).findings.map(inShort).sort()).toEqual(mirrored.map(inShort).sort());
      }),
    );
  });

  it('nothing is gone that a silent source had reported', () => {
    fc.assert(
      fc.property(anyScan, anyScan, fc.constantFrom('index', 'tide', 'kestrel'), (before, after, silent) => {
        const reported = new Set(
          before.scored.filter(({ exposure: { sources } }) => sources.some(({ id }) => id === silent)).map(idOf),
        );
        const { findings } = compareScans(before, withSilent(after, silent));
        expect(findings.filter(({ change, id }) => change === 'gone' && reported.has(id))).toEqual([]);
      }),
    );
  });
});

describe('what became of a finding', () => {
  const before = scanOf({ index: [breach('Adobe')], tide: [] });
  const [id = ''] = before.findings.map((one) => one.id);
  const fateIn = (after: ComparedScan, of = before) => fatesOf(of, after).get(of.findings[0]?.id ?? '');

  it.each<[what: string, answers: Readonly<Record<string, Answer>>, fate: string]>([
    ['its source answers that there is nothing', { index: [] }, 'gone'],
    ['its source answers with other things', { index: [breach('Canva')] }, 'gone'],
    ['its source is silent', { index: 'silent' }, 'unchecked'],
    ['its source is not asked', { tide: [] }, 'unchecked'],
    ['its source is asked about something else', { 'index bob': [] }, 'unchecked'],
  ])('where %s', (_what, answers, state) => {
    expect(fateIn(scanOf(answers))).toEqual({ state });
  });

  it('is that another source says the same', () => {
    const [adobe] = [breach('Adobe', { key: 'otherwise' })];
    expect(fateIn(scanOf({ index: 'silent', tide: [adobe] }))).toEqual({ state: 'there', ids: [id] });
  });

  it('needs the answer of every source that had reported it', () => {
    const both = scanOf({ index: [breach('Adobe')], tide: [breach('Adobe')] });
    expect(fateIn(scanOf({ index: [], tide: 'silent' }), both)).toEqual({ state: 'unchecked' });
    expect(fateIn(scanOf({ index: [], tide: [] }), both)).toEqual({ state: 'gone' });
  });

  it('is told apart from another breach of the same site, whose id it may have', () => {
    const of = (year: number) =>
      exposure({ key: `site ${year}`, breach: { name: 'Site', domain: 'site.example', year } });
    expect(fateIn(scanOf({ index: [of(2021)] }), scanOf({ index: [of(2014)] }))).toEqual({ state: 'gone' });
  });

  it('is not told of what the person says is not theirs', () => {
    expect(fatesOf(scanOf({ index: [breach('Adobe')] }, { notTheirs: 'Adobe' }), before)).toEqual(new Map());
  });
});
