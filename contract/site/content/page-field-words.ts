import { inLanguages } from '#contract/base/texts.ts';
import english from './page-field.texts.en.ts';
import spanish from './page-field.texts.es.ts';
import french from './page-field.texts.fr.ts';

/** What the fields of the Content Management tab say. For the server, which draws them from their schemas. */
export const pageFieldWords = inLanguages({ en: english, es: spanish, fr: french });

export type FieldName = keyof (typeof english)['names'];
export type FieldHint = keyof (typeof english)['hints'];
