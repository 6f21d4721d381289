import { loadTexts } from '#app/language/texts.ts';

export const reportTexts = loadTexts({
  en: () => import('./report.texts.en.ts'),
  es: () => import('./report.texts.es.ts'),
  fr: () => import('./report.texts.fr.ts'),
});
