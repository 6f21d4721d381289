import { loadTexts } from '#app/language/texts.ts';

export const brokerTexts = loadTexts({
  en: () => import('#contract/brokers/brokers.texts.en.ts'),
  es: () => import('#contract/brokers/brokers.texts.es.ts'),
  fr: () => import('#contract/brokers/brokers.texts.fr.ts'),
});
