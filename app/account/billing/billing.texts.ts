import { loadTexts } from '#app/language/texts.ts';

export const billingTexts = loadTexts({
  en: () => import('./billing.texts.en.ts'),
  es: () => import('./billing.texts.es.ts'),
  fr: () => import('./billing.texts.fr.ts'),
});
