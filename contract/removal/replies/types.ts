/** What a reply of a controller says. `done` is what it says, never that anything is gone. */
export const replyKinds = [
  'done',
  'nothing-held',
  'id-copy',
  'more-identification',
  'other-form',
  'extension',
  'refusal',
  'wrong-language',
  'not-understood',
] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** Why a controller refuses. */
export const refusalGrounds = [
  'legal-duty',
  'law-does-not-apply',
  'legitimate-interest',
  'public-data',
  'excessive',
  'not-verified',
  'ask-somebody-else',
  'no-ground',
] as const;
export type RefusalGround = (typeof refusalGrounds)[number];

export type ReplyLanguage = 'en' | 'es' | 'fr' | 'de';

/** A proposal for the person to confirm. */
export interface ReadReply {
  kind: ReplyKind;
  /** Only of a refusal. */
  ground: RefusalGround | null;
  /** The words of the reply that decided, in its order. Empty where nothing was understood. */
  because: string[];
  /** Whether a machine seems to have answered. */
  isAutomatic: boolean;
  /** Null where it is none of those that can be read. */
  language: ReplyLanguage | null;
}

/** How one language says what replies say. Every pattern is tried on one sentence, in lower case. */
export interface ReplyRules {
  /** Frequent words that tell the language. */
  frequent: RegExp;
  asksForIdCopy: readonly RegExp[];
  asksForMore: readonly RegExp[];
  pointsToForm: readonly RegExp[];
  /** What makes a sentence that asks for something a mere possibility, or its opposite. */
  doesNotAsk: RegExp;
  extends: readonly RegExp[];
  refuses: readonly { ground: RefusalGround; pattern: RegExp }[];
  /** What makes a sentence about refusing or extending a mere possibility. */
  isPossibility: RegExp;
  holdsNothing: readonly RegExp[];
  wantsOtherLanguage: readonly RegExp[];
  saysDone: readonly RegExp[];
  /** In a sentence that says done, before the verb: it is not done. */
  notYet: RegExp;
  /** Anywhere in a sentence that says done: it is not all of it, or something else was done. */
  notAll: RegExp;
  /** In any sentence of a reply that says done: something is kept or still to come. */
  leavesOpen: RegExp;
  /** A sentence that speaks of an entry that keeps the person from being added again, which letters ask for. */
  suppression: RegExp;
  automatic: readonly RegExp[];
}
