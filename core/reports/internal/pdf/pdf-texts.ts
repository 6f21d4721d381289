import type { Language } from '#contract/base/languages.ts';
import { inLanguages, type Texts } from '#contract/base/texts.ts';
import englishBrokers from '#contract/brokers/brokers.texts.en.ts';
import spanishBrokers from '#contract/brokers/brokers.texts.es.ts';
import frenchBrokers from '#contract/brokers/brokers.texts.fr.ts';
import englishCompany from '#contract/removal/company.texts.en.ts';
import spanishCompany from '#contract/removal/company.texts.es.ts';
import frenchCompany from '#contract/removal/company.texts.fr.ts';
import englishDrop from '#contract/removal/drop.texts.en.ts';
import spanishDrop from '#contract/removal/drop.texts.es.ts';
import frenchDrop from '#contract/removal/drop.texts.fr.ts';
import englishPaper from '#contract/scans/words/paper.texts.en.ts';
import spanishPaper from '#contract/scans/words/paper.texts.es.ts';
import frenchPaper from '#contract/scans/words/paper.texts.fr.ts';
import englishWords from '#contract/scans/words/scan-words.texts.en.ts';
import spanishWords from '#contract/scans/words/scan-words.texts.es.ts';
import frenchWords from '#contract/scans/words/scan-words.texts.fr.ts';
import englishScore from '#contract/scans/words/score.texts.en.ts';
import spanishScore from '#contract/scans/words/score.texts.es.ts';
import frenchScore from '#contract/scans/words/score.texts.fr.ts';
import english from './pdf.texts.en.ts';
import spanish from './pdf.texts.es.ts';
import french from './pdf.texts.fr.ts';

const own = inLanguages({ en: english, es: spanish, fr: french });
const words = inLanguages({ en: englishWords, es: spanishWords, fr: frenchWords });
const paper = inLanguages({ en: englishPaper, es: spanishPaper, fr: frenchPaper });
const score = inLanguages({ en: englishScore, es: spanishScore, fr: frenchScore });
const brokers = inLanguages({ en: englishBrokers, es: spanishBrokers, fr: frenchBrokers });
const company = inLanguages({ en: englishCompany, es: spanishCompany, fr: frenchCompany });
const drop = inLanguages({ en: englishDrop, es: spanishDrop, fr: frenchDrop });

/** What the document says: of its own, and as screens and the printed page do. */
export interface PdfTexts {
  texts: Texts<typeof english>;
  words: Texts<typeof englishWords>;
  paper: Texts<typeof englishPaper>;
  score: Texts<typeof englishScore>;
  brokers: Texts<typeof englishBrokers>;
  company: Texts<typeof englishCompany>;
  drop: Texts<typeof englishDrop>;
}

export const pdfTextsIn = (language: Language): PdfTexts => ({
  texts: own[language],
  words: words[language],
  paper: paper[language],
  score: score[language],
  brokers: brokers[language],
  company: company[language],
  drop: drop[language],
});
