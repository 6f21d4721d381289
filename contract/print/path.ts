export type Point = readonly [x: number, y: number];

/** One decimal: a tenth of a view-box unit is finer than any screen shows. */
export const round = (n: number): number => Math.round(n * 10) / 10;

/**
 * A smooth curve through the points, as SVG path data of cubic Béziers. Handles are a third of their own
 * segment, so a long straight run next to a tight bend never overshoots.
 *
 * @param points view-box units; fewer than two give an empty path
 * @param closed joins the last point to the first
 */
export function smoothPath(points: readonly Point[], closed = false): string {
  const n = points.length;
  const first = points[0];
  if (!first || n < 2) return '';
  const pointAt = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] ?? first;
  const tangentAt = (i: number): Point => {
    const [a, b] = [pointAt(i - 1), pointAt(i + 1)]; // one-sided at the ends of an open line
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  let d = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, q] = [pointAt(i), pointAt(i + 1)];
    const [t, u] = [tangentAt(i), tangentAt(i + 1)];
    const handle = Math.hypot(q[0] - p[0], q[1] - p[1]) / 3;
    d += `C${round(p[0] + t[0] * handle)} ${round(p[1] + t[1] * handle)}`;
    d += ` ${round(q[0] - u[0] * handle)} ${round(q[1] - u[1] * handle)}`;
    d += ` ${round(q[0])} ${round(q[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Keeps only the points that a smooth curve needs (Ramer-Douglas-Peucker). @param tolerance view-box units */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [a, b] = [points[0], points.at(-1)];
  if (points.length < 3 || !a || !b) return [...points];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  let [worst, index] = [0, 0];
  points.slice(1, -1).forEach((point, i) => {
    const [px, py] = [point[0] - a[0], point[1] - a[1]];
    const distance = length ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py);
    if (distance > worst) [worst, index] = [distance, i + 1];
  });
  if (worst <= tolerance) return [a, b];
  return [...simplify(points.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(points.slice(index), tolerance)];
}
