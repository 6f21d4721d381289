import { loadTexts } from '#app/language/texts.ts';

export const scanTexts = loadTexts({
  en: () => import('./scan.texts.en.ts'),
  es: () => import('./scan.texts.es.ts'),
  fr: () => import('./scan.texts.fr.ts'),
});
