import { loadTexts } from '#app/language/texts.ts';

export const caseTexts = loadTexts({
  en: () => import('./case.texts.en.ts'),
  es: () => import('./case.texts.es.ts'),
  fr: () => import('./case.texts.fr.ts'),
});
