import { loadTexts } from '#app/language/texts.ts';

/** What came of each step of a check. Few people ever check a proof, so it is loaded with the first. */
export const entryWords = loadTexts({
  en: () => import('#contract/proof/words/entry.texts.en.ts'),
  es: () => import('#contract/proof/words/entry.texts.es.ts'),
  fr: () => import('#contract/proof/words/entry.texts.fr.ts'),
});
