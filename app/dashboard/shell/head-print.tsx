import { useMemo } from 'react';
import { rakedField, type Stone } from '#app/ui/print/raked-field.ts';
import type { Severity } from '#contract/scans/severity.ts';
import styles from './head-print.module.css';

const size = { width: 620, height: 170 };

/** How far the rings of an exposure spread. What is only information moves no line. */
const reach: Readonly<Record<Severity, number>> = { critical: 74, high: 60, medium: 44, low: 30, info: 0 };

/** Places for stones, one after the other; more than these would touch. */
const places = [
  [300, 84],
  [488, 118],
  [150, 128],
  [404, 40],
  [216, 44],
  [560, 52],
] as const;

/** One stone for each exposure, the heaviest in the middle. */
function stonesOf(severities: readonly Severity[]): Stone[] {
  const loud = severities.filter((severity) => reach[severity] > 0);
  return places.slice(0, loud.length).map(([x, y], index) => ({ x, y, reach: reach[loud[index] ?? 'low'], tall: 1.2 }));
}

/** The print of the latest report behind the greeting: calm lines where nothing was found. */
export function HeadPrint({ severities }: { severities: readonly Severity[] }) {
  const drawn = severities.join();
  const { stones, lines } = useMemo(() => {
    const list = stonesOf(drawn ? (drawn.split(',') as Severity[]) : []);
    return { stones: list, lines: rakedField({ ...size, gap: 10, step: 5, tolerance: 0.4, stones: list }) };
  }, [drawn]);
  return (
    <svg
      className={styles.headPrint}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d={lines.map(({ d }) => d).join('')} />
      {stones.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="4.5" />
      ))}
    </svg>
  );
}
