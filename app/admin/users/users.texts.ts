import { loadTexts } from '#app/language/texts.ts';

/** Of the list and of what is done to an account. */
export const userTexts = loadTexts({
  en: () => import('./users.texts.en.ts'),
  es: () => import('./users.texts.es.ts'),
  fr: () => import('./users.texts.fr.ts'),
});
