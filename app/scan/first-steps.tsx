import { Timer } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { levelClass, Severity } from '#app/ui/layout/severity.tsx';
import { plural } from '#contract/base/formats.ts';
import { mostUseful } from '#contract/scans/first-steps.ts';
import type { FindingView } from '#contract/scans/types.ts';

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
      <h2 className="display-sm report__h" id="first">
        Do these first
      </h2>
      <ol className="first">
        {first.map((finding) => (
          <li key={finding.id}>
            <a
              className={classes('first__card card card--action', levelClass(finding.severity))}
              href={`#finding-${finding.id}`}
              onClick={() => document.getElementById(`finding-${finding.id}`)?.setAttribute('open', '')}
            >
              <Severity level={finding.severity} plain />
              <strong className="first__t">{finding.steps[0]}</strong>
              <span className="small soft first__h">
                <Timer className="icon icon--sm" aria-hidden="true" />
                {effectOf(finding)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
