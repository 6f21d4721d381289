import { loadTexts } from '#app/language/texts.ts';

export const companyTexts = loadTexts({
  en: () => import('#contract/removal/company.texts.en.ts'),
  es: () => import('#contract/removal/company.texts.es.ts'),
  fr: () => import('#contract/removal/company.texts.fr.ts'),
});
