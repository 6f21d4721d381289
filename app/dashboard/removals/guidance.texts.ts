import { loadTexts } from '#app/language/texts.ts';

export const guidanceTexts = loadTexts({
  en: () => import('./guidance.texts.en.ts'),
  es: () => import('./guidance.texts.es.ts'),
  fr: () => import('./guidance.texts.fr.ts'),
});
