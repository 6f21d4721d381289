import { loadTexts } from '#app/language/texts.ts';

export const paperWords = loadTexts({
  en: () => import('#contract/scans/paper.texts.en.ts'),
  es: () => import('#contract/scans/paper.texts.es.ts'),
  fr: () => import('#contract/scans/paper.texts.fr.ts'),
});
