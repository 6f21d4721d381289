import { expect, it } from 'vitest';
import type { CompanyRoutes } from '#contract/removal/company.ts';
import { covered, joinedOne } from '#core/reports/exposure.fixture.ts';
import type { Exposure } from '#core/sources/define.ts';
import { withGone } from './gone.ts';
import { scoreExposure } from './score.ts';
import { buildReport } from './view.ts';

const now = new Date('2027-03-01T09:00:00Z');
const gleam: CompanyRoutes = { id: 'own.gleam', name: 'Gleam', isByName: false, account: null, contact: null };
const profile: Partial<Exposure> = {
  kind: 'profile',
  classes: ['public-profile'],
  where: 'Gleam',
  stillPublic: true,
};

function companyOf(changes: Partial<Exposure>, goneAt?: string) {
  const one = scoreExposure(joinedOne(changes), now);
  const report = buildReport({
    scored: withGone([one], new Map(goneAt ? [[one.exposure.id, goneAt]] : [])),
    coverage: covered({ asked: 18, found: 8, clear: 10, notChecked: 0 }),
    removals: new Map(),
    todos: {},
    findCompany: ({ domain }) => (domain === 'gleam.example' ? gleam : null),
  });
  return report.findings[0]?.company;
}

it.each<[string, Partial<Exposure>, unknown]>([
  ['the site of a profile', { ...profile, url: 'https://www.gleam.example/alice' }, gleam],
  ['nobody, where the site of a profile is not known', { ...profile, url: 'https://quill.example/alice' }, null],
  ['nobody, where a profile has no page', { ...profile, url: null }, null],
  ['nobody about a possible match', { ...profile, url: 'https://gleam.example/a', certainty: 'candidate' }, null],
  [
    'nobody that is known, where a breach names nobody',
    { breach: { name: 'Combo', domain: null, year: null } },
    'unknown',
  ],
])('a report leads to %s', (_whom, changes, company) => {
  expect(companyOf(changes)).toEqual(company);
});

it('a report leads to nobody about what was seen gone', () => {
  expect(companyOf({ ...profile, url: 'https://gleam.example/alice' }, '2027-02-20T10:00:00.000Z')).toBeNull();
});
