import type { CompanyRoutes } from '#contract/removal/company.ts';
import type { Answered, Coverage } from './coverage.ts';
import type { Ownership } from './ownership.ts';
import type { Proof } from './proofs.ts';
import type { ScoreFigures } from './score.ts';
import type { Severity } from './severity.ts';
import type { Plan, Step } from './steps.ts';

/** What the free scan form says when a field is empty or blank. */
export const blankFreeScan = {
  title: 'Please fill in all fields',
  description: 'Name and email are required to start your free scan.',
} as const;

export const scanNotStarted = 'Failed to start your scan. Please try again.';

export const scanStatuses = ['pending', 'processing', 'completed', 'failed'] as const;
export type ScanStatus = (typeof scanStatuses)[number];

/** Groups of sources on the live page, in order. */
export const sourceCategories = ['breaches', 'identity', 'keys', 'code', 'domain', 'reputation', 'profiles'] as const;
export type SourceCategory = (typeof sourceCategories)[number];
export const sourceCategoryLabel: Readonly<Record<SourceCategory, string>> = {
  breaches: 'Breach collections',
  identity: 'Public identity',
  keys: 'Keys and certificates',
  code: 'Code and commits',
  domain: 'Your mail domain',
  reputation: 'Reputation lists',
  profiles: 'Public profiles',
};

/** Why a source's answer is not known. It never reads as "nothing found". */
export const notCheckedReasons = [
  'timeout', // no answer within the time allowed
  'unreachable', // no connection, or the connection broke
  'limited', // the source asked us to slow down (429), or our own pace left no slot
  'refused', // 401, 403, 407, 451 or a challenge page
  'failed', // 5xx, or an answer too large
  'changed', // an answer that we cannot read
  'not-applicable', // cannot be asked about this address (a free-mail domain, for example)
  'interrupted', // the scan ended before this source was asked
  'unproved', // it answered, and a control did not show that it could have answered otherwise
  'conflicting', // it answered with a profile that is not shown to be the one asked for
  'indiscriminate', // it found a made-up name of the same form as well
  'suspended', // not asked: it failed its controls, or staff hold it
  'opted-out', // never asked: whoever reads the mailbox told us never to scan the address
  'withdrawn', // it had answered, and was caught lying afterwards
] as const;
export type NotCheckedReason = (typeof notCheckedReasons)[number];

/** `waiting`: the scan has ended, or ends, without it; it is asked later, or once more, when its vendor's limits have a place. */
export const checkStates = ['queued', 'checking', 'found', 'clear', 'not-checked', 'waiting'] as const;
export type CheckState = (typeof checkStates)[number];

export const identifierKinds = ['email', 'username', 'domain', 'name'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];
/** How it is known to be the person's: proved, or only said by them. */
export const identifierProofs = ['proven', 'declared'] as const;
export type IdentifierProof = (typeof identifierProofs)[number];

/** What a scan asks its sources about. */
export interface IdentifierView {
  id: string;
  kind: IdentifierKind;
  value: string;
  proof: IdentifierProof;
}

/** One source's part in a scan, about one identifier, as the live page shows it. */
export interface CheckView {
  /** Of its identifier in the scan. With the source's it names the check. */
  identifierId: string;
  sourceId: string;
  name: string;
  category: SourceCategory;
  state: CheckState;
  reason: NotCheckedReason | null;
  /** ISO 8601: about when a source that is waited for is asked; null in every other state. */
  expectedAt: string | null;
  /** Milliseconds from question to answer; null before the answer. */
  durationMs: number | null;
  /** Findings that this source contributed. */
  findings: number;
  /** What its "nothing found" covers and leaves out; null for a source that is no longer there. */
  clearCovers: string | null;
  /** ISO 8601: the answer is that of an earlier question about the same address; null when it was asked for this scan. */
  reusedFrom: string | null;
  /** Left out where this installation asked. */
  askedBy?: 'browser';
  /** It gave us no answer, and the person's own browser may ask it. */
  canAskHere?: true;
  /** "Powered by …" and its address, when the source's terms ask for it. */
  credit: { label: string; url: string } | null;
}

export const findingCategories = [
  'credentials',
  'government-id',
  'intimate',
  'financial',
  'health',
  'location',
  'phone',
  'identity',
  'profiles',
  'email',
  'technical',
] as const;
export type FindingCategory = (typeof findingCategories)[number];
export const findingCategoryLabel: Readonly<Record<FindingCategory, string>> = {
  credentials: 'Passwords and credentials',
  'government-id': 'Government documents',
  intimate: 'Private life',
  financial: 'Money and payment',
  health: 'Health',
  location: 'Where you live',
  phone: 'Phone',
  identity: 'Who you are',
  profiles: 'Public profiles',
  email: 'Your email address',
  technical: 'Technical traces',
};

/** How sure we are that a finding is the person's own. */
export const certaintyLabel = { confirmed: 'Confirmed', likely: 'Likely', possible: 'Possible' } as const;

/** Where a finding stands in the report. Information is what nobody needs to act on, and what may be someone else's. */
export const findingGroups = ['todo', 'watch', 'done', 'information'] as const;
export type FindingGroup = (typeof findingGroups)[number];

/** One exposure: joined over sources, worded for the person. No secret is ever part of it. */
export interface FindingView {
  id: string;
  category: FindingCategory;
  severity: Severity;
  /** Points of this finding, 0 to 100. */
  points: number;
  /** How much of the points there is still something to do about: less with every step that is done. */
  open: number;
  group: FindingGroup;
  /** Who exposed what: "Quill Notes lost your password and sign-in token". */
  title: string;
  /** Where: the breach, site or record. */
  where: string;
  /** Address of a page where the person can see it themself; null when there is none. */
  url: string | null;
  /** Kinds of data exposed, in plain words. */
  exposed: string[];
  /** Short facts worth showing beside it, e.g. { label: "Accounts in the breach", value: "152,445,165" }. */
  evidence: { label: string; value: string }[];
  /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or null when the source does not say. */
  since: string | null;
  /** Whose it is, and how that is known. */
  whose: Ownership;
  /** How sure we are, and why, in one sentence. */
  certainty: { level: keyof typeof certaintyLabel; because: string };
  /** Why it matters, one or two sentences. */
  why: string;
  /** What to do, most useful first; none when nothing can be done. */
  steps: Step[];
  /** What can be asked of the company that lost or shows it; `unknown` where nobody is known who lost it, otherwise null. */
  company: CompanyRoutes | 'unknown' | null;
  /** What helps to know, and closes nothing. */
  advice: string[];
  /** Ids of the sources that reported it. */
  sources: { id: string; name: string }[];
  /** How each of them came to report it. */
  proofs: Proof[];
  /** By how many whole points the open score falls when the rest is done; null when nothing is left, or without a score. */
  lowersScoreBy: number | null;
}

/** Whether it counts. A match by name only has no points: it may be someone else's. */
export const isExposure = ({ points }: Pick<FindingView, 'points'>): boolean => points > 0;

/** The whole of a scan as its owner sees it, live and afterwards. */
export interface ScanView {
  id: string;
  status: ScanStatus;
  /** Percent of sources that have reached an end, 0 to 100, whole. */
  completion: number;
  /** As whoever asked for it wrote it; null when that was not the browser that opened the mailed link. */
  name: string | null;
  email: string;
  /** ISO 8601 */
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** When an anonymous result is deleted, ISO 8601; null when it stays with an account. */
  expiresAt: string | null;
  /** The address first. */
  identifiers: IdentifierView[];
  checks: CheckView[];
  findings: FindingView[];
  plan: Plan;
  coverage: Coverage;
  /** null until the scan has ended. */
  score: ScoreView | null;
  /** What it comes to, in words; also while it runs and when it failed. */
  verdict: Verdict;
}

/** The sentence that decides, and the paragraph under it. */
export interface Verdict {
  headline: string;
  detail: string;
}

/**
 * "incomplete" when nothing answered of a kind of source without which a score says nothing, or when more than 30% of
 * all sources did not.
 */
export type ScoreView =
  | (ScoreFigures & {
      kind: 'scored';
      /** What weighs most of what is open; null when nothing is. */
      worst: FindingCategory | null;
      /** Of what is on record. */
      categories: { category: FindingCategory; points: number; findings: number }[];
      formula: string;
    })
  | { kind: 'incomplete'; unknownShare: number; silent: SourceCategory[]; formula: string };

/** The figures of a score, or null where there are none. */
export function figuresOf(score: ScoreView | null): ScoreFigures | null {
  if (score?.kind !== 'scored') return null;
  return { score: score.score, most: score.most, open: score.open };
}

/** One row of a list of scans. */
export interface ScanRow extends Answered {
  id: string;
  /** Name of the service, or the type of the scan. */
  name: string;
  status: ScanStatus;
  /** Percent, 0 to 100. */
  completion: number;
  /** ISO 8601 */
  createdAt: string;
  /** One line on the result; null while there is none. */
  summary: string | null;
  exposures: number | null;
  /** Null without a result, and where too few sources answered for a score. */
  score: ScoreFigures | null;
}

/** One point of the score over time. */
export interface ScorePoint extends ScoreFigures {
  scanId: string;
  /** ISO 8601 */
  date: string;
}

export interface ScanCounts {
  total: number;
  completed: number;
}
