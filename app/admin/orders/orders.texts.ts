import { loadTexts } from '#app/language/texts.ts';

export const ordersTexts = loadTexts({
  en: () => import('./orders.texts.en.ts'),
  es: () => import('./orders.texts.es.ts'),
  fr: () => import('./orders.texts.fr.ts'),
});
