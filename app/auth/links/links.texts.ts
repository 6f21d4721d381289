import { loadTexts } from '#app/language/texts.ts';

export const linkTexts = loadTexts({
  en: () => import('./links.texts.en.ts'),
  es: () => import('./links.texts.es.ts'),
  fr: () => import('./links.texts.fr.ts'),
});
