import { loadTexts } from '#app/language/texts.ts';

export const failureTexts = loadTexts({
  en: () => import('./failure.texts.en.ts'),
  es: () => import('./failure.texts.es.ts'),
  fr: () => import('./failure.texts.fr.ts'),
});
