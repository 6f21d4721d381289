import { loadTexts } from '#app/language/texts.ts';

export const neverScanTexts = loadTexts({
  en: () => import('./never-scan.texts.en.ts'),
  es: () => import('./never-scan.texts.es.ts'),
  fr: () => import('./never-scan.texts.fr.ts'),
});
