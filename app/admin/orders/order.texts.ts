import { loadTexts } from '#app/language/texts.ts';

export const orderTexts = loadTexts({
  en: () => import('./order.texts.en.ts'),
  es: () => import('./order.texts.es.ts'),
  fr: () => import('./order.texts.fr.ts'),
});
