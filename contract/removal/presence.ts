/**
 * Why nobody looks where somebody was listed. `lasting`: what a breach has spread stays spread; `not-public`: the place can
 * be seen only by signing in, or by the company itself; `unknown`: the request began with no finding.
 */
export const unseenReasons = ['lasting', 'not-public', 'unknown'] as const;
export type UnseenReason = (typeof unseenReasons)[number];

/** What is known about the place of a case. No two of these mean the same, and none turns into another. */
export type PresenceView =
  /** Three absences under passing controls. ISO 8601 each. */
  | { kind: 'seen-gone'; foundAt: string; absentAt: readonly [string, string, string] }
  | { kind: 'listed'; at: string }
  /** It was found, and nothing since proves that it is gone. `absences` counts those so far, 0 to 2. */
  | { kind: 'not-rechecked'; foundAt: string | null; absences: number }
  | { kind: 'not-found'; at: string }
  /** The company says that it is done; we cannot look. */
  | { kind: 'said-done'; why: UnseenReason }
  | { kind: 'unseen'; why: UnseenReason };

/** A place as its owner sees it. */
export interface PlaceView {
  presence: PresenceView;
  /** The source that is asked, and the address where it can be seen; null where nobody may look. */
  source: string | null;
  url: string | null;
  /** ISO 8601; when we look next. */
  nextLookAt: string | null;
}
