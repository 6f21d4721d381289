import type { IdentifierKind } from '#contract/scans/types.ts';
import type { Answer, Exposure, Source, Subject, Told } from '#core/sources/define.ts';

/** One source to ask about one identifier. */
export interface Question {
  sourceId: string;
  identifierId: string;
}

/** Names a question within its scan. */
export const checkKey = ({ sourceId, identifierId }: Question): string => `${sourceId} ${identifierId}`;

/** A source as it is asked about one identifier. */
export interface Check {
  source: Source;
  identifierId: string;
  subject: Subject;
}

/** A source that has had its turn. */
export interface Ended {
  check: Check;
  state: 'ended';
  answer: Answer;
  /** null when nobody was asked. */
  startedAt: Date | null;
  finishedAt: Date;
  /** Set when an earlier answer was reused: the time it was given. */
  reusedFrom: Date | null;
  /** The browser of the person asked, and brought the answer: it counts in this scan, and nowhere else. */
  askedBy?: 'browser';
}

/** A source that is asked later, when its vendor's limits have a place. */
export interface Waiting {
  check: Check;
  state: 'waiting';
  /** Not asked before. */
  from: Date;
}

/** What became of one check. */
export type Change = { check: Check; state: 'checking'; startedAt: Date } | Waiting | Ended;

/** Names a check within its scan. */
export const keyOf = ({ source, identifierId }: Check): string => checkKey({ sourceId: source.id, identifierId });

export const isEnded = (change: Change): change is Ended => change.state === 'ended';
export const isWaiting = (change: Change): change is Waiting => change.state === 'waiting';

/** How an answer came to be known. One that a source with a control gave is kept only once the control has passed. */
export const toldBy = (
  { ruleVersion, control }: Source,
  { reusedFrom, askedBy }: Pick<Ended, 'reusedFrom' | 'askedBy'>,
): Told => ({
  rule: reusedFrom ? null : (ruleVersion ?? null),
  control: control ? 'passed' : 'none',
  ...(askedBy && { askedBy }),
});

/**
 * What was found about another identifier than the scan's own address, told apart from the same thing about that: somebody
 * may have two user names at one site.
 */
export const keyedAbout = (exposure: Exposure, { kind, value }: { kind: IdentifierKind; value: string }): Exposure => ({
  ...exposure,
  key: `${exposure.key} ${kind} ${value}`,
});
