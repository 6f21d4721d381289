import type { CaseState } from './cases.ts';
import type { Disclosure, Law, LetterField, LetterKind, LetterLanguage, LetterNote } from './letters.ts';
import { type RefusalGround, type ReplyKind, replyKinds } from './replies/types.ts';

/** Where the requests of a person stand. */
export const removalsPath = '/dashboard/removals';
export const casePath = (id: string): string => `${removalsPath}/${id}`;

/** How many letters can be prepared at once. */
export const mostAtOnce = 10;

/** What a letter is for. `complaint` goes to the company itself; `no-id` answers a demand for an identity document. */
export const letterPurposes = ['request', 'reminder', 'complaint', 'no-id'] as const;
export type LetterPurpose = (typeof letterPurposes)[number];

/** How a letter went out. What is typed into a form of theirs arrives at once. */
export const sendWays = ['email', 'post', 'form'] as const;
export type SendWay = (typeof sendWays)[number];

/** What a company can answer. `holds-data`: it said yes to the letter that asks first; no reader of replies proposes it. */
export const answerKinds = [...replyKinds, 'holds-data'] as const satisfies readonly (ReplyKind | 'holds-data')[];
export type AnswerKind = (typeof answerKinds)[number];

/** Whether a letter asks first, by the email address alone, or tells what the company needs to find somebody. */
export const letterStages = ['first', 'held'] as const;
export type LetterStage = (typeof letterStages)[number];

/** What the person adds to a letter; each is disclosed only where the company needs it. */
export interface LetterExtras {
  address: string | null;
  /** `YYYY-MM-DD` */
  birthDate: string | null;
  recordUrl: string | null;
  correction: { wrong: string; right: string } | null;
}

/** A picture of what a company shows of somebody: from before it was asked to remove it, or from after. */
export const pictureTimes = ['before', 'after'] as const;
export type PictureTime = (typeof pictureTimes)[number];
export const mostPictures = 20;

/** Who has to do something next. */
export type CaseTurn = 'you' | 'them' | 'gone' | 'ended';

/** One case in a list. */
export interface CaseSummary {
  id: string;
  company: string;
  state: CaseState;
  /** ISO 8601 */
  since: string;
  turn: CaseTurn;
  /** The last day of the period that runs, `YYYY-MM-DD`; null while none does. */
  due: { on: string; about: boolean } | null;
  law: Law | null;
}

/** A case as lists of companies show it. */
export interface KnownCase {
  id: string;
  state: CaseState;
  /** When the person last said that a letter was sent, ISO 8601; null before the first. */
  sentAt: string | null;
}

/** A letter as it would go out now. */
export interface DraftView {
  purpose: LetterPurpose;
  kind: LetterKind;
  stage: LetterStage;
  language: LetterLanguage;
  subject: string;
  text: string;
  disclosed: Disclosure[];
  notes: LetterNote[];
  /** Opens a mail program; null where no address is known. */
  mailto: { href: string; hasText: boolean } | null;
  extras: LetterExtras;
}

/** What happened in a case, in order. */
export interface StepView {
  state: CaseState | null;
  /** ISO 8601 */
  at: string;
  letter: {
    purpose: LetterPurpose;
    kind: LetterKind;
    on: string;
    by: SendWay;
    to: string | null;
    subject: string;
    text: string;
    fields: LetterField[];
  } | null;
  answer: { kind: AnswerKind; ground: RefusalGround | null; on: string; text: string | null } | null;
  authority: { name: string; on: string } | null;
  /** The picture itself stays with the person. */
  picture: { time: PictureTime; name: string; sha256: string } | null;
}

/** One look at the place where a person was listed. */
export interface CheckView {
  /** ISO 8601 */
  at: string;
  saw: 'found' | 'absent' | 'no-answer';
  control: 'passed' | 'failed' | 'not-run';
}

/** One case, whole. */
export interface CaseView extends CaseSummary {
  to: {
    id: string;
    covers: readonly string[];
    email: string | null;
    form: string | null;
    postal: string | null;
    asksForId: boolean;
  };
  /** Where the person lives, as in `residences.ts`; null where it is not known. */
  residence: string | null;
  /** Null where there is nothing to send now, or no law is known that the person can invoke. */
  draft: DraftView | null;
  /** Fields that the company says that it needs. */
  needed: LetterField[];
  kinds: LetterKind[];
  /** Whether a letter may disclose more than the email address. */
  mayTellMore: boolean;
  /** Whether the law sends somebody to the company before the authority. */
  complainsFirst: boolean;
  steps: StepView[];
  checks: CheckView[];
  /** What may be done now. */
  can: { addPicture: boolean; answer: boolean; complain: boolean; close: boolean; delete: boolean };
}
