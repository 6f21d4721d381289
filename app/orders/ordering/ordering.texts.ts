import { loadTexts } from '#app/language/texts.ts';

export const orderingTexts = loadTexts({
  en: () => import('./ordering.texts.en.ts'),
  es: () => import('./ordering.texts.es.ts'),
  fr: () => import('./ordering.texts.fr.ts'),
});
