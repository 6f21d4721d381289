import { loadTexts } from '#app/language/texts.ts';

export const mailboxTexts = loadTexts({
  en: () => import('./mailbox.texts.en.ts'),
  es: () => import('./mailbox.texts.es.ts'),
  fr: () => import('./mailbox.texts.fr.ts'),
});
