import { loadTexts } from '#app/language/texts.ts';

export const proofTexts = loadTexts({
  en: () => import('./proofs.texts.en.ts'),
  es: () => import('./proofs.texts.es.ts'),
  fr: () => import('./proofs.texts.fr.ts'),
});
