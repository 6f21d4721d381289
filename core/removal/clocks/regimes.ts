import type { Law, LetterKind } from '#contract/removal/letters.ts';

/** A span that an act names. */
export interface Period {
  count: number;
  unit: 'months' | 'days' | 'business-days';
}

/** What happens when a period ends on a weekend or public holiday. `unclear`: the date stays, and is approximate. */
export type DayOffRule = 'moves' | 'likely-moves' | 'unclear';

/** The clocks of one law. Null: the law has no such period, or none that was verified. */
export interface Regime {
  /** From receipt to the first answer. */
  answer: Period | null;
  /** Kinds whose first answer has a period of its own. */
  answerTo: Partial<Record<LetterKind, Period | null>>;
  /** Further time that a notice with reasons, given inside the first period, allows. `uncapped`: no limit. */
  extension: Period | 'uncapped' | null;
  /** From receipt to a confirmation that the request arrived. */
  acknowledgement: Period | null;
  /** From receipt of a complaint to its acknowledgement by the controller. */
  complaintAcknowledgement: Period | null;
  /** Whether the clock stops while identity or scope is asked for. */
  pauses: boolean;
  dayOff: DayOffRule;
  /** Whether the period itself is only what the regulator expects. */
  isExpectation: boolean;
}

const inMonths = (count: number): Period => ({ count, unit: 'months' });
const inDays = (count: number): Period => ({ count, unit: 'days' });
const inBusinessDays = (count: number): Period => ({ count, unit: 'business-days' });

const none: Regime = {
  answer: null,
  answerTo: {},
  extension: null,
  acknowledgement: null,
  complaintAcknowledgement: null,
  pauses: false,
  dayOff: 'unclear',
  isExpectation: false,
};

/** Article 12(3). Regulation 1182/71 moves the end of a period, which was not read again. */
const gdpr: Regime = { ...none, answer: inMonths(1), extension: inMonths(2), dayOff: 'likely-moves' };

/** 45 days and 45 more; Iowa gives 90. */
const ofStates: Regime = { ...none, answer: inDays(45), extension: inDays(45) };

const ofOthers = {
  gdpr,
  'uk-gdpr': { ...gdpr, complaintAcknowledgement: inDays(30), pauses: true, dayOff: 'moves' },
  fadp: { ...none, answer: inDays(30), extension: 'uncapped' },
  // Sections 19 and 23. For direct marketing (35G) the ordinance names no days.
  pdpo: { ...none, answer: inDays(40), answerTo: { objection: null } },
  ccpa: {
    ...none,
    answer: inDays(45),
    answerTo: { objection: inBusinessDays(15) },
    extension: inDays(45),
    acknowledgement: inBusinessDays(10),
  },
  // Article 19: the full statement. Other rights have no number of days.
  lgpd: { ...none, answerTo: { access: inDays(15) } },
  pipeda: { ...none, answer: inDays(30), extension: inDays(30) },
  quebec: { ...none, answer: inDays(30) },
  app: { ...none, answer: inDays(30), isExpectation: true },
} satisfies Record<Exclude<Law, `us-${string}`>, Regime>;

const ofOneState: Partial<Record<Law, Regime>> = {
  'us-IA': { ...ofStates, answer: inDays(90) },
  'us-RI': { ...ofStates, answerTo: { withdrawal: inDays(15) } },
};

const isOfState = (law: Law): law is Extract<Law, `us-${string}`> => law.startsWith('us-');

/** The clocks of a law. Periods that were not verified are left out. */
export const regimeOf = (law: Law): Regime => (isOfState(law) ? (ofOneState[law] ?? ofStates) : ofOthers[law]);

/** The period for the first answer to a letter; null where the law names none. */
export function answerPeriod(law: Law, kind: LetterKind): Period | null {
  const { answer, answerTo } = regimeOf(law);
  const own = answerTo[kind];
  return own === undefined ? answer : own;
}
