import { loadTexts } from '#app/language/texts.ts';

export const spellingsTexts = loadTexts({
  en: () => import('./spellings.texts.en.ts'),
  es: () => import('./spellings.texts.es.ts'),
  fr: () => import('./spellings.texts.fr.ts'),
});
