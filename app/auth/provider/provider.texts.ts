import { loadTexts } from '#app/language/texts.ts';

export const providerTexts = loadTexts({
  en: () => import('./provider.texts.en.ts'),
  es: () => import('./provider.texts.es.ts'),
  fr: () => import('./provider.texts.fr.ts'),
});
