import { loadTexts } from '#app/language/texts.ts';

export const managedSourceTexts = loadTexts({
  en: () => import('./sources.texts.en.ts'),
  es: () => import('./sources.texts.es.ts'),
  fr: () => import('./sources.texts.fr.ts'),
});
