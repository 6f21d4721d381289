import { loadTexts } from '#app/language/texts.ts';

export const identityTexts = loadTexts({
  en: () => import('./identity.texts.en.ts'),
  es: () => import('./identity.texts.es.ts'),
  fr: () => import('./identity.texts.fr.ts'),
});
