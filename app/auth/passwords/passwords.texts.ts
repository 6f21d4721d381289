import { loadTexts } from '#app/language/texts.ts';

export const passwordTexts = loadTexts({
  en: () => import('./passwords.texts.en.ts'),
  es: () => import('./passwords.texts.es.ts'),
  fr: () => import('./passwords.texts.fr.ts'),
});
