/** Severity of one finding, loudest first. */
export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export type Severity = (typeof severities)[number];

/** Bands of a whole score, loudest first. */
export const bands = ['critical', 'high', 'medium', 'low', 'quiet'] as const;
export type Band = (typeof bands)[number];

/** Lowest score of each band, 0 to 100 (decisions, "Score bands, everywhere"). */
export const bandFloor: Readonly<Record<Band, number>> = { critical: 80, high: 55, medium: 30, low: 10, quiet: 0 };

/** Lowest points of each severity of one finding. */
export const severityFloor: Readonly<Record<Severity, number>> = {
  critical: 60,
  high: 35,
  medium: 15,
  low: 5,
  info: 0,
};

export const bandLabel: Readonly<Record<Band, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  quiet: 'Quiet',
};

export const severityLabel: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Information',
};

/** @param score 0 to 100 */
export function bandOf(score: number): Band {
  return bands.find((band) => score >= bandFloor[band]) ?? 'quiet';
}

/** @param points points of one finding, 0 to 100 */
export function severityOf(points: number): Severity {
  return severities.find((severity) => points >= severityFloor[severity]) ?? 'info';
}
