import { loadTexts } from '#app/language/texts.ts';

export const searchTexts = loadTexts({
  en: () => import('./search.texts.en.ts'),
  es: () => import('./search.texts.es.ts'),
  fr: () => import('./search.texts.fr.ts'),
});
