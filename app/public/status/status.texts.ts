import { loadTexts } from '#app/language/texts.ts';

export const statusTexts = loadTexts({
  en: () => import('./status.texts.en.ts'),
  es: () => import('./status.texts.es.ts'),
  fr: () => import('./status.texts.fr.ts'),
});
