/** One step in words, and what it is worth. */
export interface StepWords {
  /** The box at a finding. */
  text: (place: string) => string;
  /** The same for a place without a name of its own. */
  anywhere?: string;
  /** The action of the plan at one place; without a name, where it is done once. */
  verb: (place: string) => string;
  /** The action at several places. */
  many?: (count: string) => string;
  /** About, for somebody who does it for the first time. */
  minutes: number;
  /** Done once, it is done for every finding that asks for it. */
  once?: true;
  /** Against the other steps of the same class. */
  weight: number;
}

/** Of a step that names no place. */
export const alwaysText = (text: string) => () => text;
