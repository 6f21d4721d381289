import { loadTexts } from '#app/language/texts.ts';

export const guidedTexts = loadTexts({
  en: () => import('./guided.texts.en.ts'),
  es: () => import('./guided.texts.es.ts'),
  fr: () => import('./guided.texts.fr.ts'),
});
