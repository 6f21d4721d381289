import { loadTexts } from '#app/language/texts.ts';

export const sampleTexts = loadTexts({
  en: () => import('./sample.texts.en.ts'),
  es: () => import('./sample.texts.es.ts'),
  fr: () => import('./sample.texts.fr.ts'),
});
