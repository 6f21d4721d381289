import type { Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import type { IdentifierKind } from '#contract/scans/types.ts';
import type { Source } from '#core/sources/define.ts';
import english from './proofs.texts.en.ts';
import spanish from './proofs.texts.es.ts';
import french from './proofs.texts.fr.ts';

type Of = (given: string) => string;

export interface Decided {
  named: Of;
  paste: Of;
  profile: Of;
  profileAt: (where: string, url: string) => string;
  entry: Of;
}

/** What a source was asked about and with, and the part of its answer that decided. */
export interface ProofWords {
  about: Readonly<Record<IdentifierKind, Of>>;
  /** Where it is not known any more which. */
  address: string;
  sent: Readonly<Record<Source['privacy'], string>>;
  /** The part of its answer that decided. */
  decided: Decided;
  /** The same of several sources, whose answers say it alike. */
  decidedByEach: Decided;
}

export const proofWords: Readonly<Record<Language, ProofWords>> = inLanguages({
  en: english,
  es: spanish,
  fr: french,
});
