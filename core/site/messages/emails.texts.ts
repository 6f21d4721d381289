import { inLanguages } from '#contract/base/texts.ts';
import en from './emails.texts.en.ts';
import es from './emails.texts.es.ts';
import fr from './emails.texts.fr.ts';

export const mailTexts = inLanguages({ en, es, fr });
