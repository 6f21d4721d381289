import { loadTexts } from '#app/language/texts.ts';

export const formTexts = loadTexts({
  en: () => import('./forms.texts.en.ts'),
  es: () => import('./forms.texts.es.ts'),
  fr: () => import('./forms.texts.fr.ts'),
});
