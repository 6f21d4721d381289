import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { levelClass } from '#app/ui/display/severity.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import { openOf, scoreDigits, scoreSentence } from '#contract/scans/score.ts';
import { bandFloor, bands } from '#contract/scans/severity.ts';
import type { ScorePoint } from '#contract/scans/types.ts';
import { homeTexts } from './home.texts.ts';
import styles from './score-chart.module.css';

interface Frame {
  name: 'wide' | 'narrow';
  width: number;
  /** Left and right end of the grid. */
  from: number;
  to: number;
  month: 'long' | 'short';
  /** Points that have room for their date. */
  most: number;
}

const frames: readonly Frame[] = [
  { name: 'wide', width: 680, from: 36, to: 588, month: 'long', most: 8 },
  { name: 'narrow', width: 340, from: 28, to: 264, month: 'short', most: 5 },
];
const height = 236;
const top = 14;
const bottom = 206;
const steps = [0, 20, 40, 60, 80, 100];

const heightOf = (score: number): number => bottom - (score / 100) * (bottom - top);

function xOf(index: number, count: number, { from, to }: Frame): number {
  const edge = 26;
  return count === 1 ? (from + to) / 2 : from + edge + (index / (count - 1)) * (to - from - 2 * edge);
}

function Bands({ to }: { to: number }) {
  const { bands: bandLabels } = useTexts(uiTexts);
  return bands.map((band, index) => {
    const ceiling = index === 0 ? 100 : bandFloor[bands[index - 1] ?? 'critical'];
    const [upper, lower] = [heightOf(ceiling) + 2, heightOf(bandFloor[band]) - 2];
    return (
      <g key={band} className={classes(styles.bandName, levelClass(band))}>
        <rect x={to + 8} y={upper} width="4" height={lower - upper} rx="2" />
        <text x={to + 20} y={(upper + lower) / 2 + 4}>
          {bandLabels[band]}
        </text>
      </g>
    );
  });
}

function Chart({ points: all, frame }: { points: readonly ScorePoint[]; frame: Frame }) {
  const { dayMonth } = useFormats();
  const points = all.slice(-frame.most);
  const places = points.map((point, index) => {
    const shown = openOf(point);
    const x = xOf(index, points.length, frame);
    return { ...point, shown, x, y: heightOf(shown.score), recordY: heightOf(point.score) };
  });
  const lineOf = (heights: readonly (readonly [x: number, y: number])[]) =>
    `M${heights.map(([x, y]) => `${x.toFixed(1)} ${y}`).join('L')}`;
  return (
    <svg
      className={classes(styles.scoreChart, styles[frame.name])}
      viewBox={`0 0 ${frame.width} ${height}`}
      aria-hidden="true"
    >
      {steps.map((step) => (
        <g key={step}>
          <line className={styles.grid} x1={frame.from} x2={frame.to} y1={heightOf(step)} y2={heightOf(step)} />
          <text x={frame.from - 10} y={heightOf(step) + 4} textAnchor="end">
            {step}
          </text>
        </g>
      ))}
      <Bands to={frame.to} />
      <path className={styles.record} d={lineOf(places.map(({ x, recordY }) => [x, recordY]))} />
      <path className={styles.series} d={lineOf(places.map(({ x, y }) => [x, y]))} />
      {places.map((place, index) => (
        <g key={place.scanId}>
          {place.shown.most > place.shown.score && (
            <line className={styles.reach} x1={place.x} x2={place.x} y1={place.y} y2={heightOf(place.shown.most)} />
          )}
          <circle
            className={index === places.length - 1 ? classes(styles.dot, styles.dotLast) : styles.dot}
            cx={place.x}
            cy={place.y}
            r="5"
          />
          <text x={place.x} y="230" textAnchor="middle">
            {dayMonth(place.date, frame.month)}
          </text>
          <text className={styles.value} x={place.x} y={heightOf(place.shown.most) - 14} textAnchor="middle">
            {scoreDigits(place.shown)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The scores of the latest scans as a line, and as a list for screen readers. One alone is no line. */
export function ScoreChart({ points }: { points: readonly ScorePoint[] }) {
  const texts = useTexts(homeTexts);
  const { score } = useTexts(uiTexts);
  const { longDate } = useFormats();
  if (points.length < 2) return null;
  return (
    <Card
      aria-labelledby="trend"
      head={
        <>
          <h2 className={textStyles.displayXs} id="trend">
            {texts.scores}
          </h2>
          <p className={classes(textStyles.small, textStyles.soft)}>{texts.scoresText}</p>
        </>
      }
    >
      <ul className={visuallyHidden.visuallyHidden}>
        {points.map((point) => (
          <li key={point.scanId}>{texts.scoreOn(longDate(point.date), scoreSentence(point, score))}</li>
        ))}
      </ul>
      {frames.map((frame) => (
        <Chart key={frame.name} points={points} frame={frame} />
      ))}
    </Card>
  );
}
