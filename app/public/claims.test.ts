import { describe, expect, it } from 'vitest';
import { stones } from '#app/public/home/home-hero.tsx';
import routes from '#app/routes.ts';
import { defaultStyle, formatsFor } from '#contract/base/formats.ts';
import type { DataClass } from '#contract/scans/exposures.ts';
import type { Severity } from '#contract/scans/severity.ts';
import { stateWords } from '#contract/scans/source-words.ts';
import { checkStates } from '#contract/scans/types.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import { scanPaces } from '#contract/watching/types.ts';
import { fulfilmentOf } from '#core/orders/rules.ts';
import { composeLetter } from '#core/removal/letters/compose.ts';
import { covered, exposure, joinedOne, kinds, reportOf } from '#core/reports/exposure.fixture.ts';
import { capitalised } from '#core/reports/internal/listing-words.ts';
import { tellings } from '#core/reports/internal/weights.ts';
import { whatAndWhere } from '#core/reports/internal/words.ts';
import { scoreExposure } from '#core/reports/queries/score.ts';
import { defaultPages } from '#core/site/pages/internal/defaults.ts';
import { initialCatalogue as firstServices, laterServices } from '#core/site/services/initial-catalogue.ts';
import type { Exposure } from '#core/sources/define.ts';
import { registry } from '#core/sources/registry.ts';
import { endOfPaidYear } from '#core/watching/rules.ts';
import homeTexts from './home/home.texts.en.ts';

const initialCatalogue = [...firstServices, ...laterServices];
const now = new Date('2026-11-20T12:00:00Z');
const everyKind = () =>
  reportOf({
    reports: [{ sourceId: 'index', sourceName: 'Index', exposures: kinds.map((kind) => exposure({ kind })) }],
    coverage: covered({ asked: 3, found: 1, clear: 2, notChecked: 0 }),
    now,
  });
const formats = formatsFor(defaultStyle);
const paths = JSON.stringify(routes);
const letter = composeLetter({
  law: 'gdpr',
  kind: 'erasure',
  stage: 'first',
  language: 'en',
  recipient: { name: 'Example Broker', covers: [], needs: [] },
  sender: {
    ...{ email: 'alice@example.com', name: 'Alice Archer', phones: [], address: null, towns: [] },
    ...{ birthDate: null, recordUrls: [], usernames: [] },
  },
});

/** What the code does itself, by what a card says of it. */
const done: Readonly<Record<string, (service: string) => boolean>> = {
  'Every answer, source by source': () =>
    new Set(
      checkStates.map((state) => stateWords({ state, reason: 'timeout', findings: 1 } as never, formats, scanWords)),
    ).size === checkStates.length,
  'A risk score out of 100': () => everyKind().score?.kind === 'scored',
  'What to do about each finding': () =>
    everyKind().findings.every(({ steps, advice }) => steps.length + advice.length > 0),
  'User names, domains and brokers too': () =>
    ['username', 'domain'].every((kind) => registry.some(({ needs }) => needs === kind)) &&
    paths.includes('identity/brokers') &&
    letter.text.includes('alice@example.com'),
  'Evidence for every finding': () =>
    everyKind().findings.every(({ certainty, sources }) => certainty.because !== '' && sources.length > 0),
  'Printable report': () => paths.includes('scans/:scanId/report.pdf'),
  'User names and domains in every scan': (service) =>
    fulfilmentOf(service) === 'watching' &&
    ['username', 'domain'].every((kind) => registry.some(({ needs }) => needs === kind)),
  'Each week, month or three months': () => scanPaces.join() === 'weekly,monthly,quarterly',
  // Its end follows from its beginning; `rules.test.ts` of watching.
  'Not renewed by itself': () => endOfPaidYear(now).getUTCFullYear() === now.getUTCFullYear() + 1,
};

/** What a person does within an order, so only where an order waits for one. */
const byPeople: Readonly<Record<string, readonly string[]>> = {
  'privacy-guidance-package': ['A plan in order of effect', 'Your questions answered in writing'],
  'expert-consultancy': ['One-to-one, by video', 'For families, founders and teams', 'Written notes afterwards'],
  'privacy-awareness-session': [
    '30-minute video consultation',
    'Questions in advance, if you like',
    'A one-page summary',
  ],
  'deep-fake-impersonation-scan': ['Searched by a person', 'A record of where we looked', 'Drafted takedown reports'],
  'digital-fraud-risk-analysis': [
    'Security questions at risk',
    'SIM and account takeover risk',
    'What to change first',
  ],
  'reference-job-check-simulation': [
    'What a recruiter would see',
    'Out-of-date entries marked',
    'Corrections you can ask for',
  ],
  'ethical-dark-web-training': ['For one person or a small team', 'Lawful methods only', 'Slides and reading list'],
  'crypto-conversion-advisory': ['What exchanges record', 'What public ledgers show', 'No investment or tax advice'],
};

const features = initialCatalogue.flatMap(({ id, features: own }) =>
  (own ?? []).map((feature) => [id, feature] as const),
);

describe('the catalogue', () => {
  it.each(features)('%s promises what is delivered: %s', (id, feature) => {
    const isDone = done[feature];
    if (isDone) expect(isDone(id), feature).toBe(true);
    else {
      expect(byPeople[id] ?? [], `nothing backs "${feature}"`).toContain(feature);
      expect(['guidance', 'person'], 'no person works on it').toContain(fulfilmentOf(id));
    }
  });
});

describe('a service that includes another', () => {
  const including = initialCatalogue.filter(({ includes }) => includes);

  it.each(including.map(({ id, includes }) => [id, includes]))('%s begins with what makes %s', (id, included) => {
    expect(['report', 'guidance'], 'no scan is made for it').toContain(fulfilmentOf(id));
    const made = initialCatalogue.find((one) => one.id === included);
    expect(made?.features?.length).toBeGreaterThan(0);
    for (const feature of made?.features ?? []) expect(done[feature]?.(id), feature).toBe(true);
  });
});

/** What is not built, by how it would be named, and how the code would show that it is. */
const unbuilt: readonly [says: RegExp, isBuilt: () => boolean][] = [
  [/\buser ?names?\b/i, () => registry.some(({ needs }) => /user/.test(needs))],
  [/\bbrokers?\b|people-search|public records/i, () => paths.includes('identity/brokers')],
  [/letter templates?|letters? drafted/i, () => /letter/.test(paths)],
  [/\bdeep(er)? scan\b|more sources/i, () => false],
];

it('no first text names what is not built', () => {
  const texts = [
    ...initialCatalogue.flatMap(({ name, description, detailedDescription, features: own }) => [
      name,
      description,
      detailedDescription,
      ...(own ?? []),
    ]),
    ...homeTexts.stones,
    JSON.stringify(defaultPages),
  ];
  for (const [says, isBuilt] of unbuilt) if (!isBuilt()) for (const text of texts) expect(text ?? '').not.toMatch(says);
});

/** The examples of the home page as findings, as loud as each can be. */
const examples: Readonly<Record<string, Partial<Exposure> & { classes: DataClass[] }>> = {
  'Password in a data breach': { kind: 'breach', classes: ['password'], passwordStorage: 'plain', since: '2026' },
  'Name with a public encryption key': {
    kind: 'key',
    classes: ['openpgp-key', 'name-or-username'],
    exposed: ['Name'],
    stillPublic: true,
    reach: 'open',
  },
  'Home address in a data breach': { kind: 'breach', classes: ['home-address'], since: '2026' },
};

const shownStones = stones.map(({ level }, index) => ({ level, what: homeTexts.stones[index] ?? '' }));

it.each(shownStones)('the home page shows "$what" as a report would, and a source can tell it', ({ what, level }) => {
  const example = examples[what];
  if (!example) throw new Error(`no finding is worded "${what}"`);
  const scored = scoreExposure(joinedOne(example), now);
  const leads = scored.parts.map(({ dataClass }) => dataClass);
  expect([capitalised(whatAndWhere(scored.exposure, leads)), scored.severity]).toEqual([
    what,
    level satisfies Severity | string,
  ]);
  const teller = registry.find(({ category }) =>
    example.classes.every((one) => tellings[category].classes.includes(one)),
  );
  expect(teller).toBeDefined();
});
