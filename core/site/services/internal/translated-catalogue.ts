import { firstLanguage, type Language, languageFacts, type Translation } from '#contract/base/languages.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import { initialCatalogue, laterServices } from '#core/site/services/initial-catalogue.ts';
import { spanishCatalogue } from './catalogue.es.ts';
import { frenchCatalogue } from './catalogue.fr.ts';

export type ServiceWords = Pick<
  ServiceCard,
  'name' | 'description' | 'detailedDescription' | 'features' | 'buttonLabel'
>;

const translated: Readonly<Record<Translation, ReadonlyMap<string, ServiceWords>>> = {
  es: new Map(Object.entries(spanishCatalogue)),
  fr: new Map(Object.entries(frenchCatalogue)),
};

/** What is said of an initial service; undefined for one that staff have added. */
export const translatedWords = (language: Translation, id: string): ServiceWords | undefined =>
  translated[language].get(id);

const initial = new Map([...initialCatalogue, ...laterServices].map((service) => [service.id, service]));

/** Whether staff have left every word of it as it was at the beginning. */
function isAsInitial(card: ServiceCard): boolean {
  const first = initial.get(card.id);
  return (
    first !== undefined &&
    first.name === card.name &&
    first.description === card.description &&
    first.detailedDescription === card.detailedDescription &&
    first.buttonLabel === card.buttonLabel &&
    JSON.stringify(first.features) === JSON.stringify(card.features)
  );
}

/**
 * A service in a language. What staff have written has one language: it stays as it is, marked, so that it is read aloud
 * as what it is.
 */
export function serviceIn(language: Language, card: ServiceCard): ServiceCard {
  if (language === firstLanguage) return card;
  const words = translatedWords(language, card.id);
  return words && isAsInitial(card) ? { ...card, ...words } : { ...card, lang: languageFacts[firstLanguage].tag };
}
