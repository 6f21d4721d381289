import { loadTexts } from '#app/language/texts.ts';

export const servicesTexts = loadTexts({
  en: () => import('./services.texts.en.ts'),
  es: () => import('./services.texts.es.ts'),
  fr: () => import('./services.texts.fr.ts'),
});
