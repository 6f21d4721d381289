import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { uiTexts } from '#app/ui/ui.texts.ts';
import { bandWords, type ScoreRange } from '#contract/scans/score.ts';
import { type Band, bandOf, type Severity as Level } from '#contract/scans/severity.ts';
import styles from './severity.module.css';

const loudness: Readonly<Record<Level | Band, number>> = {
  critical: 4,
  high: 3,
  medium: 2,
  low: 1,
  info: 0,
  quiet: 0,
};

/** The class that sets the colours of a level for everything inside. */
export function levelClass(level: Level | Band): string {
  return styles[level === 'info' ? 'quiet' : level] ?? '';
}

/** Four bars, as on a volume meter. Decorative: the word stands beside it. */
export function LoudnessBars({ level }: { level: Level | Band }) {
  return (
    <svg className={styles.bars} viewBox="0 0 15 12" aria-hidden="true">
      {[0, 1, 2, 3].map((bar) => (
        <rect
          key={bar}
          className={bar < loudness[level] ? undefined : styles.off}
          x={bar * 4}
          y={9 - bar * 3}
          width="3"
          height={3 + bar * 3}
          rx="0.75"
        />
      ))}
    </svg>
  );
}

/** Severity of a finding or band of a score: bars and word together, never colour alone. */
export function Severity({ level, plain }: { level: Level | Band; plain?: boolean }) {
  const { bands, severities } = useTexts(uiTexts);
  const word = level === 'quiet' ? bands.quiet : severities[level];
  return (
    <span data-part="severity" className={classes(styles.severity, levelClass(level), plain && styles.plain)}>
      <LoudnessBars level={level} />
      {word}
    </span>
  );
}

/** The bands of a score that may be higher: the bars of what is known, and the words of both ends. */
export function BandRange({ range }: { range: ScoreRange }) {
  const { score } = useTexts(uiTexts);
  const level = bandOf(range.score);
  return (
    <span data-part="severity" className={classes(styles.severity, levelClass(level))}>
      <LoudnessBars level={level} />
      {bandWords(range, score)}
    </span>
  );
}
