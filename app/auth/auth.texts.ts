import { loadTexts } from '#app/language/texts.ts';

export const authTexts = loadTexts({
  en: () => import('./auth.texts.en.ts'),
  es: () => import('./auth.texts.es.ts'),
  fr: () => import('./auth.texts.fr.ts'),
});
