import type { Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import type { AnchorKind } from '#core/sources/queries/anchors.ts';
import english from './whose.texts.en.ts';
import spanish from './whose.texts.es.ts';
import french from './whose.texts.fr.ts';
import type { ByLanguage } from './worded.ts';

type Of = (given: string) => string;

/** Why a profile that was found by a name is likely the person's; `other-name`, why it may not be. */
export interface Reason {
  kind:
    | 'domain'
    | 'address'
    | 'picture'
    | 'links-to'
    | 'linked-from'
    | 'other-name'
    // A domain alone is a site that many have pages on.
    | `same-${Exclude<AnchorKind, 'domain'>}`;
  /** What it names: a domain, an address, a profile's site or a name. */
  given: string;
}

/** Whose a finding is, how that is known, and when it was seen gone. */
export interface WhoseWords {
  shown: string;
  theirs: string;
  proven: string;
  candidate: string;
  otherName: Of;
  reasons: Readonly<Record<Reason['kind'], Of>>;
  gone: Of;
}

export const whoseWords: ByLanguage<WhoseWords> = inLanguages({ en: english, es: spanish, fr: french });

export const reasonWords = ({ kind, given }: Reason, language: Language): string =>
  whoseWords[language].reasons[kind](given);
