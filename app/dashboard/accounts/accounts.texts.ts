import { loadTexts } from '#app/language/texts.ts';

export const accountsTexts = loadTexts({
  en: () => import('./accounts.texts.en.ts'),
  es: () => import('./accounts.texts.es.ts'),
  fr: () => import('./accounts.texts.fr.ts'),
});
