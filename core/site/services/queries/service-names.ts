import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { initialCatalogue, laterServices } from '#core/site/services/initial-catalogue.ts';
import { translatedWords } from '#core/site/services/internal/translated-catalogue.ts';

const idByName = new Map([...initialCatalogue, ...laterServices].map(({ id, name }) => [name, id]));

/**
 * The name under which a service was ordered, in a language. A name that staff have written stays as it is.
 * @param name in English, as the order or its invoice keeps it
 */
export function serviceNameIn(language: Language, name: string): string {
  const id = idByName.get(name);
  return language === firstLanguage || id === undefined ? name : (translatedWords(language, id)?.name ?? name);
}
