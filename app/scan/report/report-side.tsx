import { Check, ChevronDown, CircleDashed, CircleDot, Unplug } from 'lucide-react';
import report from '#app/scan/report.module.css';
import side from '#app/scan/side.module.css';
import source from '#app/scan/source.module.css';
import { StillToCome } from '#app/scan/waiting/still-to-come.tsx';
import { classes } from '#app/ui/classes.ts';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { plural } from '#contract/base/formats.ts';
import { answeredIn, answeredWords, type Coverage, gapsIn } from '#contract/scans/coverage.ts';
import { bandsOf, openOf, scoreMethod } from '#contract/scans/score.ts';
import { bandFloor, bands } from '#contract/scans/severity.ts';
import type { ScanView } from '#contract/scans/types.ts';
import styles from './report-side.module.css';
import { SourceList } from './source-list.tsx';

function CoverageTally({ coverage }: { coverage: Coverage }) {
  return (
    <ul className={side.list}>
      <li className={source.hit}>
        <CircleDot aria-hidden="true" />
        {coverage.found} found something
      </li>
      <li className={source.clear}>
        <Check aria-hidden="true" />
        {coverage.clear} found nothing
      </li>
      <li className={source.down}>
        <Unplug aria-hidden="true" />
        {coverage.notChecked} could not be checked
      </li>
      {coverage.waiting > 0 && (
        <li className={source.wait}>
          <CircleDashed aria-hidden="true" />
          {coverage.waiting} still to come
        </li>
      )}
    </ul>
  );
}

const MOST_NAMES = 12;

/** All names where they are few; the list below has every one. */
function namesOf(gaps: readonly string[]): string {
  const more = gaps.length - MOST_NAMES;
  return more > 0 ? `${gaps.slice(0, MOST_NAMES).join(', ')} and ${more} more` : gaps.join(', ');
}

/** The coverage receipt: each source's answer, and the gaps by name. */
function Sources({ scan }: { scan: ScanView }) {
  const gaps = gapsIn(scan.checks);
  return (
    <Card
      aria-labelledby="coverage"
      flush
      head={
        <>
          <h2 className={side.h} id="coverage">
            Sources
          </h2>
          <span className={classes(text.small, text.soft, text.num)}>
            {scan.coverage.found + scan.coverage.clear} of {scan.coverage.asked}
          </span>
        </>
      }
    >
      <div className={side.side}>
        <CoverageTally coverage={scan.coverage} />
        {gaps.length > 0 && (
          <p className={classes(text.small, text.soft)}>
            Not checked: {namesOf(gaps)}. This report says nothing about what they hold.
          </p>
        )}
        <StillToCome scan={scan} />
        <a className={text.small} href="#every-source">
          See every source
        </a>
      </div>
    </Card>
  );
}

/** Hundreds of rows want the width of the page: they stand below the findings. */
export function EverySource({ scan }: { scan: ScanView }) {
  return (
    <details data-part="card" className={classes(card.card, source.receipt)}>
      <summary>
        <h2 className={side.h} id="every-source">
          Every source
        </h2>
        <span className={classes(text.small, text.soft, text.num)}>{answeredWords(answeredIn(scan))}</span>
        <ChevronDown className={source.opens} aria-hidden="true" />
      </summary>
      <SourceList checks={scan.checks} identifiers={scan.identifiers} />
    </details>
  );
}

export function Bands({ scan }: { scan: ScanView }) {
  const current = scan.score?.kind === 'scored' ? bandsOf(openOf(scan.score)) : [];
  return (
    <Card aria-labelledby="bands" flush>
      <div className={side.side}>
        <h2 className={side.h} id="bands">
          How to read the score
        </h2>
        <ul className={styles.bands}>
          {bands.toReversed().map((band, index, all) => {
            const next = all[index + 1];
            return (
              <li key={band} className={levelClass(band)} aria-current={current.includes(band) ? 'true' : undefined}>
                <Severity level={band} plain />
                <span className={classes(text.num, text.soft)}>
                  {bandFloor[band]}–{next ? bandFloor[next] - 1 : 100}
                </span>
              </li>
            );
          })}
        </ul>
        <p className={classes(text.small, text.soft)}>
          {scoreMethod}
          {scan.score && ` Formula version ${scan.score.formula}.`}
        </p>
      </div>
    </Card>
  );
}

/** How long a result without an account is kept. */
function Keeping({ scan }: { scan: ScanView }) {
  const { longDate } = useFormats();
  if (!scan.expiresAt) return null;
  return (
    <p className={classes(text.small, text.soft)} data-print="hide">
      This result belongs to no account. It is deleted on{' '}
      <time dateTime={scan.expiresAt}>{longDate(scan.expiresAt)}</time>.
    </p>
  );
}

/** Beside the findings: what was asked, how to read the score, and how long the result is kept. */
export function ReportSide({ scan }: { scan: ScanView }) {
  return (
    <aside className={report.side} aria-label={`About this report: ${plural(scan.coverage.asked, 'source')}`}>
      <Sources scan={scan} />
      <Bands scan={scan} />
      <Keeping scan={scan} />
    </aside>
  );
}
