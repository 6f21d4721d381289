import { loadTexts } from '#app/language/texts.ts';

export const proveTexts = loadTexts({
  en: () => import('./prove.texts.en.ts'),
  es: () => import('./prove.texts.es.ts'),
  fr: () => import('./prove.texts.fr.ts'),
});
