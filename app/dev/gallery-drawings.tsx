import { CategoryLine } from '#app/ui/charts/category-line.tsx';
import drawing from '#app/ui/charts/drawing.module.css';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { SourceRing, SourceRingKey } from '#app/ui/charts/source-ring.tsx';
import { classes } from '#app/ui/classes.ts';
import { Print } from '#app/ui/display/print.tsx';
import { bandFloor, bands } from '#contract/scans/severity.ts';
import type { CheckState } from '#contract/scans/types.ts';
import styles from './gallery.module.css';
import galleryDrawings from './gallery-drawings.module.css';
import { Section } from './section.tsx';
import spec from './spec.module.css';

const states: CheckState[] = [
  'found',
  'found',
  'clear',
  'found',
  'clear',
  'clear',
  'checking',
  'found',
  'checking',
  'clear',
  'queued',
  'not-checked',
];
const lines = [
  ['Passwords and credentials', 3, 0.62, 'critical'],
  ['Where you live', 2, 0.5, 'high'],
  ['Who you are', 1, 0.3, 'medium'],
  ['Technical traces', 0, 0, 'quiet'],
] as const;

const exactScore = (score: number) => ({ score, most: score });

export function GaugeSection() {
  return (
    <Section title="Risk gauge, by band">
      <div className={galleryDrawings.gauges}>
        {[...bands].reverse().map((band) => (
          <Gauge key={band} figures={{ ...exactScore(bandFloor[band] + 8), open: null }} draw={band === 'high'} />
        ))}
        <Gauge figures={{ score: 31, most: 48, open: null }} />
        <Gauge figures={{ ...exactScore(62), open: exactScore(24) }} />
        <Gauge figures={{ score: 62, most: 93, open: { score: 24, most: 92 } }} />
      </div>
    </Section>
  );
}

export function DrawingSection() {
  return (
    <Section title="Lines, ring, print">
      <div className={spec.grid}>
        <div>
          {lines.map(([name, count, share, level]) => (
            <CategoryLine key={name} name={name} count={count} share={share} level={level} />
          ))}
        </div>
        <div className={styles.stack}>
          <SourceRing states={states} findings={4} seed="example" />
          <SourceRingKey />
        </div>
        <Print
          className={classes(drawing.rake, styles.wide)}
          width={400}
          height={220}
          stones={[
            { x: 120, y: 90, reach: 80 },
            { x: 300, y: 150, reach: 50 },
          ]}
        />
      </div>
    </Section>
  );
}
