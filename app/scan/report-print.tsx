import { useMemo } from 'react';
import { rakedField } from '#app/ui/print/raked-field.ts';
import type { Stone } from '#contract/scans/stones.ts';
import styles from './report-print.module.css';
import { useSettling } from './use-settling.ts';

const size = { width: 620, height: 170 };

/** Places for stones, one after the other; more than these would touch. */
const places = [
  [300, 84],
  [488, 118],
  [150, 128],
  [404, 40],
  [216, 44],
  [560, 52],
] as const;

const REACH = { least: 22, most: 76 };

/** How far the rings of so many points spread; what is closed lies in calm lines. */
export const reachOf = (points: number): number =>
  points < 1 ? 0 : REACH.least + (REACH.most - REACH.least) * Math.min(1, points / 75);

/** The print of a report: one stone for each of its heaviest exposures. The lines settle as they are closed. */
export function ReportPrint({ stones, className }: { stones: readonly Stone[]; className?: string | undefined }) {
  const reaches = useSettling(stones.map(({ open }) => reachOf(open)));
  const drawn = reaches.map((reach) => reach.toFixed(1)).join();
  const d = useMemo(() => {
    const field = drawn === '' ? [] : drawn.split(',').map(Number);
    const loud = places.slice(0, field.length).map(([x, y], place) => ({ x, y, reach: field[place] ?? 0, tall: 1.2 }));
    return rakedField({ ...size, gap: 10, step: 5, tolerance: 0.4, stones: loud.filter(({ reach }) => reach > 0) })
      .map((line) => line.d)
      .join('');
  }, [drawn]);
  return (
    <svg
      className={className ?? styles.headPrint}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className={styles.line} d={d} />
      {stones.map((stone, place) => {
        const [x, y] = places[place] ?? [0, 0];
        return <circle key={x} className={stone.open < 1 ? styles.settled : styles.stone} cx={x} cy={y} r="4.5" />;
      })}
    </svg>
  );
}
