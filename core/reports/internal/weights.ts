import {
  type Certainty,
  type DataClass,
  dataClasses,
  type PasswordStorage,
  type Reach,
} from '#contract/scans/exposures.ts';
import type { FindingCategory, SourceCategory } from '#contract/scans/types.ts';
import type { Exposure } from '#core/sources/define.ts';

/**
 * Everything the score is made of: x = W × R × C × E × P × D for each class of data (see score.ts; D in steps.ts).
 * Any change of a number or of the arithmetic is a new version: the version is stored with every score (`formula.test.ts`).
 */
export const formulaVersion = '5';

interface ClassWeight {
  /** W, 0 to 100. */
  weight: number;
  category: FindingCategory;
  /** Where the class counts when a public profile shows it: the username and the job differ from a leaked name or IP. */
  onProfile?: FindingCategory;
}

export const classWeights: Readonly<Record<DataClass, ClassWeight>> = {
  'stealer-record': { weight: 90, category: 'credentials' },
  'wallet-phrase': { weight: 90, category: 'financial' },
  'government-id': { weight: 75, category: 'government-id' },
  password: { weight: 70, category: 'credentials' },
  token: { weight: 70, category: 'credentials' },
  'special-category': { weight: 70, category: 'intimate' },
  'bank-account': { weight: 65, category: 'financial' },
  health: { weight: 65, category: 'health' },
  'private-messages': { weight: 60, category: 'intimate' },
  'security-question': { weight: 55, category: 'credentials' },
  'precise-location': { weight: 50, category: 'location' },
  'home-address': { weight: 45, category: 'location' },
  'wallet-address': { weight: 45, category: 'financial' },
  finances: { weight: 40, category: 'financial' },
  phone: { weight: 35, category: 'phone' },
  'birth-date': { weight: 35, category: 'identity' },
  movements: { weight: 35, category: 'location' },
  'domain-registrant': { weight: 30, category: 'location' },
  'partial-card': { weight: 25, category: 'financial' },
  family: { weight: 25, category: 'identity' },
  citizenship: { weight: 20, category: 'identity' },
  'device-id': { weight: 20, category: 'technical' },
  'commit-email': { weight: 15, category: 'email' },
  'breach-email': { weight: 12, category: 'email' },
  'domain-mail-posture': { weight: 12, category: 'technical' },
  photo: { weight: 10, category: 'profiles' },
  'life-details': { weight: 10, category: 'identity' },
  'ip-or-employer': { weight: 8, category: 'technical', onProfile: 'identity' },
  'name-or-username': { weight: 6, category: 'identity', onProfile: 'profiles' },
  'archived-page': { weight: 6, category: 'profiles' },
  'openpgp-key': { weight: 5, category: 'email' },
  'public-profile': { weight: 4, category: 'profiles' },
};

export function categoryOf(dataClass: DataClass, kind: Exposure['kind']): FindingCategory {
  const { category, onProfile } = classWeights[dataClass];
  return kind === 'profile' ? (onProfile ?? category) : category;
}

/** Points of one class of data within a finding. */
export interface ClassPoints {
  dataClass: DataClass;
  category: FindingCategory;
  /** x, 0 to 100. */
  points: number;
}

/** What is exposed at least, when a source names the place and no class of data. A domain alone exposes nothing. */
export const leastClass: Readonly<Partial<Record<Exposure['kind'], DataClass>>> = {
  breach: 'breach-email',
  stealer: 'stealer-record',
  paste: 'breach-email',
  profile: 'public-profile',
  key: 'openpgp-key',
  commit: 'commit-email',
  certificate: 'breach-email',
  listing: 'breach-email',
};

/** The most that one category can reach, so that many small things never look like a large one. */
export const categoryCaps: Readonly<Record<FindingCategory, number>> = {
  credentials: 85,
  'government-id': 80,
  intimate: 80,
  financial: 75,
  health: 70,
  location: 60,
  phone: 45,
  identity: 45,
  profiles: 30,
  email: 25,
  technical: 20,
};

/** R: how old it is. The first row whose years have not passed yet applies; the last has no end. */
export const ageFactors = [
  { underYears: 1, factor: 1 },
  { underYears: 3, factor: 0.85 },
  { underYears: 6, factor: 0.65 },
  { underYears: Number.POSITIVE_INFINITY, factor: 0.45 },
] as const;
export const unknownAgeFactor = 0.7;
export const stillPublicFactor = 1;

/** C: how sure it is. A match by name alone is shown and never scored. */
export const certaintyFactors: Readonly<Record<Certainty, number>> = {
  verified: 1,
  single: 0.8,
  unverified: 0.5,
  candidate: 0,
};

/** E: how easily a stranger gets at it. */
export const reachFactors: Readonly<Record<Reach, number>> = {
  open: 1,
  circulating: 1,
  lookup: 0.8,
  'own-profile': 0.3,
};

/** P: how a password was stored. */
export const storageFactors: Readonly<Record<PasswordStorage, number>> = {
  plain: 1,
  weak: 0.9,
  unknown: 0.8,
  strong: 0.5,
};

/** Share that the categories after the worst one may add of what is left up to 100. */
export const furtherCategoriesShare = 0.4;

/** What a kind of source can tell at most, and so what its silence may hide. */
interface Telling {
  classes: readonly DataClass[];
  kind: Exposure['kind'];
  reach: Reach;
  /** Any number of exposures from one source, or one of each class. */
  count: 'any' | 'one';
}

/** Held against what the sources' recorded answers hold, so that no source tells more than its silence was said to hide. */
export const tellings: Readonly<Record<SourceCategory, Telling>> = {
  breaches: { classes: dataClasses, kind: 'breach', reach: 'circulating', count: 'any' },
  identity: {
    classes: ['phone', 'photo', 'ip-or-employer', 'name-or-username', 'public-profile', 'breach-email'],
    kind: 'profile',
    reach: 'own-profile',
    count: 'one',
  },
  keys: { classes: ['openpgp-key', 'name-or-username'], kind: 'key', reach: 'open', count: 'one' },
  code: {
    classes: ['commit-email', 'breach-email', 'name-or-username', 'public-profile'],
    kind: 'commit',
    reach: 'open',
    count: 'one',
  },
  domain: {
    classes: ['domain-registrant', 'domain-mail-posture', 'archived-page', 'breach-email'],
    kind: 'domain',
    reach: 'open',
    count: 'one',
  },
  reputation: { classes: ['breach-email', 'public-profile'], kind: 'listing', reach: 'lookup', count: 'one' },
  profiles: {
    classes: ['public-profile', 'name-or-username', 'photo', 'ip-or-employer', 'breach-email'],
    kind: 'profile',
    reach: 'own-profile',
    count: 'one',
  },
};

/** Above this share of unknown answers there is no number, only "incomplete". */
export const incompleteAbove = 0.3;
