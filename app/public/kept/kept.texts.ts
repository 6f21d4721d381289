import { loadTexts } from '#app/language/texts.ts';

export const keptTexts = loadTexts({
  en: () => import('./kept.texts.en.ts'),
  es: () => import('./kept.texts.es.ts'),
  fr: () => import('./kept.texts.fr.ts'),
});
