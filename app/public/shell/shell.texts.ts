import { loadTexts } from '#app/language/texts.ts';

export const shellTexts = loadTexts({
  en: () => import('./shell.texts.en.ts'),
  es: () => import('./shell.texts.es.ts'),
  fr: () => import('./shell.texts.fr.ts'),
});
