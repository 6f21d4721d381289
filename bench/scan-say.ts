/** What was over its bound. */
export const missed: string[] = [];

/** Prints a figure, with its bound where it has one. @param digits after the point */
export function say(what: string, value: number, unit: string, bound?: number, digits = 0): void {
  const good = bound === undefined || value <= bound;
  if (!good) missed.push(what);
  const verdict = bound === undefined ? '' : `  (at most ${bound.toFixed(digits)} ${unit}${good ? '' : ': MISSED'})`;
  console.log(`${what.padEnd(58)} ${value.toFixed(digits).padStart(6)} ${unit}${verdict}`);
}

/** The middle, or another part, of some figures. @param part from 0 to 1 */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
