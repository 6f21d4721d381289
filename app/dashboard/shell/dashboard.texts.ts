import { loadTexts } from '#app/language/texts.ts';

export const dashboardTexts = loadTexts({
  en: () => import('./dashboard.texts.en.ts'),
  es: () => import('./dashboard.texts.es.ts'),
  fr: () => import('./dashboard.texts.fr.ts'),
});
