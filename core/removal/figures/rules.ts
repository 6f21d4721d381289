import type { CaseState } from '#contract/removal/cases.ts';
import { answerDays, fewestCases, type Share } from '#contract/removal/figures.ts';

const DAY_MS = 86_400_000;

/** States that a company brings about by answering. */
const answers: ReadonlySet<CaseState> = new Set(['acknowledged', 'more-asked', 'said-done', 'nothing-held', 'refused']);

/** One case as it is counted: its moves in order. */
export interface CountedCase {
  userId: string;
  companyId: string;
  company: string;
  moves: readonly { state: CaseState; at: Date }[];
}

/** What the cases of one company come to. */
export interface Counts {
  companyId: string;
  company: string;
  asked: number;
  answered: number;
  medianDays: number | null;
  within: [number, number, number, number];
  saidDone: number;
  gone: number;
  cameBack: number;
}

const hasBeen = (state: CaseState, { moves }: CountedCase): boolean => moves.some((move) => move.state === state);

/** Days from the first letter to the first answer; null without one. */
export function daysToAnswer({ moves }: Pick<CountedCase, 'moves'>): number | null {
  const sent = moves.findIndex(({ state }) => state === 'sent');
  const answer = sent < 0 ? undefined : moves.slice(sent).find(({ state }) => answers.has(state));
  const sentAt = moves[sent]?.at;
  return answer && sentAt ? (answer.at.getTime() - sentAt.getTime()) / DAY_MS : null;
}

/** The lower of two in the middle, in whole days. */
function medianOf(days: readonly number[]): number | null {
  const middle = days.toSorted((a, b) => a - b)[Math.ceil(days.length / 2) - 1];
  return middle === undefined ? null : Math.round(middle);
}

/** Counts of every company that so many people have asked, by name. */
export function countCases(cases: readonly CountedCase[]): Counts[] {
  const asked = cases.filter((one) => hasBeen('sent', one));
  return [...Map.groupBy(asked, ({ companyId }) => companyId).values()]
    .filter((own) => new Set(own.map(({ userId }) => userId)).size >= fewestCases)
    .map(countCompany)
    .sort((a, b) => (a.company < b.company ? -1 : 1));
}

function countCompany(own: readonly CountedCase[]): Counts {
  const [{ companyId, company }] = own as [CountedCase];
  const days = own.map(daysToAnswer).filter((one) => one !== null);
  const number = (state: CaseState) => own.filter((one) => hasBeen(state, one)).length;
  const within = answerDays.map((most) => days.filter((one) => one <= most).length);
  return {
    companyId,
    company,
    asked: own.length,
    answered: days.length,
    medianDays: medianOf(days),
    within: within as Counts['within'],
    saidDone: number('said-done'),
    gone: number('seen-gone'),
    cameBack: number('came-back'),
  };
}

/** 95% on both sides. */
const Z = 1.96;

/**
 * A share with Wilson's interval (Wilson 1927; https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval). Of
 * nothing, everything is possible.
 */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, low: 0, high: 1 };
  const share = count / of;
  const middle = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const whole = 1 + Z ** 2 / of;
  return { count, of, low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}
