import { loadTexts } from '#app/language/texts.ts';

export const activityTexts = loadTexts({
  en: () => import('./activity.texts.en.ts'),
  es: () => import('./activity.texts.es.ts'),
  fr: () => import('./activity.texts.fr.ts'),
});
