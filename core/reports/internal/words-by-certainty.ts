import type { FindingView } from '#contract/scans/types.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import { capitalised, countWord, listed } from './listing-words.ts';

/** How sure we are, and why, in one sentence. */
export function certaintyWords(exposure: JoinedExposure): FindingView['certainty'] {
  switch (exposure.certainty) {
    case 'verified':
      return { level: 'confirmed', because: whyConfirmed(exposure) };
    case 'single':
      return { level: 'likely', because: whyLikely(exposure) };
    case 'unverified':
      return {
        level: 'possible',
        because: `${reporterWords(exposure)} it, but its origin is not verified: it may be a spam list or a compilation.`,
      };
    case 'candidate':
      return { level: 'possible', because: whyPossible(exposure) };
  }
}

const whyPossible = ({ claim }: JoinedExposure): string =>
  claim?.kind === 'anchored'
    ? 'It was found by a name, and shows what something of yours shows too. You have not said that it is you.'
    : 'It matches a name only, so it may belong to someone else.';

function whyLikely(exposure: JoinedExposure): string {
  if (exposure.claim?.kind === 'theirs') return 'It was found by a name, and you said that it is yours.';
  const names = namesOf(exposure);
  return exposure.sources.length > 1
    ? `${names} report it, but not all of them vouch for where it comes from.`
    : `${names} reports it; no second source confirms it so far.`;
}

function whyConfirmed(exposure: JoinedExposure): string {
  if (exposure.claim?.kind === 'shown') return 'It was found by a name, and you have shown that the profile is yours.';
  if (exposure.sources.length > 1)
    return `${capitalised(countWord(exposure.sources.length))} sources report it: ${namesOf(exposure)}.`;
  const name = namesOf(exposure);
  switch (exposure.kind) {
    case 'breach':
    case 'stealer':
    case 'paste':
      return `${name} finds your address in it and lists it as verified.`;
    case 'certificate':
      return `${name} shows it for exactly your ${exposure.classes.includes('breach-email') ? 'address' : 'domain'}.`;
    case 'domain':
      return `Read from the domain’s own public records by ${name}.`;
    default:
      return `${name} shows it for exactly your address.`;
  }
}

function reporterWords({ sources }: JoinedExposure): string {
  return sources.length > 1
    ? `${capitalised(countWord(sources.length))} sources report`
    : `${sources[0]?.name} reports`;
}

const NAMED = 3;

function namesOf({ sources }: JoinedExposure): string {
  const names = sources.map(({ name }) => name);
  return listed(names.length > NAMED ? [...names.slice(0, NAMED), 'others'] : names);
}
