import { firstLanguage, type Language, type Translation } from '#contract/base/languages.ts';
import { type ServiceCard, type ServiceWords, standardBadges } from '#contract/site/services.ts';
import type { OwnWords } from '#contract/site/translated/translations.ts';
import { initialCatalogue, laterServices } from '#core/site/services/initial-catalogue.ts';
import { type Delivered, wordsIn } from '#core/site/translations.ts';
import { spanishCatalogue } from './catalogue.es.ts';
import { frenchCatalogue } from './catalogue.fr.ts';

/** The words of an initial service. */
export type DeliveredWords = Omit<ServiceWords, 'badge'>;

const translated: Readonly<Record<Translation, ReadonlyMap<string, DeliveredWords>>> = {
  es: new Map(Object.entries(spanishCatalogue)),
  fr: new Map(Object.entries(frenchCatalogue)),
};

const initial = new Map([...initialCatalogue, ...laterServices].map((service) => [service.id, service]));

/** What is said of an initial service, in English and in another language; undefined for one that staff have added. */
export function deliveredWords(language: Translation, id: string): Delivered<ServiceWords> | undefined {
  const words = translated[language].get(id);
  const first = initial.get(id);
  if (!words || !first) return undefined;
  const { name, description = '', detailedDescription = '', features = [], buttonLabel = '' } = first;
  return {
    english: { name, description, detailedDescription, features, buttonLabel, badge: null },
    translated: { ...words, badge: null },
  };
}

const idByName = new Map([...initial.values()].map(({ id, name }) => [name, id]));

/** An initial name in another language, also where the service has a name of staff's own since. */
export const deliveredNameIn = (language: Translation, name: string): string | undefined =>
  translated[language].get(idByName.get(name) ?? '')?.name;

/** What of a service has a language; the product words its own badges itself. */
export const wordsOf = ({ name, description, detailedDescription, features, buttonLabel, badge }: ServiceWords) => ({
  name,
  description,
  detailedDescription,
  features,
  buttonLabel,
  badge: badge !== null && standardBadges.includes(badge) ? null : badge,
});

/** A service in a language. @param own what staff have translated into it */
export function serviceIn(
  language: Language,
  card: ServiceCard,
  own: OwnWords<ServiceWords> | null | undefined,
): ServiceCard {
  if (language === firstLanguage) return card;
  const { words, langs } = wordsIn(language, wordsOf(card), own, deliveredWords(language, card.id));
  return { ...card, ...words, badge: words.badge ?? card.badge, langs };
}
