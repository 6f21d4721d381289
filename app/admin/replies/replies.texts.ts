import { loadTexts } from '#app/language/texts.ts';

export const replyTexts = loadTexts({
  en: () => import('./replies.texts.en.ts'),
  es: () => import('./replies.texts.es.ts'),
  fr: () => import('./replies.texts.fr.ts'),
});
