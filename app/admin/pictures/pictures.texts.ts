import { loadTexts } from '#app/language/texts.ts';

export const pictureTexts = loadTexts({
  en: () => import('./pictures.texts.en.ts'),
  es: () => import('./pictures.texts.es.ts'),
  fr: () => import('./pictures.texts.fr.ts'),
});
