import type { ReactNode } from 'react';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { notRead } from '#app/admin/shell/read-failures.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import type { ValueOf } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import chart from '#app/ui/charts/chart.module.css';
import { drawLines } from '#app/ui/charts/draw-lines.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { RankedBars } from '#app/ui/charts/ranked-bars.tsx';
import { SegmentLinks } from '#app/ui/charts/segments.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import { Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import {
  type AnalyticsEvent,
  type AnalyticsReport,
  analyticsRanges,
  type Compared,
  type EventType,
  eventLabel,
  type Ranked,
} from '#contract/analytics/types.ts';
import { readFunnel } from '#core/analytics/queries/funnel.ts';
import { readAnalytics } from '#core/analytics/queries/report.ts';
import { eventsShown } from '#core/analytics/rules.ts';
import type { Route } from './+types/analytics.ts';
import styles from './analytics.module.css';
import { FunnelCard } from './funnel-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => adminTitle(matches[0].loaderData, 'Analytics');

/** The charts are drawn here, on the server. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const range = analyticsRanges.find((days) => String(days) === url.searchParams.get('days')) ?? 30;
  const shown = await attempt(ctx, 'The analytics', async () => {
    const report = await readAnalytics(ctx, range);
    const { days, perDay, revenuePerDay } = report;
    return {
      funnel: await readFunnel(ctx, range),
      report: { ...report, events: report.events.slice(0, eventsShown) },
      views: drawLines(days, [perDay.page_view]),
      work: drawLines(days, [perDay.scan, perDay.order]),
      revenue: drawLines(days, [revenuePerDay]),
    };
  });
  return { shown, range };
}

type Value = ValueOf<Route.ComponentProps['loaderData']['shown']>;

function Change({ now, before }: Compared) {
  const { number } = useFormats();
  if (before === 0)
    return (
      <span className={classes(text.small, text.soft)}>{now === 0 ? 'No change' : 'None in the previous period'}</span>
    );
  const percent = Math.round((100 * (now - before)) / before);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return (
    <span className={classes(text.small, text.soft, text.num)}>
      {sign}
      {number(Math.abs(percent))}% against the previous period
    </span>
  );
}

function Figure({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  return (
    <li data-part="card" className={classes(cardStyles.card, styles.figure)}>
      <span className={classes(text.small, text.soft)}>{label}</span>
      <strong className={classes(styles.figureValue, text.num)}>{value}</strong>
      {children}
    </li>
  );
}

function Figures({ report }: { report: AnalyticsReport }) {
  const { number, money } = useFormats();
  const { totals, revenue, otherRevenue, activeUsers, signedIn } = report;
  const counted = (label: string, type: EventType) => (
    <Figure label={label} value={number(totals[type].now)}>
      <Change {...totals[type]} />
    </Figure>
  );
  return (
    <ul className={styles.figures} aria-label="Figures">
      <Figure label="Revenue" value={money(revenue.now)}>
        <Change {...revenue} />
        {otherRevenue.map(({ currency, amount }) => (
          <span key={currency} className={classes(text.small, text.num)}>
            and {money(amount, currency)}
          </span>
        ))}
      </Figure>
      {counted('Scans', 'scan')}
      {counted('Orders', 'order')}
      <Figure label="Active users" value={number(activeUsers)}>
        <span className={classes(text.small, text.soft)}>Joined in the last 30 days</span>
      </Figure>
      <Figure label="Signed in, last 30 days" value={number(signedIn)} />
      {counted('Page views', 'page_view')}
      {counted('Sign-ups', 'sign_up')}
      {counted('Sign-ins', 'sign_in')}
    </ul>
  );
}

function Ranking({ title, rows, none }: { title: string; rows: Ranked[]; none: string }) {
  return (
    <Card head={<h3>{title}</h3>}>
      {rows.length > 0 ? (
        <RankedBars label={title} rows={rows} />
      ) : (
        <p className={classes(text.small, text.soft)}>{none}</p>
      )}
    </Card>
  );
}

function Recent({ events }: { events: AnalyticsEvent[] }) {
  const { dateTime, number } = useFormats();
  const nameOf = (type: string) => (type in eventLabel ? eventLabel[type as EventType] : type);
  const labelOf = ({ type, count }: AnalyticsEvent) =>
    count === 1 ? nameOf(type) : `${nameOf(type)} × ${number(count)}`;
  return (
    <Card flush head={<h3>Recent activity</h3>}>
      {events.length === 0 ? (
        <EmptyState title="No events yet">
          <p>Page views, sign-ups, sign-ins, scans and orders appear here.</p>
        </EmptyState>
      ) : (
        <Table
          caption="Recent activity"
          columns={[
            { key: 'event', header: 'Event', cell: labelOf },
            { key: 'device', header: 'Device', cell: ({ device }) => device ?? 'Unknown' },
            { key: 'country', header: 'Country', cell: ({ country }) => country ?? 'Unknown' },
            { key: 'time', header: 'Time', cell: ({ createdAt }) => dateTime(createdAt) },
          ]}
          rows={events}
          keyOf={({ id }) => id}
          dense
        />
      )}
    </Card>
  );
}

function Services({ services }: { services: AnalyticsReport['services'] }) {
  const { number } = useFormats();
  const rows = services.map(({ name, scans, orders }) => ({ name, count: scans + orders }));
  return (
    <Card head={<h3>Scans and orders by service</h3>}>
      {rows.length === 0 ? (
        <p className={classes(text.small, text.soft)}>Nothing in this period.</p>
      ) : (
        <>
          <RankedBars label="Scans and orders by service" rows={rows} />
          <details className={classes(chart.table, styles.countries)}>
            <summary>Show as table</summary>
            <Table
              caption="Scans and orders by service"
              columns={[
                { key: 'name', header: 'Service', cell: ({ name }) => name },
                { key: 'scans', header: 'Scans', end: true, cell: ({ scans }) => number(scans) },
                { key: 'orders', header: 'Orders', end: true, cell: ({ orders }) => number(orders) },
              ]}
              rows={services}
              keyOf={({ name }) => name}
              dense
            />
          </details>
        </>
      )}
    </Card>
  );
}

function Report({ report, funnel, views, work, revenue }: Value) {
  const { money } = useFormats();
  const { days, perDay } = report;
  return (
    <>
      <Figures report={report} />
      <FunnelCard funnel={funnel} />
      <div className={styles.charts}>
        <Card head={<h3>Scans and orders per day</h3>}>
          <LineChart
            title="Scans and orders per day"
            drawn={work}
            days={days}
            series={[
              { name: 'Scans', values: perDay.scan },
              { name: 'Orders', values: perDay.order },
            ]}
          />
        </Card>
        <Card head={<h3>Revenue per day</h3>}>
          <LineChart
            title="Revenue per day"
            drawn={revenue}
            days={days}
            series={[{ name: 'Revenue', values: report.revenuePerDay }]}
            write={(value) => money(value)}
          />
        </Card>
        <Card head={<h3>Page views per day</h3>}>
          <LineChart
            title="Page views per day"
            drawn={views}
            days={days}
            series={[{ name: 'Page views', values: perDay.page_view }]}
          />
        </Card>
        <Services services={report.services} />
        <Ranking title="Top 5 devices" rows={report.devices} none="No page views in this period." />
        <Ranking title="Top 5 countries" rows={report.countries} none="No country is known in this period." />
      </div>
      <Recent events={report.events} />
    </>
  );
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { range } = loaderData;
  const shown = useShown(loaderData.shown, notRead.analytics);
  return (
    <div className={styles.analytics}>
      <TabHead title="Analytics" actions={<ButtonLink to="/admin/analytics/sources">Sources</ButtonLink>}>
        Counted by us, without cookies and without identifying anyone. Days are in UTC.
      </TabHead>
      <div className={toolbar.toolbar}>
        <SegmentLinks
          label="Time shown"
          segments={analyticsRanges.map((days) => ({
            value: String(days),
            label: days === 365 ? 'A year' : `${days} days`,
          }))}
          current={String(range)}
          hrefFor={(days) => `?days=${days}`}
        />
      </div>
      {shown ? (
        <Report {...shown} />
      ) : (
        <EmptyState kind="error" card title={notRead.analytics}>
          <p>Nothing is lost; please try again in a moment.</p>
        </EmptyState>
      )}
    </div>
  );
}
