import { loadTexts } from '#app/language/texts.ts';

export const settingsTexts = loadTexts({
  en: () => import('./settings.texts.en.ts'),
  es: () => import('./settings.texts.es.ts'),
  fr: () => import('./settings.texts.fr.ts'),
});
