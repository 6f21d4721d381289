import { inLanguages } from '#contract/base/texts.ts';
import type { Band } from '#contract/scans/severity.ts';
import type { FindingCategory, SourceCategory } from '#contract/scans/types.ts';
import type { ByLanguage } from '../worded.ts';
import english from './verdict.texts.en.ts';
import spanish from './verdict.texts.es.ts';
import french from './verdict.texts.fr.ts';

/** How many were asked: sources, or questions where a source was asked about several addresses or names. */
export interface AskedOf {
  count: number;
  byQuestion: boolean;
}

type Of<Given extends unknown[]> = (...given: Given) => string;
type Count = Of<[count: number]>;
type Counts = { sources: number; answered: number };
type Keys<Name extends string, Text = string> = Readonly<Record<Name, Text>>;

/** The sentences of a verdict and of a scan's line in a list. */
export interface VerdictTexts {
  /** "3 exposures and 1 possible match" */
  found: Of<[exposures: number, matches: number]>;
  kinds: Keys<SourceCategory>;
  quoted: Of<[kinds: readonly string[]]>;
  failed: Keys<'headline' | 'detail' | 'again'> & { found: Of<[found: string]> };
  pending: Keys<'headline' | 'detail'>;
  running: Keys<'headline' | 'score'> & { answered: Of<[answered: number, of: AskedOf]>; found: Of<[found: string]> };
  incomplete: Keys<'headline' | 'noneYet' | 'none' | 'foundNone' | 'again'> &
    Keys<'nothingYet' | 'nothing', Of<[kinds: string]>> & {
      silent: Count;
      answered: Of<[answered: number, of: AskedOf]>;
      found: Of<[found: string]>;
    };
  nothing: Keys<'allAnswered' | 'reach' | 'again' | 'gap'> &
    Keys<'asked' | 'answered' | 'answers', Count> & {
      /** Sources know each spelling of an address by itself. */
      spelling: Of<[addresses: readonly string[]]>;
    };
  nobodys: { headline: string; detail: Count };
  possible: Keys<'headline' | 'detail', Count>;
  scored: Keys<'foundInSources' | 'foundInAnswers', Of<[found: string, counts: Counts]>> &
    Keys<'nothingLeft' | 'onRecord' | 'onRecordTouched' | 'falls', Count> & {
      /** What weighs most. */
      matters: Keys<FindingCategory>;
      bands: Keys<Band>;
      score: Of<[score: number, band: string]>;
      range: Of<[score: number, band: string, most: number]>;
    };
  toCome: Of<[of: AskedOf]>;
  /** @param kinds of which none answered */
  silence: Of<[of: AskedOf, kinds: string | null]>;
  headline: Keys<
    | 'quiet'
    | 'quietWithGaps'
    | 'low'
    | 'lowWithGaps'
    | 'medium'
    | 'high'
    | 'much'
    | 'allDone'
    | 'doneWhatCanBe'
    | 'cannotBeRecalled'
    | 'rest'
  > &
    Keys<'today' | 'thisWeek', Count>;
  line: Keys<'noneYet' | 'none'> &
    Keys<'incomplete' | 'found', Of<[text: string]>> &
    Keys<'nothing' | 'critical' | 'high' | 'dealtWith', Count> &
    Keys<'toCome' | 'silent' | 'unanswered', Of<[count: number, of: AskedOf]>> & {
      withGaps: Of<[what: string, gaps: string]>;
      nothingInAnswers: Of<[answers: number, sources: number]>;
      more: Of<[gap: string, waiting: number]>;
    };
}

export const verdictTexts: ByLanguage<VerdictTexts> = inLanguages({ en: english, es: spanish, fr: french });
