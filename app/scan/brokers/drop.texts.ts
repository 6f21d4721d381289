import { loadTexts } from '#app/language/texts.ts';

export const dropTexts = loadTexts({
  en: () => import('#contract/removal/drop.texts.en.ts'),
  es: () => import('#contract/removal/drop.texts.es.ts'),
  fr: () => import('#contract/removal/drop.texts.fr.ts'),
});
