import { loadTexts } from '#app/language/texts.ts';

export const askingTexts = loadTexts({
  en: () => import('./asking.texts.en.ts'),
  es: () => import('./asking.texts.es.ts'),
  fr: () => import('./asking.texts.fr.ts'),
});
