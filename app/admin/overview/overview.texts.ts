import { loadTexts } from '#app/language/texts.ts';

export const overviewTexts = loadTexts({
  en: () => import('./overview.texts.en.ts'),
  es: () => import('./overview.texts.es.ts'),
  fr: () => import('./overview.texts.fr.ts'),
});
