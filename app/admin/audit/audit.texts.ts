import { loadTexts } from '#app/language/texts.ts';

/** Of the log and of one entry. */
export const auditTexts = loadTexts({
  en: () => import('./audit.texts.en.ts'),
  es: () => import('./audit.texts.es.ts'),
  fr: () => import('./audit.texts.fr.ts'),
});
