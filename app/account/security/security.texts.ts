import { loadTexts } from '#app/language/texts.ts';

export const securityTexts = loadTexts({
  en: () => import('./security.texts.en.ts'),
  es: () => import('./security.texts.es.ts'),
  fr: () => import('./security.texts.fr.ts'),
});
