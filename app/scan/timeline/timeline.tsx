import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/texts/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { levelClass } from '#app/ui/display/severity.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { yearOrMonth } from '#contract/base/formats.ts';
import { layTimeline } from '#contract/print/lay-timeline.ts';
import { type Dated, exposuresByDate, spanWords, undatedLine } from '#contract/scans/timeline.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './timeline.module.css';

/** The picture; what it shows stands in the table. */
function Line({ dated, until }: { dated: readonly Dated[]; until: string }) {
  const { locale } = useFormats();
  const { d, stones, labels, width, height } = layTimeline(dated, until);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={d} />
      {labels.map(({ x, at, unit }) => (
        <text key={at} x={x} y={height - 2} textAnchor="middle">
          {yearOrMonth(at, unit, locale)}
        </text>
      ))}
      {stones.map(({ id, x, y, severity }) => (
        <circle key={id} className={levelClass(severity)} cx={x} cy={y} r="4" />
      ))}
    </svg>
  );
}

function DateTable({ dated, undated }: { dated: readonly Dated[]; undated: readonly FindingView[] }) {
  const texts = useTexts(reportTexts);
  const { partialDate } = useFormats();
  return (
    <div className={visuallyHidden.visuallyHidden}>
      <table>
        <caption>{texts.byDate}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.since}</th>
            <th scope="col">{texts.exposure}</th>
          </tr>
        </thead>
        <tbody>
          {[...dated, ...undated].map(({ id, title }, place) => (
            <tr key={id}>
              <td>{place < dated.length ? partialDate(dated[place]?.since ?? '') : texts.dateUnknown}</td>
              <td>{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Names of those without a date. */
const MOST_UNDATED = 8;

/** From the first exposure to the day of the scan: one raked line, a stone for each exposure whose date is known. */
export function Timeline({ findings, until }: { findings: readonly FindingView[]; until: string }) {
  const words = useTexts(scanWords);
  const formats = useFormats();
  const { dated, undated } = exposuresByDate(findings);
  const [first] = dated;
  if (!first) return null;
  const unknown = undatedLine(undated, words, MOST_UNDATED);
  return (
    <figure className={styles.timeline} aria-labelledby="timeline">
      <figcaption className={classes(text.small, text.soft)} id="timeline">
        {spanWords(first, until, formats, words)}
      </figcaption>
      <Line dated={dated} until={until} />
      {unknown && (
        <p className={classes(text.small, text.soft)} aria-hidden="true">
          {unknown}
        </p>
      )}
      <DateTable dated={dated} undated={undated} />
    </figure>
  );
}
