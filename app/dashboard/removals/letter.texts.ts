import { loadTexts } from '#app/language/texts.ts';

export const letterTexts = loadTexts({
  en: () => import('./letter.texts.en.ts'),
  es: () => import('./letter.texts.es.ts'),
  fr: () => import('./letter.texts.fr.ts'),
});
