import { useTexts } from '#app/language/texts.ts';
import type { DayMark, DayRun } from '#contract/sources/listing.ts';
import styles from './day-marks.module.css';
import { sourcesTexts } from './sources.texts.ts';

const STEP = 7;
const HEIGHT = 16;
const WIDTH = 5;

/** Each kind of day has its own height, so that colour is never the only sign. */
const heights: Readonly<Record<'passed' | 'gone' | 'unanswered', number>> = { passed: 16, gone: 11, unanswered: 6 };

const drawBar = (day: number, height: number) => `M${day * STEP} ${HEIGHT - height}h${WIDTH}v${height}h-${WIDTH}z`;
const drawCross = (day: number) => `M${day * STEP} 0l${WIDTH} ${HEIGHT}M${day * STEP + WIDTH} 0l-${WIDTH} ${HEIGHT}`;
/** A line whose dashes are a dot for each day: most sources are asked on few days, and the list is long. */
const drawDots = (from: number, days: number) => `M${from * STEP + 1.5} ${HEIGHT - 1}h${days * STEP - WIDTH}`;

/** The last days of a source, a small mark each, the newest at the right. */
export function DayMarks({ days: runs }: { days: readonly DayRun[] }) {
  const texts = useTexts(sourcesTexts);
  const count = runs.reduce((sum, { days }) => sum + days, 0);
  const draw = (mark: DayMark, drawRun: (from: number, days: number) => string) => {
    let from = 0;
    let path = '';
    for (const run of runs) {
      if (run.mark === mark) path += drawRun(from, run.days);
      from += run.days;
    }
    return path;
  };
  const drawEachDay = (drawDay: (day: number) => string) => (from: number, days: number) =>
    Array.from({ length: days }, (_, n) => drawDay(from + n)).join('');
  const paths = [
    [
      styles.passed,
      draw(
        'passed',
        drawEachDay((day) => drawBar(day, heights.passed)),
      ),
    ],
    [
      styles.gone,
      draw(
        'gone',
        drawEachDay((day) => drawBar(day, heights.gone)),
      ),
    ],
    [
      styles.unanswered,
      draw(
        'unanswered',
        drawEachDay((day) => drawBar(day, heights.unanswered)),
      ),
    ],
    [styles.failed, draw('failed', drawEachDay(drawCross))],
    [styles.none, draw(null, drawDots)],
  ] as const;
  const width = count * STEP - (STEP - WIDTH);
  return (
    <svg
      className={styles.days}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={texts.days(runs)}
    >
      {paths.map(([kind, path]) => path && <path key={kind} className={kind} d={path} />)}
    </svg>
  );
}
