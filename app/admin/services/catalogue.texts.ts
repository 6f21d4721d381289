import { loadTexts } from '#app/language/texts.ts';

export const catalogueTexts = loadTexts({
  en: () => import('./catalogue.texts.en.ts'),
  es: () => import('./catalogue.texts.es.ts'),
  fr: () => import('./catalogue.texts.fr.ts'),
});
