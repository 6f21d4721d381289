import type { Language } from '#contract/base/languages.ts';
import type { FindingView } from '#contract/scans/types.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import { listed } from './listing-words.ts';
import { findingWords } from './words-of-finding.ts';

/** How sure we are, and why, in one sentence. */
export function certaintyWords(exposure: JoinedExposure, language: Language): FindingView['certainty'] {
  const words = findingWords[language].certainty;
  switch (exposure.certainty) {
    case 'verified':
      return { level: 'confirmed', because: whyConfirmed(exposure, language) };
    case 'single':
      return { level: 'likely', because: whyLikely(exposure, language) };
    case 'unverified':
      return { level: 'possible', because: whyUnverified(exposure, language) };
    case 'candidate':
      return { level: 'possible', because: exposure.claim?.kind === 'anchored' ? words.anchored : words.byName };
  }
}

function whyUnverified({ sources }: JoinedExposure, language: Language): string {
  const { unverifiedOne, unverifiedMany } = findingWords[language].certainty;
  return sources.length > 1 ? unverifiedMany(sources.length) : unverifiedOne(String(sources[0]?.name));
}

function whyLikely(exposure: JoinedExposure, language: Language): string {
  const words = findingWords[language].certainty;
  if (exposure.claim?.kind === 'theirs') return words.theirs;
  const names = namesOf(exposure, language);
  return exposure.sources.length > 1 ? words.likelyMany(names) : words.likelyOne(names);
}

function whyConfirmed(exposure: JoinedExposure, language: Language): string {
  const words = findingWords[language].certainty;
  if (exposure.claim?.kind === 'shown') return words.shown;
  const name = namesOf(exposure, language);
  if (exposure.sources.length > 1) return words.many(exposure.sources.length, name);
  switch (exposure.kind) {
    case 'breach':
    case 'stealer':
    case 'paste':
      return words.leak(name);
    case 'certificate':
      return exposure.classes.includes('breach-email') ? words.exactAddress(name) : words.exactDomain(name);
    case 'domain':
      return words.domain(name);
    default:
      return words.exactAddress(name);
  }
}

const NAMED = 3;

function namesOf({ sources }: JoinedExposure, language: Language): string {
  const names = sources.map(({ name }) => name);
  const { others } = findingWords[language].certainty;
  return listed(names.length > NAMED ? [...names.slice(0, NAMED), others] : names, language);
}
