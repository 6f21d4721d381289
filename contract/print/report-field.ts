import type { Stone } from '#contract/scans/stones.ts';
import { rakedField } from './raked-field.ts';

/** View box of a report's print. */
export const reportPrintSize = { width: 620, height: 170 } as const;

/** Places for stones, one after the other; more than these would touch. */
export const stonePlaces = [
  [300, 84],
  [488, 118],
  [150, 128],
  [404, 40],
  [216, 44],
  [560, 52],
] as const;

const REACH = { least: 22, most: 76 };
/** Points from which a stone is as loud as it gets. */
const LOUDEST = 75;

/** How far the rings of a stone spread; what is closed lies in calm lines. */
export const reachOf = ({ open }: Stone): number =>
  open < 1 ? 0 : REACH.least + (REACH.most - REACH.least) * Math.min(1, open / LOUDEST);

/** The lines of a report's print, as SVG path data. @param reaches of its stones, in their order */
export function reportLines(reaches: readonly number[]): string {
  const stones = stonePlaces
    .slice(0, reaches.length)
    .map(([x, y], place) => ({ x, y, reach: reaches[place] ?? 0, tall: 1.2 }))
    .filter(({ reach }) => reach > 0);
  return rakedField({ ...reportPrintSize, gap: 10, step: 5, tolerance: 0.4, stones })
    .map(({ d }) => d)
    .join('');
}
