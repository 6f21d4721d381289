import { loadTexts } from '#app/language/texts.ts';

export const residenceTexts = loadTexts({
  en: () => import('./residence.texts.en.ts'),
  es: () => import('./residence.texts.es.ts'),
  fr: () => import('./residence.texts.fr.ts'),
});
