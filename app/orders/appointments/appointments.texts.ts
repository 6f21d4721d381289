import { loadTexts } from '#app/language/texts.ts';

export const appointmentTexts = loadTexts({
  en: () => import('./appointments.texts.en.ts'),
  es: () => import('./appointments.texts.es.ts'),
  fr: () => import('./appointments.texts.fr.ts'),
});
