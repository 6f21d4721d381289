import { inLanguages } from '#contract/base/texts.ts';
import type { DataClass } from '#contract/scans/exposures.ts';
import type { ByLanguage } from './worded.ts';
import english from './words-by-class.texts.en.ts';
import spanish from './words-by-class.texts.es.ts';
import french from './words-by-class.texts.fr.ts';

/** What a kind of data is called in the middle of a sentence. */
export interface Noun {
  /** Without article. */
  noun: string;
  /** Of the person whom the sentence addresses. */
  own: string;
}

/** What one class of data is called, why it matters, and what else helps once strangers have it. */
export interface ClassWords extends Noun {
  /** One or two sentences. */
  why: string;
  /** What helps and closes nothing, most useful first; what closes it stands with the steps. */
  advice: readonly string[];
}

export const classWords: ByLanguage<Readonly<Record<DataClass, ClassWords>>> = inLanguages({
  en: english,
  es: spanish,
  fr: french,
});
