import type { Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import type { ScoredExposure } from '#core/reports/queries/score.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import english from './change-words.texts.en.ts';
import spanish from './change-words.texts.es.ts';
import french from './change-words.texts.fr.ts';
import type { JoinedExposure } from './merge.ts';
import { joinSentences } from './verdict/verdict-words.ts';
import { certaintyFactors } from './weights.ts';
import type { ByLanguage } from './worded.ts';

export interface ChangeWords {
  surer: string;
  lessSure: string;
  more: string;
  less: string;
  otherwise: string;
  /** Nothing else is known of it; its age alone makes it count for less. */
  older: string;
  /** Why it is not known: sources that gave no answer in the earlier scan, or in the later. */
  silentThen: (names: readonly string[]) => string;
  silentNow: (names: readonly string[]) => string;
  unaskedThen: (names: readonly string[]) => string;
  unaskedNow: (names: readonly string[]) => string;
}

export const changeWords: ByLanguage<ChangeWords> = inLanguages({ en: english, es: spanish, fr: french });

/** Why a finding that is in both scans counts differently; null where it does not. */
export function whyChanged(
  earlier: readonly ScoredExposure[],
  later: readonly ScoredExposure[],
): Exclude<keyof ChangeWords, `silent${string}` | `unasked${string}`> | null {
  const [before, after] = [earlier.map(({ exposure }) => exposure), later.map(({ exposure }) => exposure)];
  const surer = surenessOf(after) - surenessOf(before);
  if (surer !== 0) return surer > 0 ? 'surer' : 'lessSure';
  const [was, is] = [classesOf(before), classesOf(after)];
  if (is.some((one) => !was.includes(one))) return 'more';
  if (was.some((one) => !is.includes(one))) return 'less';
  if (factsOf(before) !== factsOf(after)) return 'otherwise';
  return pointsOf(earlier) === pointsOf(later) ? null : 'older';
}

const surenessOf = (exposures: readonly JoinedExposure[]): number =>
  Math.max(...exposures.map(({ certainty }) => certaintyFactors[certainty]));

const classesOf = (exposures: readonly JoinedExposure[]): string[] => exposures.flatMap(({ classes }) => classes);

/** What else decides the points. */
const factsOf = (exposures: readonly JoinedExposure[]): string =>
  JSON.stringify(
    exposures.map(({ kind, passwordStorage, reach, since, stillPublic }) => [
      kind,
      passwordStorage,
      reach,
      since,
      stillPublic,
    ]),
  );

const pointsOf = (scored: readonly ScoredExposure[]): number => Math.max(...scored.map(({ points }) => points));

/** A source that has no answer in a scan. `asked`: it was asked, and gave none. */
interface Unknown {
  name: string;
  asked: boolean;
}

/** Why it is not known whether something was there then, or is there now. @param side which scan knows of it */
export function whyUnknown(unknown: readonly Unknown[], side: 'earlier' | 'later', language: Language): string {
  const namesOf = (asked: boolean) => [
    ...new Set(unknown.filter((one) => one.asked === asked).map(({ name }) => sourceWords(language)(name, 'names'))),
  ];
  const words = changeWords[language];
  const silent = namesOf(true);
  const unasked = namesOf(false).filter((name) => !silent.includes(name));
  const [silentWords, unaskedWords] =
    side === 'later' ? [words.silentThen, words.unaskedThen] : [words.silentNow, words.unaskedNow];
  return joinSentences(silent.length > 0 && silentWords(silent), unasked.length > 0 && unaskedWords(unasked));
}
