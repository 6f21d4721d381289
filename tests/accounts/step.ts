import fc from 'fast-check';
import type { Follow } from './acts.ts';
import type { Browser, Trouble } from './browser.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

/** One thing that somebody can do, or that can happen. */
export interface Step<Choice> {
  choice: fc.Arbitrary<Choice>;
  /** Whether it makes sense now; what does not is left out of the story. */
  may?(stage: Stage, choice: Choice): boolean;
  tell(stage: Stage, choice: Choice): string;
  /** @throws Violation when the product does not keep what it promises here, GaveUp after trouble */
  act(stage: Stage, choice: Choice): Promise<void>;
}

export const step = <Choice>(one: Step<Choice>) => one;

export const who = fc.constantFrom('alice' as const, 'mallory' as const);
export const either = fc.nat({ max: 1 });

const crash = fc.record({
  nth: fc.nat({ max: 6 }),
  when: fc.constantFrom('before' as const, 'inside' as const, 'after' as const),
});

/** Mostly nothing goes wrong. */
export const trouble: fc.Arbitrary<Trouble | null> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      form: fc.nat({ max: 2 }),
      what: fc.oneof(fc.constant('lost' as const), crash),
      again: fc.boolean(),
    }),
  },
);

export const follow: fc.Arbitrary<Follow | null> = fc.option(fc.record({ browser: either, scripts: fc.boolean() }), {
  freq: 3,
  nil: null,
});

export const tellTrouble = (trouble: Trouble | null): string => {
  if (!trouble) return '';
  const { form, what, again } = trouble;
  const happens =
    what === 'lost' ? 'is lost' : `never comes: the process dies ${what.when} its transaction ${what.nth + 1}`;
  return ` (the answer to form ${form + 1} ${happens}${again ? '; it is sent again' : ''})`;
};

export const browserOf = (person: Person, nth: number): Browser => person.browsers[nth] ?? person.browsers[0];
