import { loadTexts } from '#app/language/texts.ts';

export const photoTexts = loadTexts({
  en: () => import('./photo-metadata.texts.en.ts'),
  es: () => import('./photo-metadata.texts.es.ts'),
  fr: () => import('./photo-metadata.texts.fr.ts'),
});
