import { loadTexts } from '#app/language/texts.ts';

export const companiesTexts = loadTexts({
  en: () => import('./companies.texts.en.ts'),
  es: () => import('./companies.texts.es.ts'),
  fr: () => import('./companies.texts.fr.ts'),
});
