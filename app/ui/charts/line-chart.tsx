import { useId } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Table } from '#app/ui/layout/table.tsx';
import { uiTexts } from '#app/ui/ui.texts.ts';
import styles from './chart.module.css';
import type { DrawnLines } from './draw-lines.ts';

interface LineChartProps {
  /** What is shown, in a few words. */
  title: string;
  drawn: DrawnLines;
  days: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  /** How a value is written; a plain number when left out. */
  write?: (value: number) => string;
}

/** Lines over days. Their numbers stand in a table behind "Show as table", for screen readers too. */
export function LineChart({ title, drawn, days, series, write }: LineChartProps) {
  const texts = useTexts(uiTexts);
  const { number, dayMonth } = useFormats();
  const id = useId();
  const shown = write ?? number;
  const rows = days.map((day, i) => ({ day, values: series.map(({ values }) => values[i] ?? 0) }));
  return (
    <figure className={styles.chart}>
      {series.length > 1 && (
        <ul className={styles.keys}>
          {series.map(({ name }, i) => (
            <li key={name}>
              <svg className={classes(styles.key, styles[`line${i + 1}`])} viewBox="0 0 24 4" aria-hidden="true">
                <path d="M0 2H24" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg
        viewBox={`0 0 ${drawn.width} ${drawn.height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-desc`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>
          {series.map(({ name, values }) => texts.inAll(name, shown(values.reduce((sum, n) => sum + n, 0)))).join('. ')}
        </desc>
        {drawn.levels.map(({ y, value }) => (
          <g key={value} className={styles.level}>
            <path d={`M60 ${y}H${drawn.width - 12}`} />
            <text x="52" y={y + 5} textAnchor="end">
              {shown(value)}
            </text>
          </g>
        ))}
        {drawn.days.map(({ x, day }) => (
          <text key={day} className={styles.day} x={x} y={drawn.height - 12} textAnchor="middle">
            {dayMonth(`${day}T00:00:00Z`, 'short')}
          </text>
        ))}
        {drawn.lines.map(({ path, area, end }, i) => (
          <g key={series[i]?.name} className={styles[`line${i + 1}`]}>
            {series.length === 1 && <path className={styles.area} d={area} />}
            <path className={styles.line} d={path} />
            <circle cx={end.x} cy={end.y} r="3.5" />
          </g>
        ))}
      </svg>
      <details className={styles.table}>
        <summary>{texts.showAsTable}</summary>
        <Table
          caption={title}
          columns={[
            { key: 'day', header: texts.day, cell: ({ day }) => dayMonth(`${day}T00:00:00Z`) },
            ...series.map(({ name }, i) => ({
              key: name,
              header: name,
              end: true,
              cell: ({ values }: (typeof rows)[number]) => shown(values[i] ?? 0),
            })),
          ]}
          rows={rows}
          keyOf={({ day }) => day}
          dense
          scroll
        />
      </details>
    </figure>
  );
}
