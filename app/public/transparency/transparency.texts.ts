import { loadTexts } from '#app/language/texts.ts';

export const transparencyTexts = loadTexts({
  en: () => import('./transparency.texts.en.ts'),
  es: () => import('./transparency.texts.es.ts'),
  fr: () => import('./transparency.texts.fr.ts'),
});
