import { inLanguages } from '#contract/base/texts.ts';
import type { StepId } from '#contract/scans/steps.ts';
import english from './step-words.texts.en.ts';
import spanish from './step-words.texts.es.ts';
import french from './step-words.texts.fr.ts';
import { type ByLanguage, type InPlace, inPlace } from './worded.ts';

/** One step in words. */
export interface StepWords {
  /** The box at a finding. */
  text: InPlace;
  /** The same for a place without a name of its own. */
  anywhere?: string;
  /** The action of the plan at one place; a text without a place where it is done once. */
  verb: InPlace;
  /** The action at several places. */
  many?: (count: string) => string;
}

export const stepWords: ByLanguage<Readonly<Record<StepId, StepWords>>> = inLanguages({
  en: english,
  es: spanish,
  fr: french,
});

/** The box of a step at a finding. @param place empty where it has no name of its own */
export function boxWords({ text, anywhere }: StepWords, place: string): string {
  return anywhere && place === '' ? anywhere : inPlace(text, place);
}
