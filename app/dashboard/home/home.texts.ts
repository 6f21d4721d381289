import { loadTexts } from '#app/language/texts.ts';

export const homeTexts = loadTexts({
  en: () => import('./home.texts.en.ts'),
  es: () => import('./home.texts.es.ts'),
  fr: () => import('./home.texts.fr.ts'),
});
