/** 95% on both sides. */
const Z = 1.96;

/**
 * The lower bound of Wilson's interval: what share of all cases is a hit at the least, going by these.
 * (Wilson 1927; https://en.wikipedia.org/wiki/Binomial_proportion_confidence_interval)
 * @returns 0 to 1; 0 without cases
 */
export function lowerBound(hits: number, cases: number): number {
  if (cases === 0) return 0;
  const share = hits / cases;
  const middle = share + Z ** 2 / (2 * cases);
  const spread = Z * Math.sqrt((share * (1 - share)) / cases + Z ** 2 / (4 * cases ** 2));
  return Math.max(0, (middle - spread) / (1 + Z ** 2 / cases));
}
