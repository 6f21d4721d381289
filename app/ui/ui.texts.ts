import { loadTexts } from '#app/language/texts.ts';

export const uiTexts = loadTexts({
  en: () => import('./ui.texts.en.ts'),
  es: () => import('./ui.texts.es.ts'),
  fr: () => import('./ui.texts.fr.ts'),
});
