import { loadTexts } from '#app/language/texts.ts';

export const watchingTexts = loadTexts({
  en: () => import('./watching.texts.en.ts'),
  es: () => import('./watching.texts.es.ts'),
  fr: () => import('./watching.texts.fr.ts'),
});
