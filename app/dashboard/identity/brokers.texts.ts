import { loadTexts } from '#app/language/texts.ts';

export const brokersPageTexts = loadTexts({
  en: () => import('./brokers.texts.en.ts'),
  es: () => import('./brokers.texts.es.ts'),
  fr: () => import('./brokers.texts.fr.ts'),
});
