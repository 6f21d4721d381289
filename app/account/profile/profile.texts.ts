import { loadTexts } from '#app/language/texts.ts';

export const profileTexts = loadTexts({
  en: () => import('./profile.texts.en.ts'),
  es: () => import('./profile.texts.es.ts'),
  fr: () => import('./profile.texts.fr.ts'),
});
