import { loadTexts } from '#app/language/texts.ts';

export const roomTexts = loadTexts({
  en: () => import('./room.texts.en.ts'),
  es: () => import('./room.texts.es.ts'),
  fr: () => import('./room.texts.fr.ts'),
});
