import fc from 'fast-check';
import type { Coverage } from '#contract/scans/coverage.ts';
import { certainties, dataClasses, passwordStorages, reaches } from '#contract/scans/exposures.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { type JoinedExposure, joinExposures, type SourceReport } from '#core/reports/queries/join.ts';
import { buildReport, scoreReports } from '#core/reports/queries/view.ts';
import type { Exposure } from '#core/sources/define.ts';

export const kinds = [
  'breach',
  'stealer',
  'paste',
  'profile',
  'key',
  'commit',
  'certificate',
  'listing',
  'domain',
] as const satisfies readonly Exposure['kind'][];

let count = 0;

/** A verified breach of Alice's password at Larkfield Travel, or what `changes` makes of it. */
export function exposure(changes: Partial<Exposure> = {}): Exposure {
  return {
    key: `key-${++count}`,
    kind: 'breach',
    classes: ['password'],
    exposed: ['Password'],
    breach: null,
    where: 'Larkfield Travel',
    url: null,
    since: null,
    stillPublic: false,
    certainty: 'verified',
    reach: 'circulating',
    passwordStorage: null,
    evidence: [],
    ...changes,
  };
}

/** Alice's breach as it is after joining: one finding each. */
function joined(...exposures: Partial<Exposure>[]): JoinedExposure[] {
  return joinExposures([
    { sourceId: 'index', sourceName: 'Brightwell Breach Index', exposures: exposures.map((one) => exposure(one)) },
  ]);
}

export function joinedOne(changes: Partial<Exposure> = {}): JoinedExposure {
  const [one] = joined(changes);
  if (!one) throw new Error('nothing joined');
  return one;
}

/** What a scan has covered; the silent sources are reputation lists, which weigh least. */
export function covered(counts: Omit<Coverage, 'kinds' | 'waiting'> & { waiting?: number }): Coverage {
  const { asked, found, clear, notChecked, waiting = 0 } = counts;
  const silent = notChecked + waiting;
  const kinds: Coverage['kinds'] = [
    { category: 'breaches', asked: asked - silent, answered: asked - silent },
    { category: 'reputation', asked: silent, answered: 0 },
  ];
  return { asked, found, clear, notChecked, waiting, kinds: kinds.filter((kind) => kind.asked > 0) };
}

interface Told {
  reports: readonly SourceReport[];
  coverage: Coverage | null;
  now: Date;
  removals?: ReadonlyMap<string, string>;
  todos?: Todos;
}

/** The report of what these sources told. */
export const reportOf = ({ reports, coverage, now, removals = new Map(), todos = {} }: Told) =>
  buildReport({ scored: scoreReports(reports, now), coverage, removals, todos });

const partialDate = fc.constantFrom('2008', '2012-06', '2012-06-05', '2019', '2024-02-29', '2026-01', 'soon', '2031');

/** Any exposure, from small sets so that the same breach turns up often. */
export const anyExposure: fc.Arbitrary<Exposure> = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  kind: fc.constantFrom(...kinds),
  classes: fc.uniqueArray(fc.constantFrom(...dataClasses), { minLength: 1, maxLength: 5 }),
  exposed: fc.uniqueArray(fc.constantFrom('Password', 'password', 'Email address', 'Phone number'), { maxLength: 3 }),
  breach: fc.option(
    fc.record({
      name: fc.constantFrom('LinkedIn', 'linkedin.com', 'LinkedIn 2021', 'Adobe', 'VK', 'vk.com', 'Larkfield Travel'),
      domain: fc.constantFrom(null, 'linkedin.com', 'adobe.com', 'vk.com'),
      year: fc.constantFrom(null, 2012, 2013, 2016, 2021),
    }),
  ),
  where: fc.constantFrom('LinkedIn', 'Adobe', 'Kestrel', 'alice.example'),
  url: fc.constantFrom(
    null,
    'https://kestrel.example/alice',
    'https://www.kestrel.example/Alice/',
    'https://x.example',
  ),
  since: fc.option(partialDate),
  stillPublic: fc.boolean(),
  certainty: fc.constantFrom(...certainties),
  reach: fc.constantFrom(...reaches),
  passwordStorage: fc.constantFrom(null, ...passwordStorages),
  evidence: fc.array(fc.record({ label: fc.constantFrom('Accounts', 'Added'), value: fc.constantFrom('1', '2') }), {
    maxLength: 2,
  }),
});

export const anyReports: fc.Arbitrary<SourceReport[]> = fc.array(
  fc
    .record({
      sourceId: fc.constantFrom('index', 'tide', 'kestrel'),
      exposures: fc.array(anyExposure, { maxLength: 5 }),
    })
    .map((report) => ({ ...report, sourceName: `Source ${report.sourceId}` })),
  { maxLength: 5 },
);
