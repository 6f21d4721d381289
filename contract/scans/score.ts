import type { Texts } from '#contract/base/texts.ts';
import { type Band, bandOf } from './severity.ts';
import type english from './words/score.texts.en.ts';

/** How a score is put in words, in one language. */
export type ScoreTexts = Texts<typeof english>;

/** Where a score lies, in whole points from 0 to 100. */
export interface ScoreRange {
  /** What is known; 0 of nothing only. */
  score: number;
  /** The most that the sources which gave no answer could make of it; the same when all answered. */
  most: number;
}

/** The score as every screen shows it: what is open, and as a fact beside it what is on record, which nothing lowers. */
export interface ScoreFigures extends ScoreRange {
  /** What there is still something to do about; null where that is not known any more. */
  open: ScoreRange | null;
}

/** How a score comes about, as screen, paper and file say it; in English, which signed files are in. */
export const scoreMethod =
  'Lower is quieter. The score weighs how serious each exposure is, how recent, and how easy to find. It cannot see what nobody has published. While sources are silent it is a range: what is known, and the worst that they may hold. It counts what there is still something to do about and is 0 when nothing is left; what has leaked stays on record beside it.';

/** The number that falls when a finding is dealt with, and that is shown large. */
export const openOf = ({ score, most, open }: ScoreFigures): ScoreRange => open ?? { score, most };

/** "31", or "31–48" while sources are silent. */
export const scoreDigits = ({ score, most }: ScoreRange): string => (most > score ? `${score}–${most}` : `${score}`);

/** "31", or "31 to 48", for sentences and for screen readers. */
export const scoreWords = ({ score, most }: ScoreRange, { range }: ScoreTexts): string =>
  most > score ? range(`${score}`, `${most}`) : `${score}`;

/** The bands from what is known to the most, lowest first; one or two. */
export function bandsOf({ score, most }: ScoreRange): Band[] {
  return [...new Set([bandOf(score), bandOf(most)])];
}

/** "Medium", or "Low to Medium". */
export function bandWords(shown: ScoreRange, { bands, range }: ScoreTexts): string {
  const [least, most] = bandsOf(shown).map((band) => bands[band]);
  return most === undefined ? `${least}` : range(`${least}`, most);
}

/** "60 on record", beside the score. */
export const recordWords = (shown: ScoreRange, { onRecord }: ScoreTexts): string => onRecord(scoreDigits(shown));

/** The whole of it in words: "Risk score 31 to 48 out of 100: Medium. On record: 60 out of 100." */
export function scoreSentence(figures: ScoreFigures, texts: ScoreTexts): string {
  const shown = openOf(figures);
  const score = texts.sentence(scoreWords(shown, texts), bandWords(shown, texts));
  return figures.open ? `${score} ${texts.recordSentence(scoreWords(figures, texts))}` : score;
}
