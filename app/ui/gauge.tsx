import { bandLabel, bandOf } from '#contract/severity.ts';
import { classes } from './classes.ts';
import { gaugeArcs } from './print/gauge-arcs.ts';
import { levelClass, Severity } from './severity.tsx';

interface GaugeProps {
  /** 0 to 100. */
  score: number;
  /** Draws itself from calm to the score, once: for a report that is new. */
  draw?: boolean;
}

/** The risk score as a ring: loud up to the score, calm after it, with the number and the band in words. */
export function Gauge({ score, draw }: GaugeProps) {
  const band = bandOf(score);
  const { loud, calm } = gaugeArcs({ score });
  const label = `Risk score ${score} out of 100: ${bandLabel[band]}. Lower is quieter.`;
  return (
    <div className={classes('gauge', levelClass(band), draw && 'gauge--draw')} role="img" aria-label={label}>
      <svg viewBox="0 0 320 288" aria-hidden="true">
        <g className="calm">
          {calm.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g className="loud">
          {loud.map((d) => (
            <path key={d} d={d} pathLength={draw ? 1 : undefined} />
          ))}
        </g>
      </svg>
      <div className="gauge__text" aria-hidden="true">
        <span className="gauge__score">{score}</span>
        <span className="gauge__of">out of 100</span>
        <Severity level={band} />
      </div>
      <div className="gauge__ends num" aria-hidden="true">
        <span>0</span>
        <span>100</span>
      </div>
    </div>
  );
}
