import { loadTexts } from '#app/language/texts.ts';

export const scansTexts = loadTexts({
  en: () => import('./scans.texts.en.ts'),
  es: () => import('./scans.texts.es.ts'),
  fr: () => import('./scans.texts.fr.ts'),
});
