import { loadTexts } from '#app/language/texts.ts';

export const translationTexts = loadTexts({
  en: () => import('./languages.texts.en.ts'),
  es: () => import('./languages.texts.es.ts'),
  fr: () => import('./languages.texts.fr.ts'),
});
