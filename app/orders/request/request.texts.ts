import { loadTexts } from '#app/language/texts.ts';

export const requestTexts = loadTexts({
  en: () => import('./request.texts.en.ts'),
  es: () => import('./request.texts.es.ts'),
  fr: () => import('./request.texts.fr.ts'),
});
