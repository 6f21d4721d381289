import { loadTexts } from '#app/language/texts.ts';

export const contentTexts = loadTexts({
  en: () => import('./content.texts.en.ts'),
  es: () => import('./content.texts.es.ts'),
  fr: () => import('./content.texts.fr.ts'),
});
