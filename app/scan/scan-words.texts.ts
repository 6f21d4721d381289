import { loadTexts } from '#app/language/texts.ts';

export const scanWords = loadTexts({
  en: () => import('#contract/scans/scan-words.texts.en.ts'),
  es: () => import('#contract/scans/scan-words.texts.es.ts'),
  fr: () => import('#contract/scans/scan-words.texts.fr.ts'),
});
