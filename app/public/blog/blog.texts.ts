import { loadTexts } from '#app/language/texts.ts';

export const blogTexts = loadTexts({
  en: () => import('./blog.texts.en.ts'),
  es: () => import('./blog.texts.es.ts'),
  fr: () => import('./blog.texts.fr.ts'),
});
