import { loadTexts } from '#app/language/texts.ts';

export const brandingTexts = loadTexts({
  en: () => import('./branding.texts.en.ts'),
  es: () => import('./branding.texts.es.ts'),
  fr: () => import('./branding.texts.fr.ts'),
});
