/**
 * Every language of the product, in the order in which they are offered. A further one is a line here, and the files
 * that the compiler then asks for.
 */
export const languageFacts = {
  en: { tag: 'en-GB', locale: 'en-GB', name: 'English', english: 'English' },
  es: { tag: 'es', locale: 'es-ES', name: 'Español', english: 'Spanish' },
  fr: { tag: 'fr', locale: 'fr-FR', name: 'Français', english: 'French' },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  /** BCP 47, as a page says it of itself. */
  tag: string;
  /** BCP 47, by which dates, numbers and money are written. */
  locale: string;
  /** As its readers call it. */
  name: string;
  english: string;
}

export type Language = keyof typeof languageFacts;

export const languageCodes = Object.keys(languageFacts) as Language[];

/** Texts are written in it first, and it stands in where another one is missing. */
export const firstLanguage = 'en' as const satisfies Language;

/** The languages that texts are translated into. */
export type Translation = Exclude<Language, typeof firstLanguage>;

export const translations = languageCodes.filter((code): code is Translation => code !== firstLanguage);
