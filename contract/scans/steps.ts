import type { ScanWords } from './words/scan-words.ts';

/** Things to do that close an exposure, wholly or in part; their words stand in core/reports/internal/step-words.ts. */
const stepIds = [
  'clean-computer',
  'sign-out-everywhere',
  'new-passwords',
  'mail-rules',
  'change-password',
  'two-factor',
  'sign-out',
  'revoke-tokens',
  'new-question',
  'replace-document',
  'fraud-warning',
  'tell-bank',
  'payment-alerts',
  'location-off',
  'location-history',
  'carrier-pin',
  'caller-password',
  'blackmail-plan',
  'close-account',
  'old-messages',
  'move-wallet',
  'new-wallet-address',
  'wallet-safety',
  'bank-callback',
  'family-word',
  'ask-records',
  'registration-privacy',
  'dmarc-report',
  'dmarc-enforce',
  'spf',
  'ask-archive',
  'remove',
  'hide-history',
  'no-reply-address',
] as const;
export type StepId = (typeof stepIds)[number];

/** One box to tick at a finding. */
export interface Step {
  /** The same wherever the same thing is to be done; at one finding, there is one of each. */
  id: StepId;
  text: string;
  /** How long it takes, about. */
  minutes: number;
  /** Where it is done; null where no address is known. */
  url: string | null;
  /** Done once, it is done for every finding that asks for it. */
  once: boolean;
}

/** By when something wants to be done, as the verdict says it. */
export type Due = 'today' | 'this-week';

/** "This week, 3 min" */
export function whenWords({ due, minutes }: Pick<PlanAction, 'due' | 'minutes'>, { plan }: ScanWords): string {
  const length = plan.minutes(minutes);
  return due ? plan.when(plan.due[due], length) : length;
}

/** What one action of the plan does at one place. */
export interface PlanRow {
  findingId: string;
  step: StepId;
  /** Where: the company, site or record. */
  where: string;
  minutes: number;
  url: string | null;
}

/** One action: at one place, or the same at several. */
export interface PlanAction {
  step: StepId;
  /** "Change your Pixel Garden password", "Change four passwords". */
  title: string;
  minutes: number;
  /** Heaviest first, at least one. */
  rows: PlanRow[];
  /** The same at places that do not fit in. */
  more: number;
  /** Null where it can wait. */
  due: Due | null;
}

/** The open score, in whole points. */
export interface PlanScore {
  today: number;
  /** Once these actions are done. */
  after: number;
  /** Where these actions alone lower nothing, about how many steps will, counted from today; null where they lower it. */
  falls: number | null;
}

/** "84 today, 63 when this is done, 0 when all is done.", and where the score waits, why. */
export function planScoreWords({ today, after, falls }: PlanScore, { plan }: ScanWords): string {
  const course =
    after < today
      ? (after > 0 ? plan.scoreAfterAndAtEnd : plan.scoreAfter)(today, after)
      : (after > 0 ? plan.scoreAtEnd : plan.score)(today);
  return falls === null ? course : `${course} ${plan.falls(falls)}`;
}

/** What to do next, and what it comes to. */
export interface Plan {
  /** Three to five where there are as many; none when nothing needs doing. */
  actions: PlanAction[];
  minutes: number;
  /** null without a score, and when nothing needs doing. */
  score: PlanScore | null;
  /** What nobody can act on, each with the places that it is about. */
  watch: { text: string; places: string[] }[];
}
