import { loadTexts } from '#app/language/texts.ts';

export const listTexts = loadTexts({
  en: () => import('./lists.texts.en.ts'),
  es: () => import('./lists.texts.es.ts'),
  fr: () => import('./lists.texts.fr.ts'),
});
