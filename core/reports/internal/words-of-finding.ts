import { inLanguages } from '#contract/base/texts.ts';
import type { PasswordStorage } from '#contract/scans/exposures.ts';
import type { ByLanguage } from './worded.ts';
import english from './words.texts.en.ts';
import spanish from './words.texts.es.ts';
import french from './words.texts.fr.ts';
import type { Noun } from './words-by-class.ts';

type Nouns = readonly [Noun, ...Noun[]];
type Of<Given extends unknown[]> = (...given: Given) => string;

/** What is said of a finding beside what its kind and its classes of data say. */
export interface FindingWords {
  /** "password, sign-in token and more" */
  what: Of<[nouns: Nouns, isMore: boolean]>;
  /** "your password, sign-in token and more" */
  own: Of<[nouns: Nouns, isMore: boolean]>;
  /** Two classes hold either of two things. */
  either: Readonly<Record<'username' | 'name' | 'ip' | 'job', Noun>>;
  /** In place of a name that is too long. */
  somebody: string;
  signIn: Of<[site: string]>;
  /** A list that others put together has lost nothing. */
  collection: Of<[who: string, what: string]>;
  storage: Readonly<Record<PasswordStorage, string>>;
  possible: { title: Of<[what: string, place: string]>; why: string; advice: readonly string[] };
  /** How to ask for a removal: at a source that has an address or a sentence for it, and where nothing is known. */
  removal: Readonly<Record<'key' | 'listing' | 'profile', string>> & {
    at: Of<[name: string]>;
    how: Of<[name: string, how: string]>;
    entry: Of<[name: string, how: string]>;
  };
  /** The list is shown to whoever reads the mailbox, and to nobody else. */
  whichSignIns: string;
  close: { at: Of<[place: string]>; there: string };
  /** How sure we are, and why, in one sentence. */
  certainty: Readonly<Record<'others' | 'anchored' | 'byName' | 'theirs' | 'shown', string>> &
    Readonly<
      Record<
        'unverifiedOne' | 'likelyOne' | 'likelyMany' | 'leak' | 'domain' | 'exactAddress' | 'exactDomain',
        Of<[name: string]>
      >
    > & { unverifiedMany: Of<[count: number]>; many: Of<[count: number, names: string]> };
}

export const findingWords: ByLanguage<FindingWords> = inLanguages({ en: english, es: spanish, fr: french });
