import { createHash } from 'node:crypto';
import { type Certainty, type DataClass, dataClasses, type PasswordStorage } from '#contract/scans/exposures.ts';
import type { Exposure } from '#core/sources/define.ts';
import { compareText } from './compare-text.ts';
import { reachFactors, storageFactors } from './weights.ts';
import type { Reason } from './whose-words.ts';

/** One breach, profile or record, however many sources know it; every class of data once. */
export interface JoinedExposure extends Omit<Exposure, 'key' | 'told'> {
  /** 16 hex digits. The same breach or page has the same id as long as its sources name it alike. */
  id: string;
  /** Those whose word counts, by id. */
  sources: { id: string; name: string }[];
  /** What was reported by those, by the keys of what their answers said. */
  reported: { sourceId: string; key: string }[];
  /** What decides whose it is, beside its certainty. */
  claim?: Claim;
}

/**
 * `theirs`: the person said so. `shown`: they have put our token there. `anchored`: it shows what also stands on something that is
 * proven to be theirs. `other-name`: it shows a name that is none of theirs.
 */
export type Claim =
  | { kind: 'theirs' }
  | { kind: 'shown' }
  | { kind: 'anchored'; reasons: readonly Reason[] }
  | { kind: 'other-name'; name: string };

/** One exposure and who reported it. */
export interface Member {
  sourceId: string;
  sourceName: string;
  exposure: Exposure;
}

/**
 * One exposure out of all that was said about one thing.
 * @param group not empty, surest first: what can be taken from one only is taken from the first
 * @param label names the thing
 */
export function mergeMembers(group: readonly Member[], label: string): JoinedExposure {
  const certain = group.filter(({ exposure }) => exposure.certainty !== 'candidate');
  const counted = certain.length > 0 ? certain : group;
  const exposures = counted.map(({ exposure }) => exposure);
  const [first] = exposures as [Exposure, ...Exposure[]];
  const classes = dataClasses.filter((one) => exposures.some((exposure) => exposure.classes.includes(one)));
  return {
    id: createHash('sha256').update(label).digest('hex').slice(0, 16),
    kind: exposures.some(({ kind }) => kind === 'stealer') ? 'stealer' : first.kind,
    classes,
    exposed: uniqueWords(exposures.flatMap(({ exposed }) => exposed)),
    breach: joinBreach(exposures),
    where: first.where,
    url: firstKnown(exposures.map(({ url }) => url)),
    ...jointSite(exposures),
    since: earliestOf(exposures.map(({ since }) => since)),
    stillPublic: exposures.some(({ stillPublic }) => stillPublic),
    certainty: jointCertainty(counted),
    reach: loudestKey(
      exposures.map(({ reach }) => reach),
      reachFactors,
    ),
    passwordStorage: jointStorage(classes, exposures),
    evidence: jointEvidence(exposures),
    ...jointAnchors(exposures),
    sources: sourcesOf(counted),
    reported: reportedBy(counted),
  };
}

/** Malware copies many sign-ins: it is about one site only where all say so. */
function jointSite(exposures: readonly Exposure[]): Pick<Exposure, 'site'> {
  const [site, ...others] = new Set(exposures.map((one) => one.site));
  return site !== undefined && others.length === 0 ? { site } : {};
}

/** Only a source that vouches for it confirms another's word: one that doubts it is no second witness. */
function jointCertainty(members: readonly Member[]): Certainty {
  const stated = new Set(members.map(({ exposure }) => exposure.certainty));
  if (stated.has('verified')) return 'verified';
  if (!stated.has('single')) return stated.has('unverified') ? 'unverified' : 'candidate';
  const vouching = members.filter(({ exposure }) => exposure.certainty === 'single');
  return !stated.has('unverified') && new Set(vouching.map(({ sourceId }) => sourceId)).size > 1
    ? 'verified'
    : 'single';
}

function joinBreach(exposures: readonly Exposure[]): Exposure['breach'] {
  const breaches = exposures.flatMap(({ breach }) => (breach ? [breach] : []));
  const [first] = breaches;
  if (!first) return null;
  const years = breaches.flatMap(({ year }) => (year === null ? [] : [year]));
  return {
    name: first.name,
    domain: firstKnown(breaches.map(({ domain }) => domain)),
    year: years.length > 0 ? Math.min(...years) : null,
  };
}

/** A source that knows how the password was stored outweighs one that does not; among those, the worst. */
function jointStorage(classes: readonly DataClass[], exposures: readonly Exposure[]): PasswordStorage | null {
  if (!classes.includes('password')) return null;
  const stated = exposures.flatMap(({ passwordStorage }) => (passwordStorage ? [passwordStorage] : []));
  const known = stated.filter((storage) => storage !== 'unknown');
  return known.length > 0 ? loudestKey(known, storageFactors) : 'unknown';
}

function loudestKey<K extends string>(keys: readonly K[], factors: Readonly<Record<K, number>>): K {
  const [loud] = [...keys].sort((a, b) => factors[b] - factors[a] || compareText(a, b));
  if (loud === undefined) throw new RangeError('nothing to choose from');
  return loud;
}

/** The earliest date; of two that agree, the more exact ("2021-03" rather than "2021"). */
export function earliestOf(dates: readonly (string | null)[]): string | null {
  const known = dates.filter((date) => date !== null);
  const exact = known.filter((date) => !known.some((other) => other.startsWith(`${date}-`)));
  return exact.sort(compareText)[0] ?? null;
}

/** Facts of all; where two sources give the same fact, the surer one's. */
function jointEvidence(exposures: readonly Exposure[]): Exposure['evidence'] {
  const facts: Exposure['evidence'] = [];
  for (const { evidence } of exposures) {
    const told = new Set(facts.map(({ label }) => label.toLowerCase()));
    facts.push(...evidence.filter(({ label }) => !told.has(label.toLowerCase())));
  }
  return facts;
}

/** What any of them shows. */
function jointAnchors(exposures: readonly Exposure[]): Pick<Exposure, 'anchors'> {
  const anchors = new Set(exposures.flatMap((one) => one.anchors ?? []));
  return anchors.size > 0 ? { anchors: [...anchors].sort(compareText) } : {};
}

function reportedBy(members: readonly Member[]): JoinedExposure['reported'] {
  const known = members.map(({ sourceId, exposure: { key } }) => [`${sourceId} ${key}`, { sourceId, key }] as const);
  return [...new Map(known).values()];
}

function sourcesOf(members: readonly Member[]): JoinedExposure['sources'] {
  const names = new Map<string, string>();
  for (const { sourceId, sourceName } of members) {
    const known = names.get(sourceId);
    if (known === undefined || compareText(sourceName, known) < 0) names.set(sourceId, sourceName);
  }
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => compareText(a.id, b.id));
}

function uniqueWords(words: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const word of words) if (!seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  return [...seen.values()];
}

function firstKnown<T>(values: readonly (T | null)[]): T | null {
  return values.find((value) => value !== null) ?? null;
}
