import { loadTexts } from '#app/language/texts.ts';

export const analyticsTexts = loadTexts({
  en: () => import('./analytics.texts.en.ts'),
  es: () => import('./analytics.texts.es.ts'),
  fr: () => import('./analytics.texts.fr.ts'),
});
