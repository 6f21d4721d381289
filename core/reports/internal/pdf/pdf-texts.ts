import { inLanguages, type Texts } from '#contract/base/texts.ts';
import english from './pdf.texts.en.ts';
import spanish from './pdf.texts.es.ts';
import french from './pdf.texts.fr.ts';

/** What the document says that no screen does. */
export type PdfTexts = Texts<typeof english>;

export const pdfTexts = inLanguages({ en: english, es: spanish, fr: french });
