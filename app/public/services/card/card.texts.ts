import { loadTexts } from '#app/language/texts.ts';

export const cardTexts = loadTexts({
  en: () => import('./card.texts.en.ts'),
  es: () => import('./card.texts.es.ts'),
  fr: () => import('./card.texts.fr.ts'),
});
