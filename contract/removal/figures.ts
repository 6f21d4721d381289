/** Cases of a company from which its figures are shown, each of another person. */
export const fewestCases = 10;

/** Answers are counted by how soon they came, so that figures of installations can be added up. */
export const answerDays = [7, 30, 45, 90] as const;

/** A share of all cases, 0 to 1, with Wilson's interval (95%). */
export interface Share {
  count: number;
  of: number;
  low: number;
  high: number;
}

/** How one company answered, over all cases of this installation. */
export interface CompanyFigures {
  /** In the directory. */
  id: string;
  company: string;
  asked: number;
  answered: Share;
  /** Whole days from the letter to the first answer; null without answers. */
  medianDays: number | null;
  /** Answers within so many days, as in `answerDays`. */
  within: readonly [number, number, number, number];
  saidDone: number;
  /** Of those asked, what was seen gone; only some of it can be looked at. */
  gone: Share;
  /** Of what was seen gone. */
  cameBack: Share;
  /** ISO 8601 */
  countedAt: string;
}
