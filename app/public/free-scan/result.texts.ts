import { loadTexts } from '#app/language/texts.ts';

export const resultTexts = loadTexts({
  en: () => import('./result.texts.en.ts'),
  es: () => import('./result.texts.es.ts'),
  fr: () => import('./result.texts.fr.ts'),
});
