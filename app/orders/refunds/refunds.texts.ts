import { loadTexts } from '#app/language/texts.ts';

export const refundTexts = loadTexts({
  en: () => import('./refunds.texts.en.ts'),
  es: () => import('./refunds.texts.es.ts'),
  fr: () => import('./refunds.texts.fr.ts'),
});
