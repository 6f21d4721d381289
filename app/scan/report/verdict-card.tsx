import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { Timeline } from '#app/scan/timeline/timeline.tsx';
import { CategoryLine } from '#app/ui/charts/category-line.tsx';
import { EmptyGauge, Gauge } from '#app/ui/charts/gauge.tsx';
import { classes } from '#app/ui/classes.ts';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import { severities, severityOf } from '#contract/scans/severity.ts';
import { type FindingView, findingCategories, isExposure, type ScanView } from '#contract/scans/types.ts';
import { AskAgain } from './ask-again.tsx';
import styles from './verdict-card.module.css';

function Tally({ findings }: { findings: readonly FindingView[] }) {
  const texts = useTexts(reportTexts);
  const exposures = findings.filter(isExposure);
  const counted = severities
    .map((severity) => ({ severity, count: exposures.filter((finding) => finding.severity === severity).length }))
    .filter(({ count }) => count > 0);
  if (counted.length === 0) return null;
  return (
    <ul className={styles.tally} aria-label={texts.bySeverity}>
      {counted.map(({ severity, count }) => (
        <li key={severity} className={levelClass(severity)}>
          <span className={classes(styles.tallyN, text.num)}>{count}</span>
          <Severity level={severity} plain />
        </li>
      ))}
    </ul>
  );
}

function Categories({ scan }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const { findingCategories: labels } = useTexts(scanWords);
  const points = scan.score?.kind === 'scored' ? scan.score.categories : [];
  const present = findingCategories
    .map((category) => {
      const own = scan.findings.filter((finding) => finding.category === category && isExposure(finding));
      const share = points.find((one) => one.category === category)?.points ?? own[0]?.points ?? 0;
      return { category, count: own.length, points: share, first: own[0] };
    })
    .filter(({ count }) => count > 0);
  if (present.length === 0) return null;
  return (
    <div className={styles.verdictCats}>
      <h3>{texts.byCategory}</h3>
      <ul>
        {present.map(({ category, count, points: loud, first }) => (
          <li key={category}>
            <CategoryLine
              name={labels[category]}
              count={count}
              share={loud / 100}
              level={severityOf(loud)}
              {...(first && { href: `#finding-${first.id}` })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Score({ scan }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const words = useTexts(scanWords);
  return (
    <div className={styles.verdictGauge}>
      {scan.score?.kind === 'scored' ? (
        <Gauge figures={scan.score} draw />
      ) : (
        <EmptyGauge waiting={scan.coverage.waiting} />
      )}
      {scan.score?.kind === 'scored' && scan.score.most > scan.score.score && (
        <p className={classes(text.small, text.soft, styles.note)}>{texts.dotted}</p>
      )}
      <p className={classes(text.small, text.soft, styles.note)}>{answeredWords(answeredIn(scan), words)}</p>
    </div>
  );
}

/** The gauge with its coverage, the sentence that decides, the tally and the categories. */
export function VerdictCard({ scan }: { scan: ScanView }) {
  return (
    <section data-part="card" className={classes(styles.frame, card.card)} aria-labelledby="verdict">
      <div className={styles.verdict}>
        <Score scan={scan} />
        <div className={styles.verdictText}>
          <h2 className={text.displaySm} id="verdict">
            {scan.verdict.headline}
          </h2>
          <p className={text.soft}>{scan.verdict.detail}</p>
          <AskAgain scan={scan} />
          <Tally findings={scan.findings} />
        </div>
        <Categories scan={scan} />
        <div className={styles.time}>
          <Timeline findings={scan.findings} until={scan.finishedAt ?? scan.createdAt} />
        </div>
      </div>
    </section>
  );
}
