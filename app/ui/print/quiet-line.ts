import { clamp01, createRandom, smoothNoise, smoothStep } from '#contract/print/noise.ts';
import { type Point, round, smoothPath } from '#contract/print/path.ts';

/**
 * One line, loud for `share` of its width and then calm: the bar of a category.
 *
 * @param o.share 0 to 1
 * @param o.pitch length of one ripple, in view-box units
 * @returns path data; "" for a part that is not there
 */
export function quietLine(o: { width: number; height?: number; share: number; pitch?: number; seed?: number }): {
  loud: string;
  calm: string;
} {
  const { width, height = 16, share, pitch = 9, seed = 1 } = o;
  const middle = height / 2;
  const end = width * clamp01(share);
  const points: Point[] = [];
  if (end > 0) {
    const steps = Math.max(6, Math.round(end / 1.5));
    const shift = createRandom(seed)() * 20;
    for (let k = 0; k <= steps; k++) {
      const x = (end * k) / steps;
      const envelope = smoothStep(clamp01(x / (pitch * 2))) * smoothStep(clamp01((end - x) / (pitch * 2)));
      points.push([x, middle + (middle - 2) * envelope * smoothNoise((x / pitch) * 3 + shift) * 1.1]);
    }
  }
  return { loud: smoothPath(points), calm: end < width ? `M${round(end)} ${middle}H${round(width)}` : '' };
}
