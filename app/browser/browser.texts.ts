import { loadTexts } from '#app/language/texts.ts';

export const browserTexts = loadTexts({
  en: () => import('./browser.texts.en.ts'),
  es: () => import('./browser.texts.es.ts'),
  fr: () => import('./browser.texts.fr.ts'),
});
