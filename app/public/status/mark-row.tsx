import { useTexts } from '#app/language/texts.ts';
import type { DayMark } from '#contract/status/types.ts';
import { marksInWords } from '#contract/status/words.ts';
import styles from './mark-row.module.css';
import { statusTexts } from './status.texts.ts';

const STEP = 8;
const WIDTH = 5;
const HEIGHT = 32;

type Kind = 'none' | NonNullable<DayMark>;

/** Parts of a mark, from the top: each kind has its own shape, so that colour is never the only sign. */
const shapes: Readonly<Record<Kind, readonly (readonly [top: number, height: number])[]>> = {
  good: [[0, HEIGHT]],
  gaps: [
    [0, 10],
    [22, 10],
  ],
  impaired: [[16, 16]],
  down: [[0, 9]],
  none: [[HEIGHT - 3, 3]],
};

const kinds = ['good', 'gaps', 'impaired', 'down', 'none'] as const;

const drawMark = (kind: Kind, day: number) =>
  shapes[kind].map(([top, height]) => `M${day * STEP} ${top}h${WIDTH}v${height}h-${WIDTH}z`).join('');

/** A mark for each day, the newest at the right. It is as wide as there is room; its words are its name. */
export function MarkRow({ marks }: { marks: readonly DayMark[] }) {
  const { words } = useTexts(statusTexts);
  const paths = kinds.map((kind) => ({
    kind,
    path: marks.map((mark, day) => ((mark ?? 'none') === kind ? drawMark(kind, day) : '')).join(''),
  }));
  return (
    <svg
      className={styles.row}
      viewBox={`0 0 ${marks.length * STEP - (STEP - WIDTH)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={marksInWords(marks, words)}
    >
      {paths.map(({ kind, path }) => path && <path key={kind} className={styles[kind]} d={path} />)}
    </svg>
  );
}

/** One mark as it stands in a row, for the legend. */
export function MarkSample({ kind }: { kind: Kind }) {
  return (
    <svg className={styles.sample} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className={styles[kind]} d={drawMark(kind, 0)} />
    </svg>
  );
}
