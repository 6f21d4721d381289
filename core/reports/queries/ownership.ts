import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { Ownership } from '#contract/scans/ownership.ts';
import { anchoredBy, type LookedFor } from '#core/reports/internal/anchored.ts';
import type { JoinedExposure } from '#core/reports/internal/merge.ts';
import { type Reason, reasonWords, whoseWords } from '#core/reports/internal/whose-words.ts';
import { type ScoredExposure, scoreExposure } from './score.ts';

/** Whose it is, and how that is known. */
export function ownershipOf(
  { certainty, claim }: Pick<JoinedExposure, 'certainty' | 'claim'>,
  language: Language = firstLanguage,
): Ownership {
  const words = whoseWords[language];
  const saidMine = claim?.kind === 'theirs';
  if (claim?.kind === 'shown') return { level: 'proven', because: words.shown, saidMine };
  if (saidMine) return { level: 'likely', because: words.theirs, saidMine };
  if (certainty !== 'candidate') return { level: 'proven', because: words.proven, saidMine };
  if (claim?.kind === 'anchored') {
    const because = [words.candidate, ...claim.reasons.map((reason) => reasonWords(reason, language))].join(' ');
    return { level: 'likely', because, saidMine };
  }
  if (claim?.kind === 'other-name') return { level: 'conflicting', because: words.otherName(claim.name), saidMine };
  return { level: 'candidate', because: words.candidate, saidMine };
}

/** What is known of the person that decides whose a match by name is. */
export interface Claims {
  /** Ids of what they said is theirs. */
  mine: ReadonlySet<string>;
  /** Ids of what they said is somebody else's: whatever it was found by, nothing is likely theirs because of it. */
  notMine?: ReadonlySet<string>;
  /** Ids of what was found on profiles that they have shown to be theirs. */
  shown?: ReadonlySet<string>;
  /** What they are looked for by: what stands on a profile counts only where it is proven. */
  identifiers?: readonly LookedFor[];
  /** As they gave it; null where it does not matter. */
  name: string | null;
  now: Date;
}

/**
 * Matches by name as the person's answers leave them: what they said is theirs counts as what one source says, and what
 * they have shown to be theirs as what is certain. What shows the same as something that is proven is likely theirs, and
 * counts for nothing until they say so: whoever wants to pass for them shows the same.
 */
export function withClaims(scored: readonly ScoredExposure[], claims: Claims): ScoredExposure[] {
  const claimed = scored.map((one) => claimExposure(one, claims));
  const reasonsFor = anchoredBy({
    identifiers: claims.identifiers ?? [],
    profiles: claimed
      .map(({ exposure }) => exposure)
      .filter((one) => isProvenProfile(one) && !claims.notMine?.has(one.id)),
  });
  return claimed.map((one) => anchorProfile(one, reasonsFor));
}

const isProvenProfile = (one: JoinedExposure): boolean =>
  one.kind === 'profile' && (one.claim?.kind === 'shown' || (one.certainty !== 'candidate' && !one.claim));

function anchorProfile(one: ScoredExposure, reasonsFor: ReturnType<typeof anchoredBy>): ScoredExposure {
  const { exposure } = one;
  if (exposure.certainty !== 'candidate' || exposure.kind !== 'profile') return one;
  const reasons = reasonsFor(exposure);
  if (reasons.length === 0) return one;
  const { claim } = exposure;
  const against: Reason[] = claim?.kind === 'other-name' ? [{ kind: claim.kind, given: claim.name }] : [];
  return { ...one, exposure: { ...exposure, claim: { kind: 'anchored', reasons: [...reasons, ...against] } } };
}

function claimExposure(one: ScoredExposure, { mine, shown, name, now }: Claims): ScoredExposure {
  const { exposure } = one;
  if (exposure.certainty !== 'candidate') return one;
  if (shown?.has(exposure.id))
    return scoreExposure({ ...exposure, certainty: 'verified', claim: { kind: 'shown' } }, now);
  if (mine.has(exposure.id)) return scoreExposure({ ...exposure, certainty: 'single', claim: { kind: 'theirs' } }, now);
  const other = name === null ? null : otherNameIn(exposure, name);
  return other === null ? one : { ...one, exposure: { ...exposure, claim: { kind: 'other-name', name: other } } };
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

/** The name that it shows, where that has no word in common with the person's. */
function otherNameIn({ evidence }: JoinedExposure, name: string): string | null {
  const shown = evidence.find(({ label }) => label === 'Name')?.value;
  const own = new Set(wordsIn(name));
  if (shown === undefined || own.size === 0) return null;
  const words = wordsIn(shown);
  return words.length > 0 && !words.some((word) => own.has(word)) ? shown : null;
}
