import { loadTexts } from '#app/language/texts.ts';

export const customerTexts = loadTexts({
  en: () => import('./customer.texts.en.ts'),
  es: () => import('./customer.texts.es.ts'),
  fr: () => import('./customer.texts.fr.ts'),
});
