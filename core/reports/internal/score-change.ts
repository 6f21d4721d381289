import type { FindingCategory } from '#contract/scans/types.ts';
import { quietShares, totalOfShares } from '#core/reports/queries/score.ts';
import { compareText } from './compare-text.ts';
import type { ClassPoints } from './weights.ts';

/** What one finding adds in an earlier scan and in a later one; nothing where it is not. */
export interface Shift {
  key: string;
  earlier: readonly ClassPoints[];
  later: readonly ClassPoints[];
}

/** One class of data of a finding, on its way from the one number of points to the other. */
interface Slot {
  key: string;
  category: FindingCategory;
  earlier: number;
  later: number;
}

/** An even number, and a power of two: the way back is then the same to the last bit. */
const STEPS = 16;

/**
 * By how much each finding moves the score. The score is no sum: what a finding adds depends on what else is there. So
 * all of them are moved together, in small steps, from the one scan to the other, and each is given what it moves on the
 * way (the values of Aumann and Shapley). Swapping the scans turns every sign.
 * @param difference of the whole scores, in whole points
 * @returns whole points by key, which add up to the difference exactly
 */
export function explainDifference(shifts: readonly Shift[], difference: number): Map<string, number> {
  const slots = [...shifts].sort((a, b) => compareText(a.key, b.key)).flatMap(slotsOf);
  const moving = Map.groupBy(
    slots.filter(({ earlier, later }) => earlier !== later),
    ({ key }) => key,
  );
  const steps = Array.from({ length: STEPS }, (_, step) => movesAt(slots, moving, (step + 0.5) / STEPS));
  return wholePoints(
    [...moving.keys()].map((key, place) => ({ key, effect: sumOfPairs(steps.map((moves) => moves[place] ?? 0)) })),
    difference,
  );
}

/** Classes that both have are one slot each. */
function slotsOf({ key, earlier, later }: Shift): Slot[] {
  const nameOfClass = ({ dataClass, category }: ClassPoints) => `${dataClass} ${category}`;
  const [before, after] = [Map.groupBy(earlier, nameOfClass), Map.groupBy(later, nameOfClass)];
  return [...new Set([...before.keys(), ...after.keys()])].sort(compareText).flatMap((one) => {
    const [olds, news] = [before.get(one) ?? [], after.get(one) ?? []];
    return Array.from({ length: Math.max(olds.length, news.length) }, (_, place) => ({
      key,
      category: (olds[place] ?? news[place] ?? { category: 'technical' as const }).category,
      earlier: olds[place]?.points ?? 0,
      later: news[place]?.points ?? 0,
    }));
  });
}

/** What each finding moves in one step, with all the others in its middle. */
function movesAt(slots: readonly Slot[], moving: ReadonlyMap<string, Slot[]>, at: number): number[] {
  const middle = ({ earlier, later }: Slot) => (1 - at) * earlier + at * later;
  const quiet = quietShares([
    { parts: slots.map((slot) => ({ dataClass: 'public-profile', category: slot.category, points: middle(slot) })) },
  ]);
  const totalWith = (own: readonly Slot[], half: number) => {
    const shares = new Map(quiet);
    for (const slot of own) {
      const share = 1 - middle(slot) / 100;
      const moved = share - (half * (slot.later - slot.earlier)) / STEPS / 100;
      shares.set(slot.category, ((shares.get(slot.category) ?? 1) / share) * moved);
    }
    return totalOfShares(shares);
  };
  return [...moving.values()].map((own) => totalWith(own, 0.5) - totalWith(own, -0.5));
}

/** The first with the last, and so on inwards: in whichever direction they are read, the sum is the same to the last bit. */
function sumOfPairs(values: readonly number[]): number {
  const half = values.slice(0, STEPS / 2);
  return half.reduce((sum, value, place) => sum + (value + (values[STEPS - 1 - place] ?? 0)), 0);
}

/** Rounded so that they add up: what is left over goes to those whose fraction is nearest to it. */
function wholePoints(effects: readonly { key: string; effect: number }[], difference: number): Map<string, number> {
  const whole = new Map(effects.map(({ key, effect }) => [key, Math.trunc(effect) + 0]));
  const left = difference - [...whole.values()].reduce((sum, one) => sum + one, 0);
  const sign = Math.sign(left);
  const fractionOf = (effect: number) => Math.round((effect - Math.trunc(effect)) * sign * 1e9);
  const nearest = effects.toSorted((a, b) => fractionOf(b.effect) - fractionOf(a.effect) || compareText(a.key, b.key));
  for (let given = 0; nearest.length > 0 && given < Math.abs(left); given++) {
    const { key = '' } = nearest[given % nearest.length] ?? {};
    whole.set(key, (whole.get(key) ?? 0) + sign);
  }
  return whole;
}
