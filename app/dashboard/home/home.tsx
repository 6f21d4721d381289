import { useRouteLoaderData } from 'react-router';
import { useHealing, useLastRead } from '#app/browser/connection/use-healing.ts';
import { requestContext } from '#app/context.ts';
import { type DashboardHandle, greeting } from '#app/dashboard/shell/app-bar.tsx';
import { dashboardTexts } from '#app/dashboard/shell/dashboard.texts.ts';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { failed, orInstead } from '#app/forms/outcome.ts';
import { attempt } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { shownLanguage } from '#app/language/use-language.ts';
import { pageTitle } from '#app/page-title.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ReportPrint } from '#app/scan/report-print.tsx';
import pageTitleStyles from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import { countOwnOrders } from '#core/orders/queries/own-counts.ts';
import { countOwnScans, readHomeScans } from '#core/scans/queries/own-scans.ts';
import { readWatchInShort } from '#core/watching/queries/own-watch.ts';
import type { Route } from './+types/home.ts';
import styles from './dash.module.css';
import { homeTexts } from './home.texts.ts';
import { HomeStats } from './home-stats.tsx';
import { LatestReport } from './latest-report.tsx';
import { RecentScans } from './recent-scans.tsx';
import { ScoreChart } from './score-chart.tsx';
import { WatchLine } from './watch-line.tsx';

export const handle: DashboardHandle = { greets: true };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

/** Each part is read by itself: what fails leaves the others standing. */
export async function loader(args: Route.LoaderArgs) {
  const { title } = await homeTexts.in(languageOf(args));
  const ctx = args.context.get(requestContext);
  const home = readHomeScans(ctx, languageOf(args));
  const [scans, orders, recent, latest, scores, watch] = await Promise.all([
    attempt(ctx, 'The number of scans', () => countOwnScans(ctx)),
    attempt(ctx, 'The number of orders', () => countOwnOrders(ctx)),
    attempt(ctx, 'The latest scans', async () => (await home).recent()),
    attempt(ctx, 'The latest report', async () => (await home).latest()),
    attempt(ctx, 'The scores', async () => (await home).scores()),
    attempt(ctx, 'The line about watching', () => readWatchInShort(ctx)),
  ]);
  return { title, scans, orders, watch, recent, latest, scores };
}

const nothing = {
  title: '',
  scans: failed,
  orders: failed,
  recent: failed,
  latest: failed,
  scores: failed,
  watch: failed,
};

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { title } = await homeTexts.in(shownLanguage());
  return orInstead('The dashboard', serverLoader(), { ...nothing, title });
}

export default function DashboardHome({ loaderData }: Route.ComponentProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const shell = useTexts(dashboardTexts);
  const scans = useLastRead(loaderData.scans);
  const orders = useLastRead(loaderData.orders);
  const recent = useLastRead(loaderData.recent);
  const latest = useLastRead(loaderData.latest);
  const scores = useLastRead(loaderData.scores);
  const watch = useLastRead(loaderData.watch);
  const report = loaderData.latest.ok ? loaderData.latest.value : (latest ?? undefined);
  const { title: _, ...parts } = loaderData;
  useHealing(Object.values(parts).some(({ ok }) => !ok));
  useOwnChanges();
  if (!viewer) return null;
  return (
    <>
      <div className={pageTitleStyles.pageTitle}>
        <ReportPrint stones={report?.stones ?? []} />
        <div className={pageTitleStyles.text}>
          <h1 className={text.displayMd}>{greeting(shell, viewer)}</h1>
          <p className={text.soft}>{shell.tagline}</p>
        </div>
      </div>
      <div className={styles.dash}>
        <LatestReport report={report} />
        <WatchLine watch={watch} />
        <HomeStats scans={scans} orders={orders} lastReport={report?.date ?? null} />
        <div className={styles.lists}>
          <RecentScans scans={recent} />
          {scores && <ScoreChart points={scores} />}
        </div>
      </div>
    </>
  );
}
