import { type Point, round } from '#contract/print/path.ts';

/**
 * The ring of a running scan: one arc per source, so progress is counted in answers rather than guessed.
 *
 * @returns one path per source, clockwise from the top
 */
export function sourceRing(o: { count: number; size?: number; radius?: number; gapDegrees?: number }): string[] {
  const { count, size = 320, radius = 138, gapDegrees = 4 } = o;
  const centre = size / 2;
  const slice = (Math.PI * 2) / count;
  const gap = Math.min((gapDegrees * Math.PI) / 180, slice * 0.5);
  const point = (angle: number): Point => [
    round(centre + Math.sin(angle) * radius),
    round(centre - Math.cos(angle) * radius),
  ];
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [point(i * slice + gap / 2), point((i + 1) * slice - gap / 2)];
    const large = slice - gap > Math.PI ? 1 : 0;
    return `M${a[0]} ${a[1]}A${radius} ${radius} 0 ${large} 1 ${b[0]} ${b[1]}`;
  });
}
