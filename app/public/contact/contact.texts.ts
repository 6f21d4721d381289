import { loadTexts } from '#app/language/texts.ts';

export const contactTexts = loadTexts({
  en: () => import('./contact.texts.en.ts'),
  es: () => import('./contact.texts.es.ts'),
  fr: () => import('./contact.texts.fr.ts'),
});
