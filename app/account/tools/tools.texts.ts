import { loadTexts } from '#app/language/texts.ts';

export const toolTexts = loadTexts({
  en: () => import('./tools.texts.en.ts'),
  es: () => import('./tools.texts.es.ts'),
  fr: () => import('./tools.texts.fr.ts'),
});
