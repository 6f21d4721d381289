import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { BandRange, levelClass } from '#app/ui/display/severity.tsx';
import text from '#app/ui/styles/text.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import { gaugeArcs } from '#contract/print/gauge-arcs.ts';
import { openOf, recordWords, type ScoreFigures, scoreDigits, scoreSentence } from '#contract/scans/score.ts';
import { bandOf } from '#contract/scans/severity.ts';
import styles from './gauge.module.css';

interface GaugeProps {
  figures: ScoreFigures;
  /** Draws itself from calm to the score, once: for a report that is new. */
  draw?: boolean;
}

/**
 * The risk score as a ring: loud up to what is known, uncertain up to what the silent sources may add, and calm after
 * it, with the numbers and the band in words. A pale mark stands where what is on record does.
 */
export function Gauge({ figures, draw }: GaugeProps) {
  const texts = useTexts(uiTexts);
  const shown = openOf(figures);
  const { loud, maybe, calm, tick } = gaugeArcs({ ...shown, tick: figures.score > shown.score ? figures.score : null });
  const label = `${scoreSentence(figures, texts.score)} ${texts.lowerIsQuieter}`;
  return (
    <div
      className={classes(styles.gauge, levelClass(bandOf(shown.score)), draw && styles.draw)}
      role="img"
      aria-label={label}
    >
      <svg viewBox="0 0 320 288" aria-hidden="true">
        <g className={styles.calm}>
          {calm.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g className={styles.maybe}>
          {maybe.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g className={styles.loud}>
          {loud.map((d) => (
            <path key={d} d={d} pathLength={draw ? 1 : undefined} />
          ))}
        </g>
        {tick && <path className={styles.tick} d={tick} />}
      </svg>
      <GaugeText figures={figures} />
      <div className={classes(styles.ends, text.num)} aria-hidden="true">
        <span>0</span>
        <span>100</span>
      </div>
    </div>
  );
}

/**
 * The ring where there is no score: dotted all round, as is what silent sources may know.
 * @param waiting how many sources are still to come; with any, the score may follow
 */
export function EmptyGauge({ waiting }: { waiting: number }) {
  const { score, noScore, noScoreYet } = useTexts(uiTexts);
  const { maybe } = gaugeArcs({ score: 0, most: 100 });
  return (
    <div className={classes(styles.gauge, styles.unknown)} role="img" aria-label={`${score.noScore}.`}>
      <svg viewBox="0 0 320 288" aria-hidden="true">
        <g className={styles.maybe}>
          {maybe.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </svg>
      <div className={styles.text} aria-hidden="true">
        <span className={styles.score}>?</span>
        <span className={styles.of}>{waiting > 0 ? noScoreYet : noScore}</span>
      </div>
    </div>
  );
}

function GaugeText({ figures }: Pick<GaugeProps, 'figures'>) {
  const { score, outOf100 } = useTexts(uiTexts);
  const shown = openOf(figures);
  return (
    <div className={styles.text} aria-hidden="true">
      <span className={classes(styles.score, shown.most > shown.score && styles.scoreRange)}>{scoreDigits(shown)}</span>
      <span className={styles.of}>{figures.open ? recordWords(figures, score) : outOf100}</span>
      <BandRange range={shown} />
    </div>
  );
}
