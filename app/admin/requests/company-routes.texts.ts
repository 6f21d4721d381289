import { loadTexts } from '#app/language/texts.ts';

export const companyRoutesTexts = loadTexts({
  en: () => import('./company-routes.texts.en.ts'),
  es: () => import('./company-routes.texts.es.ts'),
  fr: () => import('./company-routes.texts.fr.ts'),
});
