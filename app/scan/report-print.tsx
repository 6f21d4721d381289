import { useMemo } from 'react';
import { reachOf, reportLines, reportPrintSize, stonePlaces } from '#contract/print/report-field.ts';
import type { Stone } from '#contract/scans/stones.ts';
import styles from './report-print.module.css';
import { useSettling } from './use-settling.ts';

/** The print of a report: one stone for each of its heaviest exposures. The lines settle as they are closed. */
export function ReportPrint({ stones, className }: { stones: readonly Stone[]; className?: string | undefined }) {
  const reaches = useSettling(stones.map(reachOf));
  const drawn = reaches.map((reach) => reach.toFixed(1)).join();
  const d = useMemo(() => reportLines(drawn === '' ? [] : drawn.split(',').map(Number)), [drawn]);
  return (
    <svg
      className={className ?? styles.headPrint}
      viewBox={`0 0 ${reportPrintSize.width} ${reportPrintSize.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className={styles.line} d={d} />
      {stones.map((stone, place) => {
        const [x, y] = stonePlaces[place] ?? [0, 0];
        return <circle key={x} className={stone.open < 1 ? styles.settled : styles.stone} cx={x} cy={y} r="4.5" />;
      })}
    </svg>
  );
}
