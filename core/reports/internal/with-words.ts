import type { Language } from '#contract/base/languages.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import type { JoinedExposure } from './merge.ts';

/** With the names of places and sources in a language; what rules look at stays in English. */
export function withWords(exposure: JoinedExposure, language: Language): JoinedExposure {
  const words = sourceWords(language);
  const sources = exposure.sources.map(({ id, name }) => ({ id, name: words(name, 'names') }));
  return { ...exposure, where: words(exposure.where, 'places'), sources };
}
