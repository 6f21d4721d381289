import { loadTexts } from '#app/language/texts.ts';

export const inboxTexts = loadTexts({
  en: () => import('./inbox.texts.en.ts'),
  es: () => import('./inbox.texts.es.ts'),
  fr: () => import('./inbox.texts.fr.ts'),
});
