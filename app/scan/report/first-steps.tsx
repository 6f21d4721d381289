import { Timer } from 'lucide-react';
import report from '#app/scan/report.module.css';
import { classes } from '#app/ui/classes.ts';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import card from '#app/ui/layout/card.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { plural } from '#contract/base/formats.ts';
import { mostUseful } from '#contract/scans/first-steps.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './first-steps.module.css';

/** "Parcel Pilot: dealt with, your open score is 20 points lower", the second half only where it is so. */
function effectOf({ where, lowersScoreBy }: FindingView): string {
  return lowersScoreBy ? `${where}: dealt with, your open score is ${plural(lowersScoreBy, 'point')} lower` : where;
}

/** Three first steps, each leading to its finding. Shows nothing when nothing counts. */
export function FirstSteps({ findings }: { findings: readonly FindingView[] }) {
  const first = mostUseful(findings);
  if (first.length === 0) return null;
  return (
    <section aria-labelledby="first">
      <h2 className={classes(text.displaySm, report.h)} id="first">
        Do these first
      </h2>
      <ol className={styles.first}>
        {first.map((finding) => (
          <li key={finding.id}>
            <a
              className={classes(styles.card, card.card, card.action, levelClass(finding.severity))}
              href={`#finding-${finding.id}`}
              onClick={() => document.getElementById(`finding-${finding.id}`)?.setAttribute('open', '')}
            >
              <Severity level={finding.severity} plain />
              <strong className={styles.t}>{finding.steps[0]}</strong>
              <span className={classes(text.small, text.soft, styles.h)}>
                <Timer className={icon.sm} aria-hidden="true" />
                {effectOf(finding)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
