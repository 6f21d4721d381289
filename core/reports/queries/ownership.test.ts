import { expect, it } from 'vitest';
import { joinedOne } from '#core/reports/exposure.fixture.ts';
import type { Exposure } from '#core/sources/define.ts';
import { ownershipOf, withClaims } from './ownership.ts';
import { scoreExposure } from './score.ts';

const now = new Date('2027-03-01T09:00:00Z');
const profile: Partial<Exposure> = { kind: 'profile', classes: ['home-address'], certainty: 'candidate' };

/** How one exposure stands, and what it counts, after what the person has said. */
function standing(
  exposure: Parameters<typeof joinedOne>[0],
  said: { mine?: boolean; shown?: boolean; name?: string } = {},
) {
  const scored = scoreExposure(joinedOne(exposure), now);
  const mine = new Set(said.mine ? [scored.exposure.id] : []);
  const shown = new Set(said.shown ? [scored.exposure.id] : []);
  const [one] = withClaims([scored], { mine, shown, name: said.name ?? 'Alice Archer', now });
  if (!one) throw new Error('nothing is left');
  return { ...ownershipOf(one.exposure), points: one.points };
}

it('what was found by a proven identifier is proven', () => {
  expect(standing({ ...profile, certainty: 'single' })).toMatchObject({ level: 'proven', saidMine: false });
});

it('a match by name is a candidate and counts for nothing', () => {
  expect(standing(profile)).toMatchObject({ level: 'candidate', points: 0 });
});

it('a match by name that the person says is theirs is likely, and counts', () => {
  expect(standing(profile, { mine: true })).toMatchObject({ level: 'likely', saidMine: true });
  expect(standing(profile, { mine: true }).points).toBe(standing({ ...profile, certainty: 'single' }).points);
});

it('a match on a profile that the person has shown to be theirs is proven, and counts as certain', () => {
  expect(standing(profile, { shown: true })).toMatchObject({ level: 'proven', saidMine: false });
  expect(standing(profile, { shown: true }).points).toBe(standing({ ...profile, certainty: 'verified' }).points);
});

it.each([
  ['a stranger’s', 'Bob Jones', 'conflicting'],
  ['a namesake’s', 'Alice Archer', 'candidate'],
  ['their own, in another order', 'ARCHER, Alice', 'candidate'],
  ['no letters at all', '1337', 'candidate'],
])('a match that shows a name, %s: %s', (_whose, shown, level) => {
  const found = { ...profile, evidence: [{ label: 'Name', value: shown }] };
  expect(standing(found)).toMatchObject({ level, points: 0 });
});

it('a name that does not fit is no objection where the person says that it is theirs', () => {
  const found = { ...profile, evidence: [{ label: 'Name', value: 'Bob Jones' }] };
  expect(standing(found, { mine: true })).toMatchObject({ level: 'likely' });
});
