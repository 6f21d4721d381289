import { loadTexts } from '#app/language/texts.ts';

export const panelTexts = loadTexts({
  en: () => import('./panel.texts.en.ts'),
  es: () => import('./panel.texts.es.ts'),
  fr: () => import('./panel.texts.fr.ts'),
});
