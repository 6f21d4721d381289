import { inLanguages } from '#contract/base/texts.ts';
import type { DataClass } from '#contract/scans/exposures.ts';
import type { Exposure } from '#core/sources/define.ts';
import type { ByLanguage } from './worded.ts';
import english from './words-by-kind.texts.en.ts';
import spanish from './words-by-kind.texts.es.ts';
import french from './words-by-kind.texts.fr.ts';

/** How a kind of exposure is spoken of. */
export interface KindWords {
  /** After a class's noun, where it is not said who it is about: "Possible match: password in a data breach". */
  place: string;
  /** Who exposed what: "Quill Notes lost your password". @param what "your password and phone number" */
  title: (who: string, what: string) => string;
  /** What is true of the kind, whatever the data. One sentence. */
  context: string;
  /** What else can be tried, after everything else. */
  last?: readonly string[];
  /** Titles that say it better when nothing else is exposed. */
  titles: Partial<Record<DataClass, (who: string) => string>>;
  /** Classes of which something else is to be said where they are of this kind. */
  classes?: Partial<Record<DataClass, { why: string; advice: readonly string[]; context?: string }>>;
}

export const kindWords: ByLanguage<Readonly<Record<Exposure['kind'], KindWords>>> = inLanguages({
  en: english,
  es: spanish,
  fr: french,
});

interface KindFacts {
  /** Copied and passed on, so that it cannot be taken down; otherwise it can be changed where it stands. */
  leaked: boolean;
  /** The class that is the thing itself: left out of the title when more is exposed. */
  self: DataClass | null;
}

export const kindFacts: Readonly<Record<Exposure['kind'], KindFacts>> = {
  breach: { leaked: true, self: null },
  stealer: { leaked: true, self: 'stealer-record' },
  paste: { leaked: true, self: null },
  profile: { leaked: false, self: 'public-profile' },
  key: { leaked: false, self: 'openpgp-key' },
  commit: { leaked: false, self: null },
  certificate: { leaked: false, self: null },
  listing: { leaked: false, self: null },
  domain: { leaked: false, self: null },
};
