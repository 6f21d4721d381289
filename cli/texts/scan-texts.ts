import { inLanguages } from '#contract/base/texts.ts';
import enScan from '#contract/scans/words/scan-words.texts.en.ts';
import esScan from '#contract/scans/words/scan-words.texts.es.ts';
import frScan from '#contract/scans/words/scan-words.texts.fr.ts';
import enScore from '#contract/scans/words/score.texts.en.ts';
import esScore from '#contract/scans/words/score.texts.es.ts';
import frScore from '#contract/scans/words/score.texts.fr.ts';

/** The product's own words for results. */
export const scanTexts = inLanguages({ en: enScan, es: esScan, fr: frScan });
export const scoreTexts = inLanguages({ en: enScore, es: esScore, fr: frScore });
