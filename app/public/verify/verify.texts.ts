import { loadTexts } from '#app/language/texts.ts';

export const verifyTexts = loadTexts({
  en: () => import('./verify.texts.en.ts'),
  es: () => import('./verify.texts.es.ts'),
  fr: () => import('./verify.texts.fr.ts'),
});
