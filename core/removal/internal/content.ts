import type {
  AnswerKind,
  LetterExtras,
  LetterPurpose,
  LetterStage,
  PictureTime,
  SendWay,
} from '#contract/removal/desk.ts';
import type { Disclosure, LetterKind, LetterLanguage } from '#contract/removal/letters.ts';
import type { RefusalGround } from '#contract/removal/replies/types.ts';
import type { Day } from '#core/removal/clocks/days.ts';
import type { Pause } from '#core/removal/clocks/deadlines.ts';
import type { Residence } from '#core/removal/letters/rights.ts';

/** Whom a case is about, as the directory had it when the case was opened. */
export interface AskedCompany {
  /** In the directory: `brokers.acxiom`, `controllers.adobe`. */
  id: string;
  name: string;
  /** Further names that the same request reaches. */
  covers: readonly string[];
  email: string | null;
  form: string | null;
  postal: string | null;
  /** ISO 3166-1; null where it is not known. */
  country: string | null;
  language: LetterLanguage;
  needs: readonly string[];
  asksForId: boolean;
}

/** The next letter of a case, until it is sent. */
export interface Draft {
  purpose: LetterPurpose;
  kind: LetterKind;
  stage: LetterStage;
  language: LetterLanguage;
  extras: LetterExtras;
}

/** The letter that a period counts from. */
export interface SentLetter {
  purpose: LetterPurpose;
  kind: LetterKind;
  on: Day;
  by: SendWay;
}

/** What is sealed of a case. */
export interface CaseContent {
  company: AskedCompany;
  residence: Residence | null;
  /** Null where nothing is to be written now. */
  draft: Draft | null;
  lastSent: SentLetter | null;
  /** Whether they have announced in time that they need longer. */
  isExtended: boolean;
  /** Times in which they waited for what they had asked. */
  pauses: Pause[];
  /** Whether an authority has the case, so that no period of the company's runs. */
  isAtAuthority: boolean;
}

/** What is sealed of a step. */
export type StepContent =
  | {
      what: 'letter';
      purpose: LetterPurpose;
      kind: LetterKind;
      on: Day;
      by: SendWay;
      /** The address that it went to; null where it is not known. */
      to: string | null;
      subject: string;
      text: string;
      disclosed: Disclosure[];
    }
  | {
      what: 'answer';
      kind: AnswerKind;
      ground: RefusalGround | null;
      on: Day;
      /** Its text, where the person wanted to keep it. */
      text: string | null;
    }
  | { what: 'authority'; name: string; on: Day }
  /** Its digest is in the log as well. The picture itself never leaves the person. */
  | { what: 'picture'; time: PictureTime; name: string; sha256: string };
