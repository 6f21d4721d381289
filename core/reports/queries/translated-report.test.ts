import { describe, expect, it } from 'vitest';
import { translations } from '#contract/base/languages.ts';
import { certainties, dataClasses, passwordStorages } from '#contract/scans/exposures.ts';
import { bands } from '#contract/scans/severity.ts';
import { type FindingCategory, findingCategories, type ScoreView, sourceCategories } from '#contract/scans/types.ts';
import { covered, exposure, kinds } from '#core/reports/exposure.fixture.ts';
import type { Judged } from '#core/reports/internal/verdict/verdict-words.ts';
import { answering, ask } from '#core/sources/answers.fixture.ts';
import type { Exposure, Source } from '#core/sources/define.ts';
import { fileSources, registry } from '#core/sources/registry.ts';
import { fixturesOf } from '#core/sources/truth.fixture.ts';
import type { SourceReport } from './join.ts';
import { withClaims } from './ownership.ts';
import { summaryLine } from './summary-line.ts';
import { verdict } from './verdict.ts';
import { buildReport, scoreReports } from './view.ts';

const now = new Date('2026-11-20T12:00:00Z');
const coverage = covered({ asked: 18, found: 1, clear: 17, notChecked: 0 });
const removals = new Map(registry.flatMap(({ id, removal }) => (removal === null ? [] : [[id, removal] as const])));

/** Every text in it, by its place. */
function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${place}/${key}`));
}

const isSentence = (text: string) => text.split(/\s+/).length > 3;

/** Names and lists of names, which are the same everywhere. */
const isNamed = (place: string) => /\/(?:id|name|url|where|value)$/.test(place);

/** Sentences that are the same as in English, of what is worded in both. */
function leftInEnglish(english: unknown, translated: unknown): string[] {
  const other = new Map(textsIn(translated));
  return textsIn(english).flatMap(([place, text]) =>
    isSentence(text) && !isNamed(place) && other.get(place) === text ? [`${place}: ${text}`] : [],
  );
}

const reportIn = (reports: readonly SourceReport[], language: (typeof translations)[number] | 'en') =>
  buildReport({ scored: scoreReports(reports, now), coverage, removals, todos: {}, language });

const told = (source: Pick<Source, 'id' | 'name'>, exposures: readonly Exposure[]): SourceReport[] => [
  { sourceId: source.id, sourceName: source.name, exposures },
];

describe.each(translations)('a report in another language: %s', (language) => {
  it('has no English sentence, whatever is exposed, how and by whom', () => {
    const exposures = kinds.flatMap((kind) => {
      const breach = kind === 'breach' ? { name: 'Larkfield', domain: 'larkfield.example', year: 2021 } : null;
      return [
        ...dataClasses.map((dataClass) => exposure({ kind, classes: [dataClass], breach, exposed: [] })),
        ...certainties.map((certainty) => exposure({ kind, certainty, breach })),
      ];
    });
    const left = [...exposures, ...passwordStorages.map((passwordStorage) => exposure({ passwordStorage }))].flatMap(
      (one) => {
        const source = { id: `index-${one.key}`, name: 'Index' };
        return leftInEnglish(reportIn(told(source, [one]), 'en'), reportIn(told(source, [one]), language));
      },
    );
    expect(left).toEqual([]);
  });

  it('has none of what sources have found', async () => {
    for (const source of fileSources) {
      const fixtures = await fixturesOf(source);
      const asked = await ask(source, fixtures, answering(fixtures.hit));
      if (asked.state !== 'found') throw new Error(`${source.id} found nothing`);
      const reports = told(source, asked.exposures);
      expect(leftInEnglish(reportIn(reports, 'en'), reportIn(reports, language)), source.id).toEqual([]);
    }
  });

  it('has no English verdict and no English line, whatever it comes to', () => {
    const scoreOf = (score: number, most: number, open: number, worst: FindingCategory = 'phone'): ScoreView => {
      const figures = { score, most, open: { score: open, most: Math.max(open, most - 1) } };
      return { kind: 'scored', ...figures, worst, categories: [], formula: '1' };
    };
    const found: Judged['findings'] = [
      { id: 'a', points: 70, open: 70, severity: 'critical', group: 'todo' },
      { id: 'b', points: 40, open: 40, severity: 'high', group: 'watch' },
      { id: 'c', points: 0, open: 0, severity: 'info', group: 'information' },
    ];
    const scores: (ScoreView | null)[] = [
      ...findingCategories.map((worst) => scoreOf(90, 90, 90, worst)),
      ...bands.map((_, place) => scoreOf(90 - place * 20, 95 - place * 20, 85 - place * 20)),
      scoreOf(60, 60, 0),
      { kind: 'incomplete', unknownShare: 0.5, silent: [...sourceCategories], formula: '1' },
      null,
    ];
    const coverages = [
      coverage,
      covered({ asked: 18, found: 1, clear: 10, notChecked: 5, waiting: 2 }),
      covered({ asked: 18, found: 0, clear: 16, notChecked: 1, waiting: 1 }),
      covered({ asked: 3, found: 0, clear: 0, notChecked: 2, waiting: 1 }),
      covered({ asked: 3, found: 0, clear: 0, notChecked: 3 }),
    ];
    const groups = [found, found.slice(1), found.slice(2), found.slice(0, 1), []];
    const statuses = ['completed', 'failed', 'processing', 'pending'] as const;
    const notMine = { state: 'not-mine' as const, steps: [] };
    const all = statuses.flatMap((status) =>
      scores.flatMap((score) =>
        coverages.flatMap((own) =>
          groups.flatMap((findings) =>
            [{}, { a: notMine, b: notMine, c: notMine }].map((todos): Judged => {
              const plan = { score: { today: 60, after: 60, falls: 12 } };
              return { status, score, coverage: own, findings, todos, plan };
            }),
          ),
        ),
      ),
    );
    const about = { addresses: ['alice@example.com'], sources: 9 };
    const left = all.flatMap((judged) =>
      [null, about].flatMap((asked) =>
        leftInEnglish(
          [verdict(judged, asked), summaryLine({ ...judged, sources: asked?.sources })],
          [verdict(judged, asked, language), summaryLine({ ...judged, sources: asked?.sources }, language)],
        ),
      ),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  it('says in it whose a profile is, and when something was seen gone', () => {
    const profile = exposure({ kind: 'profile', classes: ['public-profile'], certainty: 'candidate' });
    const named = { ...profile, evidence: [{ label: 'Name', value: 'Rosa Ward' }] };
    const scored = scoreReports(told({ id: 'index', name: 'Index' }, [named]), now);
    const ids = new Set(scored.map(({ exposure: { id } }) => id));
    const claims = [
      { mine: ids, name: null, now },
      { mine: new Set<string>(), shown: ids, name: null, now },
      { mine: new Set<string>(), name: 'Alice Archer', now },
    ];
    for (const own of claims) {
      const [english, other] = (['en', language] as const).map((code) =>
        buildReport({ scored: withClaims(scored, own), coverage, removals, todos: {}, language: code }),
      );
      expect(leftInEnglish(english, other)).toEqual([]);
    }
    const gone = scored.map((one) => ({ ...one, goneAt: now.toISOString() }));
    const [english, other] = (['en', language] as const).map((code) =>
      buildReport({ scored: gone, coverage, removals, todos: {}, language: code }),
    );
    expect(leftInEnglish(english, other)).toEqual([]);
  });
});
