import { loadTexts } from '#app/language/texts.ts';

export const requestsTexts = loadTexts({
  en: () => import('./requests.texts.en.ts'),
  es: () => import('./requests.texts.es.ts'),
  fr: () => import('./requests.texts.fr.ts'),
});
