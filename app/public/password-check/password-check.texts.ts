import { loadTexts } from '#app/language/texts.ts';

export const passwordCheckTexts = loadTexts({
  en: () => import('./password-check.texts.en.ts'),
  es: () => import('./password-check.texts.es.ts'),
  fr: () => import('./password-check.texts.fr.ts'),
});
