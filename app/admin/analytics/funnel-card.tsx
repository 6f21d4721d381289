import { useTexts } from '#app/language/texts.ts';
import chart from '#app/ui/charts/chart.module.css';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { type Funnel, type FunnelStep, funnelSteps } from '#contract/analytics/funnel.ts';
import { analyticsTexts } from './analytics.texts.ts';
import styles from './funnel-card.module.css';

interface Row {
  step: FunnelStep;
  count: number;
  /** Of the step before, 0 to 1; null where there was none, or fewer. */
  part: number | null;
}

const rowsOf = (funnel: Funnel): Row[] =>
  funnelSteps.map((step, at) => {
    const before = funnel[funnelSteps[at - 1] ?? step];
    const count = funnel[step];
    return { step, count, part: at > 0 && before > 0 && count <= before ? count / before : null };
  });

/** How many get from a page to a paid order: bars that narrow, and a table that says the same. */
export function FunnelCard({ funnel }: { funnel: Funnel }) {
  const { funnel: texts } = useTexts(analyticsTexts);
  const { number } = useFormats();
  const rows = rowsOf(funnel);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const partOf = ({ part }: Row) => (part === null ? '–' : texts.part(number(Math.round(part * 100))));
  return (
    <Card head={<h3>{texts.title}</h3>}>
      <div className={styles.funnel}>
        <ol className={styles.steps}>
          {rows.map(({ step, count }) => (
            <li key={step}>
              <span>{texts.steps[step].name}</span>
              <span className={text.num}>{number(count)}</span>
              <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect x={50 - (50 * count) / most} width={(100 * count) / most} height="12" />
              </svg>
            </li>
          ))}
        </ol>
        <details className={chart.table}>
          <summary>{texts.showAsTable}</summary>
          <Table
            caption={texts.title}
            columns={[
              {
                key: 'step',
                header: texts.columns.step,
                cell: ({ step }) => (
                  <div>
                    <strong>{texts.steps[step].name}</strong>
                    <p className={classes(text.small, text.soft)}>{texts.steps[step].means}</p>
                  </div>
                ),
              },
              { key: 'count', header: texts.columns.count, end: true, cell: ({ count }) => number(count) },
              { key: 'part', header: texts.columns.part, cell: partOf },
            ]}
            rows={rows}
            keyOf={({ step }) => step}
            dense
          />
        </details>
        <p className={classes(text.small, text.soft)}>{texts.note}</p>
      </div>
    </Card>
  );
}
