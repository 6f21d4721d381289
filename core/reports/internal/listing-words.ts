import { type Language, languageFacts } from '#contract/base/languages.ts';
import type { ByLanguage } from './worded.ts';

/** From nought; from two on they are the same beside any noun. */
const numbers: ByLanguage<readonly string[]> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
};

/** "two", "17": words up to ten. @param count whole, not negative */
export const countWord = (count: number, language: Language): string =>
  numbers[language][count] ?? count.toLocaleString(languageFacts[language].locale);

const lists: ByLanguage<Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB'),
  es: new Intl.ListFormat('es'),
  fr: new Intl.ListFormat('fr'),
};

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[], language: Language): string => lists[language].format(words);

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
