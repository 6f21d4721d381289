import { Check, ChevronDown, CircleDashed, CircleDot, Unplug } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import report from '#app/scan/report.module.css';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import side from '#app/scan/side.module.css';
import source from '#app/scan/source.module.css';
import { StillToCome } from '#app/scan/waiting/still-to-come.tsx';
import { classes } from '#app/ui/classes.ts';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { answeredIn, answeredWords, type Coverage, gapsIn } from '#contract/scans/coverage.ts';
import { bandsOf, openOf } from '#contract/scans/score.ts';
import { bandFloor, bands } from '#contract/scans/severity.ts';
import type { ScanView } from '#contract/scans/types.ts';
import styles from './report-side.module.css';
import { SourceList } from './source-list.tsx';

function CoverageTally({ coverage }: { coverage: Coverage }) {
  const texts = useTexts(reportTexts);
  return (
    <ul className={side.list}>
      <li className={source.hit}>
        <CircleDot aria-hidden="true" />
        {texts.foundSomething(coverage.found)}
      </li>
      <li className={source.clear}>
        <Check aria-hidden="true" />
        {texts.foundNothing(coverage.clear)}
      </li>
      <li className={source.down}>
        <Unplug aria-hidden="true" />
        {texts.notChecked(coverage.notChecked)}
      </li>
      {coverage.waiting > 0 && (
        <li className={source.wait}>
          <CircleDashed aria-hidden="true" />
          {texts.toCome(coverage.waiting)}
        </li>
      )}
    </ul>
  );
}

const MOST_NAMES = 12;

/** All names where they are few; the list below has every one. */
function useNames(gaps: readonly string[]): string {
  const { places } = useTexts(reportTexts);
  const more = gaps.length - MOST_NAMES;
  return more > 0 ? places(gaps.slice(0, MOST_NAMES).join(', '), more) : gaps.join(', ');
}

/** The coverage receipt: each source's answer, and the gaps by name. */
function Sources({ scan }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const gaps = gapsIn(scan.checks);
  const names = useNames(gaps);
  return (
    <Card
      aria-labelledby="coverage"
      flush
      head={
        <>
          <h2 className={side.h} id="coverage">
            {texts.sources}
          </h2>
          <span className={classes(text.small, text.soft, text.num)}>
            {texts.of(scan.coverage.found + scan.coverage.clear, scan.coverage.asked)}
          </span>
        </>
      }
    >
      <div className={side.side}>
        <CoverageTally coverage={scan.coverage} />
        {gaps.length > 0 && <p className={classes(text.small, text.soft)}>{texts.gaps(names)}</p>}
        <StillToCome scan={scan} />
        <a className={text.small} href="#every-source">
          {texts.seeEverySource}
        </a>
      </div>
    </Card>
  );
}

/** Hundreds of rows want the width of the page: they stand below the findings. */
export function EverySource({ scan }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const words = useTexts(scanWords);
  return (
    <details data-part="card" className={classes(card.card, source.receipt)}>
      <summary>
        <h2 className={side.h} id="every-source">
          {texts.everySource}
        </h2>
        <span className={classes(text.small, text.soft, text.num)}>{answeredWords(answeredIn(scan), words)}</span>
        <ChevronDown className={source.opens} aria-hidden="true" />
      </summary>
      <SourceList checks={scan.checks} identifiers={scan.identifiers} />
    </details>
  );
}

export function Bands({ scan }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const { scoreMethod } = useTexts(scanWords);
  const current = scan.score?.kind === 'scored' ? bandsOf(openOf(scan.score)) : [];
  return (
    <Card aria-labelledby="bands" flush>
      <div className={side.side}>
        <h2 className={side.h} id="bands">
          {texts.howToRead}
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
          {scan.score && ` ${texts.formula(scan.score.formula)}`}
        </p>
      </div>
    </Card>
  );
}

/** How long a result without an account is kept. */
function Keeping({ scan }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const { longDate } = useFormats();
  const { expiresAt } = scan;
  if (!expiresAt) return null;
  return (
    <p className={classes(text.small, text.soft)} data-print="hide">
      {withLinks(texts.kept(longDate(expiresAt)), (date) => (
        <time dateTime={expiresAt}>{date}</time>
      ))}
    </p>
  );
}

/** Beside the findings: what was asked, how to read the score, and how long the result is kept. */
export function ReportSide({ scan }: { scan: ScanView }) {
  const texts = useTexts(reportTexts);
  const { sources } = useTexts(scanWords);
  return (
    <aside className={report.side} aria-label={texts.about(sources(scan.coverage.asked))}>
      <Sources scan={scan} />
      <Bands scan={scan} />
      <Keeping scan={scan} />
    </aside>
  );
}
