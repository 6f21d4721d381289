import { type DayMark, daysInWords } from '#contract/sources/listing.ts';
import styles from './day-marks.module.css';

const STEP = 7;
const HEIGHT = 16;
const WIDTH = 5;

/** Each kind of day has its own height, so that colour is never the only sign. */
const heights: Readonly<Record<Exclude<DayMark, null>, number>> = { passed: 16, gone: 11, unanswered: 6, failed: 16 };

const bar = (day: number, height: number) => `M${day * STEP} ${HEIGHT - height}h${WIDTH}v${height}h-${WIDTH}z`;
const cross = (day: number) => `M${day * STEP} 0l${WIDTH} ${HEIGHT}M${day * STEP + WIDTH} 0l-${WIDTH} ${HEIGHT}`;
const dot = (day: number) => `M${day * STEP + 1.5} ${HEIGHT - 2}h2v2h-2z`;

/** The last days of a source, a small mark each, the newest at the right. */
export function DayMarks({ days }: { days: readonly DayMark[] }) {
  const path = (mark: DayMark, draw: (day: number) => string) =>
    days.flatMap((one, day) => (one === mark ? [draw(day)] : [])).join('');
  const width = days.length * STEP - (STEP - WIDTH);
  return (
    <svg
      className={styles.days}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={daysInWords(days)}
    >
      <path className={styles.passed} d={path('passed', (day) => bar(day, heights.passed))} />
      <path className={styles.gone} d={path('gone', (day) => bar(day, heights.gone))} />
      <path className={styles.unanswered} d={path('unanswered', (day) => bar(day, heights.unanswered))} />
      <path className={styles.failed} d={path('failed', cross)} />
      <path className={styles.none} d={path(null, dot)} />
    </svg>
  );
}
