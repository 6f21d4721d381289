import { loadTexts } from '#app/language/texts.ts';

export const freeScanTexts = loadTexts({
  en: () => import('./free-scan.texts.en.ts'),
  es: () => import('./free-scan.texts.es.ts'),
  fr: () => import('./free-scan.texts.fr.ts'),
});
