import { classes } from '#app/ui/classes.ts';
import { levelClass } from '#app/ui/display/severity.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { layTimeline } from '#contract/print/lay-timeline.ts';
import { type FindingView, isExposure } from '#contract/scans/types.ts';
import styles from './timeline.module.css';

type Dated = FindingView & { since: string };

/** From the first exposure to the day of the scan: one raked line, a stone for each exposure whose date is known. */
export function Timeline({ findings, until }: { findings: readonly FindingView[]; until: string }) {
  const { partialDate } = useFormats();
  const dated = findings
    .filter((finding): finding is Dated => isExposure(finding) && finding.since !== null)
    .sort((a, b) => (a.since < b.since ? -1 : 1));
  if (dated.length < 2) return null;
  const { d, stones, years, width, height } = layTimeline(dated, until);
  return (
    <figure className={styles.timeline} aria-labelledby="timeline">
      <figcaption className={classes(text.small, text.soft)} id="timeline">
        From {partialDate(dated[0]?.since.slice(0, 4) ?? '')} to today
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={d} />
        {years.map(({ x, year }) => (
          <text key={year} x={x} y={height - 2} textAnchor="middle">
            {year}
          </text>
        ))}
        {stones.map(({ id, x, y, severity }) => (
          <circle key={id} className={levelClass(severity)} cx={x} cy={y} r="4" />
        ))}
      </svg>
      <div className={visuallyHidden.visuallyHidden}>
        <table>
          <caption>Exposures by date</caption>
          <thead>
            <tr>
              <th scope="col">Since</th>
              <th scope="col">Exposure</th>
            </tr>
          </thead>
          <tbody>
            {dated.map(({ id, since, title }) => (
              <tr key={id}>
                <td>{partialDate(since)}</td>
                <td>{title}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
