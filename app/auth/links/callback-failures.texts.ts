import { loadTexts } from '#app/language/texts.ts';

export const callbackFailureTexts = loadTexts({
  en: () => import('./callback-failures.texts.en.ts'),
  es: () => import('./callback-failures.texts.es.ts'),
  fr: () => import('./callback-failures.texts.fr.ts'),
});
