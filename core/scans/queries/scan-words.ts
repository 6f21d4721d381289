import { inLanguages } from '#contract/base/texts.ts';
import english from '#contract/scans/words/scan-words.texts.en.ts';
import spanish from '#contract/scans/words/scan-words.texts.es.ts';
import french from '#contract/scans/words/scan-words.texts.fr.ts';

/** For what is worded before it reaches a screen. */
export const scanWordsIn = inLanguages({ en: english, es: spanish, fr: french });
