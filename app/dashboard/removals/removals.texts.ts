import { loadTexts } from '#app/language/texts.ts';

export const removalsTexts = loadTexts({
  en: () => import('./removals.texts.en.ts'),
  es: () => import('./removals.texts.es.ts'),
  fr: () => import('./removals.texts.fr.ts'),
});
