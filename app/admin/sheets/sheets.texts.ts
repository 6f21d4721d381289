import { loadTexts } from '#app/language/texts.ts';

export const sheetTexts = loadTexts({
  en: () => import('./sheets.texts.en.ts'),
  es: () => import('./sheets.texts.es.ts'),
  fr: () => import('./sheets.texts.fr.ts'),
});
