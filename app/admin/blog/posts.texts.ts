import { loadTexts } from '#app/language/texts.ts';

export const postTexts = loadTexts({
  en: () => import('./posts.texts.en.ts'),
  es: () => import('./posts.texts.es.ts'),
  fr: () => import('./posts.texts.fr.ts'),
});
