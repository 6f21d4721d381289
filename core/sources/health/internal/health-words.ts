import { inLanguages } from '#contract/base/texts.ts';
import english from './health.texts.en.ts';
import spanish from './health.texts.es.ts';
import french from './health.texts.fr.ts';

/** How a source does, and how fast it is asked, in every language. */
export const healthWords = inLanguages({ en: english, es: spanish, fr: french });
