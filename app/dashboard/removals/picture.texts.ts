import { loadTexts } from '#app/language/texts.ts';

export const pictureTexts = loadTexts({
  en: () => import('./picture.texts.en.ts'),
  es: () => import('./picture.texts.es.ts'),
  fr: () => import('./picture.texts.fr.ts'),
});
