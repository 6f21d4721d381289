import chart from '#app/ui/charts/chart.module.css';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import { type Funnel, type FunnelStep, funnelSteps } from '#contract/analytics/funnel.ts';
import styles from './funnel-card.module.css';

const words: Readonly<Record<FunnelStep, { name: string; means: string }>> = {
  visits: {
    name: 'Page views',
    means:
      'Pages that people looked at. Which page is not counted, nor who; machines and those who ask not to be are left out.',
  },
  requests: { name: 'Requests', means: 'Free scans that were asked for.' },
  opened: { name: 'Mails opened', means: 'Of these requests, those whose mailed link was opened.' },
  results: { name: 'Results', means: 'Of these requests, those whose scan was completed.' },
  accounts: { name: 'Accounts', means: 'Accounts that were made in these days.' },
  orders: { name: 'Orders', means: 'Services that were ordered in these days.' },
  paid: { name: 'Paid', means: 'Orders of these days that are paid.' },
};

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
  const { number } = useFormats();
  const rows = rowsOf(funnel);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const partOf = ({ part }: Row) => (part === null ? '–' : `${number(Math.round(part * 100))}%`);
  return (
    <Card head={<h3>From a visit to a paid order</h3>}>
      <div className={styles.funnel}>
        <ol className={styles.steps}>
          {rows.map(({ step, count }) => (
            <li key={step}>
              <span>{words[step].name}</span>
              <span className={text.num}>{number(count)}</span>
              <svg className={styles.bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect x={50 - (50 * count) / most} width={(100 * count) / most} height="12" />
              </svg>
            </li>
          ))}
        </ol>
        <details className={chart.table}>
          <summary>Show as table, with what each step is</summary>
          <Table
            caption="From a visit to a paid order"
            columns={[
              {
                key: 'step',
                header: 'Step',
                cell: ({ step }) => (
                  <div>
                    <strong>{words[step].name}</strong>
                    <p className={classes(text.small, text.soft)}>{words[step].means}</p>
                  </div>
                ),
              },
              { key: 'count', header: 'Number', end: true, cell: ({ count }) => number(count) },
              { key: 'part', header: 'Of the step before', cell: partOf },
            ]}
            rows={rows}
            keyOf={({ step }) => step}
            dense
          />
        </details>
        <p className={classes(text.small, text.soft)}>
          Mails and results belong to the requests of these days. Nothing connects a visit, an account or an order with
          them: those steps are counted by themselves. People who deleted their account are not counted among the
          requests.
        </p>
      </div>
    </Card>
  );
}
