import type { Language } from '#contract/base/languages.ts';

/** What offers a page in another language, said in that language, so all of them are on every page. */
export const languageOffers: Readonly<Record<Language, { read: string; dismiss: string }>> = {
  en: { read: 'Read this page in English', dismiss: 'No, thanks' },
  es: { read: 'Leer esta página en español', dismiss: 'No, gracias' },
  fr: { read: 'Lire cette page en français', dismiss: 'Non, merci' },
};
