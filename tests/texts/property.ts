import fc from 'fast-check';
import { anyText, oddTexts } from './any-text.ts';

/** Something that holds of every text. */
export interface TextProperty {
  title: string;
  /** Tries every odd text, and so many others. */
  check(runs: number): Promise<void>;
}

interface Options {
  /** How many times fewer texts it is tried with: what draws documents takes longer. */
  cost?: number;
  /** Texts that can stand there. */
  takes?: (text: string) => boolean;
}

const SEED = 1;

/**
 * @param input what has the marker in the places of a text
 * @param holds throws where the text does not stay as it is
 */
export function textProperty<Input>(
  title: string,
  input: fc.Arbitrary<Input>,
  holds: (input: Input, text: string) => void | Promise<void>,
  { cost = 1, takes = () => true }: Options = {},
): TextProperty {
  return {
    title,
    async check(runs) {
      const odd = oddTexts.filter((text, place) => takes(text) && (runs > oddTexts.length || place % cost === 0));
      const inputs = fc.sample(input, { numRuns: odd.length, seed: SEED });
      const examples = odd.map((text, place): [Input, string] => [inputs[place] as Input, text]);
      const property = fc.asyncProperty(input, anyText.filter(takes), async (template, text) => holds(template, text));
      await fc.assert(property, { examples, numRuns: examples.length + Math.ceil(runs / cost) });
    },
  };
}
