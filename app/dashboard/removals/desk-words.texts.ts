import { loadTexts } from '#app/language/texts.ts';

export const deskWords = loadTexts({
  en: () => import('#contract/removal/desk-words.texts.en.ts'),
  es: () => import('#contract/removal/desk-words.texts.es.ts'),
  fr: () => import('#contract/removal/desk-words.texts.fr.ts'),
});
