import { loadTexts } from '#app/language/texts.ts';

export const privateTexts = loadTexts({
  en: () => import('./private.texts.en.ts'),
  es: () => import('./private.texts.es.ts'),
  fr: () => import('./private.texts.fr.ts'),
});
