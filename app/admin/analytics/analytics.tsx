import type { ReactNode } from 'react';
import toolbar from '#app/admin/lists/toolbar.module.css';
import { useShown } from '#app/admin/lists/use-shown.ts';
import { adminTitle } from '#app/admin/shell/page-title.ts';
import { panelTexts } from '#app/admin/shell/panel.texts.ts';
import { TabHead } from '#app/admin/shell/tab-head.tsx';
import { requestContext } from '#app/context.ts';
import type { ValueOf } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
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
import { uiTexts } from '#app/ui/ui.texts.ts';
import {
  type AnalyticsEvent,
  type AnalyticsReport,
  analyticsRanges,
  type Compared,
  type EventType,
  type Ranked,
} from '#contract/analytics/types.ts';
import { readFunnel } from '#core/analytics/queries/funnel.ts';
import { readAnalytics } from '#core/analytics/queries/report.ts';
import { eventsShown } from '#core/analytics/rules.ts';
import { getServiceNames, type NameOfService } from '#core/site/services/queries/service-names.ts';
import type { Route } from './+types/analytics.ts';
import styles from './analytics.module.css';
import { analyticsTexts } from './analytics.texts.ts';
import { FunnelCard } from './funnel-card.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? adminTitle(matches[0].loaderData, loaderData.title) : [];

const nameServices = (services: AnalyticsReport['services'], nameOf: NameOfService) =>
  services.map(({ name, ...counts }) => ({ name: name && nameOf(name), ...counts }));

/** The charts are drawn here, on the server. */
export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const language = languageOf(args);
  const { title } = await analyticsTexts.in(language);
  const ctx = context.get(requestContext);
  const range = analyticsRanges.find((days) => String(days) === url.searchParams.get('days')) ?? 30;
  const shown = await attempt(ctx, 'The analytics', async () => {
    const report = await readAnalytics(ctx, range);
    const { days, perDay, revenuePerDay } = report;
    return {
      funnel: await readFunnel(ctx, range),
      report: {
        ...report,
        services: nameServices(report.services, await getServiceNames(ctx, language)),
        events: report.events.slice(0, eventsShown),
      },
      views: drawLines(days, [perDay.page_view]),
      work: drawLines(days, [perDay.scan, perDay.order]),
      revenue: drawLines(days, [revenuePerDay]),
    };
  });
  return { title, shown, range };
}

type Value = ValueOf<Route.ComponentProps['loaderData']['shown']>;

function Change({ now, before }: Compared) {
  const { figures: texts } = useTexts(analyticsTexts);
  const { number } = useFormats();
  if (before === 0)
    return <span className={classes(text.small, text.soft)}>{now === 0 ? texts.noChange : texts.noneBefore}</span>;
  const percent = Math.round((100 * (now - before)) / before);
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  return (
    <span className={classes(text.small, text.soft, text.num)}>
      {texts.change(`${sign}${number(Math.abs(percent))}`)}
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
  const { figures: texts } = useTexts(analyticsTexts);
  const { number, money } = useFormats();
  const { totals, revenue, otherRevenue, activeUsers, signedIn } = report;
  const counted = (type: EventType) => (
    <Figure label={texts.totals[type]} value={number(totals[type].now)}>
      <Change {...totals[type]} />
    </Figure>
  );
  return (
    <ul className={styles.figures} aria-label={texts.label}>
      <Figure label={texts.revenue} value={money(revenue.now)}>
        <Change {...revenue} />
        {otherRevenue.map(({ currency, amount }) => (
          <span key={currency} className={classes(text.small, text.num)}>
            {texts.and(money(amount, currency))}
          </span>
        ))}
      </Figure>
      {counted('scan')}
      {counted('order')}
      <Figure label={texts.active} value={number(activeUsers)}>
        <span className={classes(text.small, text.soft)}>{texts.activeText}</span>
      </Figure>
      <Figure label={texts.signedIn} value={number(signedIn)} />
      {counted('page_view')}
      {counted('sign_up')}
      {counted('sign_in')}
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

/** What a newer or older version counts stands under its own name. */
const nameIn = (names: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(names, name) ? (names[name] ?? name) : name;

function Recent({ events }: { events: AnalyticsEvent[] }) {
  const { recent: texts, deviceNames } = useTexts(analyticsTexts);
  const { dateTime, number } = useFormats();
  const labelOf = ({ type, count }: AnalyticsEvent) =>
    count === 1 ? nameIn(texts.events, type) : texts.several(nameIn(texts.events, type), number(count));
  return (
    <Card flush head={<h3>{texts.title}</h3>}>
      {events.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneText}</p>
        </EmptyState>
      ) : (
        <Table
          caption={texts.title}
          columns={[
            { key: 'event', header: texts.columns.event, cell: labelOf },
            {
              key: 'device',
              header: texts.columns.device,
              cell: ({ device }) => (device ? nameIn(deviceNames, device) : texts.unknownDevice),
            },
            { key: 'country', header: texts.columns.country, cell: ({ country }) => country ?? texts.unknownCountry },
            { key: 'time', header: texts.columns.time, cell: ({ createdAt }) => dateTime(createdAt) },
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
  const { services: texts, figures } = useTexts(analyticsTexts);
  const { showAsTable } = useTexts(uiTexts);
  const { number } = useFormats();
  const nameOf = ({ name }: { name: string | null }) => name ?? texts.removed;
  const rows = services.map((one) => ({ name: nameOf(one), count: one.scans + one.orders }));
  return (
    <Card head={<h3>{texts.title}</h3>}>
      {rows.length === 0 ? (
        <p className={classes(text.small, text.soft)}>{texts.none}</p>
      ) : (
        <>
          <RankedBars label={texts.title} rows={rows} />
          <details className={classes(chart.table, styles.countries)}>
            <summary>{showAsTable}</summary>
            <Table
              caption={texts.title}
              columns={[
                { key: 'name', header: texts.service, cell: nameOf },
                { key: 'scans', header: figures.totals.scan, end: true, cell: ({ scans }) => number(scans) },
                { key: 'orders', header: figures.totals.order, end: true, cell: ({ orders }) => number(orders) },
              ]}
              rows={services}
              keyOf={nameOf}
              dense
            />
          </details>
        </>
      )}
    </Card>
  );
}

function Report({ report, funnel, views, work, revenue }: Value) {
  const texts = useTexts(analyticsTexts);
  const { perDay: titles, figures } = texts;
  const { money } = useFormats();
  const { days, perDay } = report;
  return (
    <>
      <Figures report={report} />
      <FunnelCard funnel={funnel} />
      <div className={styles.charts}>
        <Card head={<h3>{titles.work}</h3>}>
          <LineChart
            title={titles.work}
            drawn={work}
            days={days}
            series={[
              { name: figures.totals.scan, values: perDay.scan },
              { name: figures.totals.order, values: perDay.order },
            ]}
          />
        </Card>
        <Card head={<h3>{titles.revenue}</h3>}>
          <LineChart
            title={titles.revenue}
            drawn={revenue}
            days={days}
            series={[{ name: figures.revenue, values: report.revenuePerDay }]}
            write={(value) => money(value)}
          />
        </Card>
        <Card head={<h3>{titles.views}</h3>}>
          <LineChart
            title={titles.views}
            drawn={views}
            days={days}
            series={[{ name: figures.totals.page_view, values: perDay.page_view }]}
          />
        </Card>
        <Services services={report.services} />
        <Ranking
          title={texts.devices.title}
          rows={report.devices.map(({ name, count }) => ({ name: nameIn(texts.deviceNames, name), count }))}
          none={texts.devices.none}
        />
        <Ranking title={texts.countries.title} rows={report.countries} none={texts.countries.none} />
      </div>
      <Recent events={report.events} />
    </>
  );
}

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { range } = loaderData;
  const texts = useTexts(analyticsTexts);
  const notRead = useTexts(panelTexts).notRead.analytics;
  const shown = useShown(loaderData.shown, notRead);
  return (
    <div className={styles.analytics}>
      <TabHead title={texts.title} actions={<ButtonLink to="/admin/analytics/sources">{texts.sources}</ButtonLink>}>
        {texts.lead}
      </TabHead>
      <div className={toolbar.toolbar}>
        <SegmentLinks
          label={texts.range}
          segments={analyticsRanges.map((days) => ({
            value: String(days),
            label: texts.days(days),
          }))}
          current={String(range)}
          hrefFor={(days) => `?days=${days}`}
        />
      </div>
      {shown ? (
        <Report {...shown} />
      ) : (
        <EmptyState kind="error" card title={notRead}>
          <p>{texts.notReadText}</p>
        </EmptyState>
      )}
    </div>
  );
}
