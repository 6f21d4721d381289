import { loadTexts } from '#app/language/texts.ts';

export const paperTexts = loadTexts({
  en: () => import('./paper.texts.en.ts'),
  es: () => import('./paper.texts.es.ts'),
  fr: () => import('./paper.texts.fr.ts'),
});
