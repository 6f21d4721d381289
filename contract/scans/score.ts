import { type Band, bandLabel, bandOf } from './severity.ts';

/** Where a score lies, in whole points from 0 to 100. */
export interface ScoreRange {
  /** What is known. */
  score: number;
  /** The most that the sources which gave no answer could make of it; the same when all answered. */
  most: number;
}

/** The score as every screen shows it. */
export interface ScoreFigures extends ScoreRange {
  /** What is still open; null as long as nothing is marked as done. The score itself then says what is exposed. */
  open: ScoreRange | null;
}

/** What stands where a score would. */
export const noScoreWords = 'Not enough answered to give a score';

/** The number that falls when a finding is dealt with. */
export const openOf = ({ score, most, open }: ScoreFigures): ScoreRange => open ?? { score, most };

/** "31", or "31–48" while sources are silent. */
export const scoreDigits = ({ score, most }: ScoreRange): string => (most > score ? `${score}–${most}` : `${score}`);

/** "31", or "31 to 48", for sentences and for screen readers. */
export const scoreWords = ({ score, most }: ScoreRange): string => (most > score ? `${score} to ${most}` : `${score}`);

/** The bands from what is known to the most, lowest first; one or two. */
export function bandsOf({ score, most }: ScoreRange): Band[] {
  return [...new Set([bandOf(score), bandOf(most)])];
}

/** "Medium", or "Low to Medium". */
export const bandWords = (range: ScoreRange): string =>
  bandsOf(range)
    .map((band) => bandLabel[band])
    .join(' to ');

/** The whole of it in words: "Risk score 31 to 48 out of 100: Medium." and, once something is done, both numbers. */
export function scoreSentence(figures: ScoreFigures): string {
  const words = (range: ScoreRange) => `${scoreWords(range)} out of 100: ${bandWords(range)}.`;
  const { open, ...exposed } = figures;
  return open ? `Risk score still open ${words(open)} Exposed ${words(exposed)}` : `Risk score ${words(exposed)}`;
}
