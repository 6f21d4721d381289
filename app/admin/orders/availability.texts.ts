import { loadTexts } from '#app/language/texts.ts';

export const availabilityTexts = loadTexts({
  en: () => import('./availability.texts.en.ts'),
  es: () => import('./availability.texts.es.ts'),
  fr: () => import('./availability.texts.fr.ts'),
});
