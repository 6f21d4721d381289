import { loadTexts } from '#app/language/texts.ts';

export const legalTexts = loadTexts({
  en: () => import('./legal.texts.en.ts'),
  es: () => import('./legal.texts.es.ts'),
  fr: () => import('./legal.texts.fr.ts'),
});
