import { loadTexts } from '#app/language/texts.ts';

export const paperWords = loadTexts({
  en: () => import('#contract/scans/words/paper.texts.en.ts'),
  es: () => import('#contract/scans/words/paper.texts.es.ts'),
  fr: () => import('#contract/scans/words/paper.texts.fr.ts'),
});
