import { inLanguages } from '#contract/base/texts.ts';
import enEntry from '#contract/proof/words/entry.texts.en.ts';
import esEntry from '#contract/proof/words/entry.texts.es.ts';
import frEntry from '#contract/proof/words/entry.texts.fr.ts';
import enVerdict from '#contract/proof/words/verdict.texts.en.ts';
import esVerdict from '#contract/proof/words/verdict.texts.es.ts';
import frVerdict from '#contract/proof/words/verdict.texts.fr.ts';

/** The product's own words for what a check of a file or of an entry comes to. */
export const verdictTexts = inLanguages({ en: enVerdict, es: esVerdict, fr: frVerdict });
export const entryTexts = inLanguages({ en: enEntry, es: esEntry, fr: frEntry });
